// Blocks a place for a creator: once, not below a country that is blocked, and a country in place of its regions (domain 5.13).
import { InvalidInput, Refusal, sql } from '../../../server/kit.ts'
import type { ActionRun } from '../../../server/kit.ts'
import type { CustomRun, Effect } from '../customTypes.ts'
import { refuse } from '../guards/answerEach.ts'
import { lockCreator } from '../people/lockCreator.ts'
import { placeOf } from '../people/placeOf.ts'
import type { Place } from '../people/placeOf.ts'
import { table } from '../tables.ts'
import { erase } from '../store.ts'

const blockedLocation = table('BlockedLocation')

interface Blocked {
  readonly id: string
  readonly location: string
  readonly name: string
}

const blockedOf = async ({ tx }: ActionRun, creator: string): Promise<readonly Blocked[]> =>
  (
    await sql<Blocked>`select ${blockedLocation.id}::text as id, ${blockedLocation.location}, ${blockedLocation.name} from ${blockedLocation} where ${blockedLocation.user} = ${creator}::bigint order by ${blockedLocation.id}`.execute(
      tx,
    )
  ).rows

const placeIn = ({ input }: CustomRun<'blockLocation'>): Place => {
  const place = placeOf(input.location.trim())
  if (!place)
    throw new InvalidInput([
      { field: 'location', code: 'place', template: 'errors.invalid', params: ['@entities.blockedLocations.fields.location'] },
    ])
  return place
}

/** They go with the country; how many is asked first. */
const removeRegions = async (change: ActionRun, { code, name }: Place, blocked: readonly Blocked[]): Promise<void> => {
  const regions = blocked.filter(({ location }) => location.startsWith(`${code}___`))
  if (regions.length === 0) return
  if (!change.ticks.has('removesRegions')) {
    const tick = { name: 'removesRegions', template: 'ticks.removesRegions', params: [String(regions.length), name] }
    throw new Refusal('removesRegions', tick.template, tick.params, [tick])
  }
  for (const { id } of regions) await erase(change, 'BlockedLocation', id)
}

/** What is blocked already is refused by the rule of uniqueness, for which the place is given in its one form. */
export const blockLocation: Effect<'blockLocation'> = async (change) => {
  const { id } = await lockCreator(change, change.input.user)
  const place = placeIn(change)
  const blocked = await blockedOf(change, id)
  const cover = blocked.find(({ location }) => location === place.country)
  if (cover) throw refuse('coveredByCountry', [cover.name])
  const isThere = blocked.some(({ location }) => location === place.code)
  if (place.kind === 'COUNTRY' && !isThere) await removeRegions(change, place, blocked)
  change.set('location', place.code)
  change.set('name', place.name)
  change.set('kind', place.kind)
}
