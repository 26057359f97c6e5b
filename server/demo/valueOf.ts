// A value of a demo table as the server holds it: as specs write what a field starts with, days from today, and records by their title or row.
import { refersToMany, refersToOne, startOf, traitsOf } from '../../language/fields/index.ts'
import type { FieldModel } from '../../language/model.ts'
import { CommandError } from '../CommandError.ts'

const dayMs = 86_400_000

/** "-3 days", "+14 days", "-3 days 10:30" (UTC); the day of the demo moves with the day on which it is filled. */
const momentOf = (text: string, now: Date): string | undefined => {
  const [, days, clock] = /^([+-]\d+) days?(?: (\d\d:\d\d))?$/.exec(text) ?? []
  if (days === undefined) return undefined
  const day = new Date(now.getTime() + Number(days) * dayMs).toISOString()
  return clock === undefined ? day : `${day.slice(0, 10)}T${clock}:00.000Z`
}

/** @param find the id of a record: by its title, or by its row ("#3") */
export type FindRecord = (entity: string, name: string) => string | undefined

export interface Surroundings {
  readonly now: Date
  readonly find: FindRecord
  /** Where it stands, for whoever wrote it: demo/loans.json, row 3 */
  readonly at: string
}

export const valueOf = (field: FieldModel, written: unknown, { now, find, at }: Surroundings): unknown => {
  const one = (entity: string, name: unknown): string => {
    const id = find(entity, String(name))
    if (id === undefined) throw new CommandError(`${at}: no row of ${entity} before it is called "${String(name)}" (${field.path}).`)
    return id
  }
  if (refersToOne(field)) return one(field.entity ?? '', written)
  if (refersToMany(field)) return (Array.isArray(written) ? written : [written]).map((each) => one(field.entity ?? '', each))
  const stamp = traitsOf(field).stamps?.now
  const moment = stamp && momentOf(String(written), now)
  if (stamp) return moment === undefined ? written : stamp(moment)
  const isPlain = typeof written === 'string' || typeof written === 'number' || typeof written === 'boolean'
  return isPlain ? startOf({ ...field, starts: written }, now.toISOString()) : written
}
