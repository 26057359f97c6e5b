// Blocks a place for a creator: once, not below a country that is blocked, and a country in place of its regions (domain 5.13).
import { question, type ActionRun, type CustomRun, type Effect } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { lockCreator } from '../people/lockCreator.ts'
import { placeOf, type Place } from '../people/placeOf.ts'
import { erase, find, type RowOf } from '../store.ts'
import { wrongField } from '../wrongField.ts'

const placeIn = ({ input }: CustomRun<'blockLocation'>): Place => {
  const place = placeOf(input.location.trim())
  if (!place) throw wrongField('location', 'place', ['@entities.blockedLocations.fields.location'], 'errors.invalid')
  return place
}

/** They go with the country; how many is asked first. */
const removeRegions = async (change: ActionRun, { code, name }: Place, blocked: readonly RowOf<'BlockedLocation'>[]): Promise<void> => {
  const regions = blocked.filter(({ location }) => location.startsWith(`${code}___`))
  if (regions.length === 0) return
  if (!change.ticks.has('removesRegions')) throw question('removesRegions', [String(regions.length), name])
  for (const { id } of regions) await erase(change, 'BlockedLocation', id)
}

/** What is blocked already is refused by the rule of uniqueness, for which the place is given in its one form. */
export const blockLocation: Effect<'blockLocation'> = async (change) => {
  const { id } = await lockCreator(change, change.input.user)
  const place = placeIn(change)
  const blocked = await find(change, 'BlockedLocation', { user: id })
  const cover = blocked.find(({ location }) => location === place.country)
  if (cover) throw refuse('coveredByCountry', [cover.name])
  const isThere = blocked.some(({ location }) => location === place.code)
  if (place.kind === 'COUNTRY' && !isThere) await removeRegions(change, place, blocked)
  change.set('location', place.code)
  change.set('name', place.name)
  change.set('kind', place.kind)
}
