// Reports: the parts that the gate left over are counted by the product's custom, over whole days of a zone.
import type { Call } from '../call.ts'
import { runCustom } from '../customs.ts'
import type { Figure, Period } from '../customs.ts'
import { Fault } from '../Fault.ts'
import type { Reader } from '../reader.ts'
import { named } from '../../language/named.ts'

const maxDays = 732
const dayMs = 86_400_000
/** A name of the zone table; what looks like an offset is read the other way round by the database. */
const zoneName = /^(UTC|[A-Za-z][A-Za-z_+-]*(\/[A-Za-z0-9_+-]+)+)$/

const isZone = (zone: string): boolean => {
  try {
    return zoneName.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** @throws Fault for a zone nobody knows, days in the wrong order, or too many of them */
const periodOf = (given: unknown): Period => {
  const period = given as Period
  const days = (Date.parse(period.until) - Date.parse(period.from)) / dayMs + 1
  if (!isZone(period.zone)) throw new Fault('BAD_REQUEST', `There is no time zone ${period.zone}`)
  if (days < 1) throw new Fault('BAD_REQUEST', 'The period ends before it begins')
  if (days > maxDays) throw new Fault('LIMIT', `At most ${maxDays} days at once`)
  return period
}

export const report = async ({ product, db }: Reader, { caller, operation, entity, args, selection }: Call): Promise<unknown> => {
  const model = named(entity.reports, operation.report)
  const count = model && product.customs.reports?.[model.by]
  if (!count) throw new Fault('INTERNAL', `nobody counts ${operation.name}`)
  const period = periodOf(args['period'])
  const parts = new Set(model.parts.map(({ name }) => name).filter((name) => selection.paths.has(name)))
  const found = await runCustom(count, { db, viewer: caller, period, id: typeof args['id'] === 'string' ? args['id'] : '', parts })
  const kept = (name: string): readonly Figure[] => (parts.has(name) ? (found?.[name] ?? []) : [])
  return found && Object.fromEntries(model.parts.map(({ name }) => [name, kept(name)]))
}
