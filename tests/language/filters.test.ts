// Every kind of filter sits the same examination: from what a person sets over the wire to the values of a condition, and what is refused.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { filterType } from '../../generator/emitters/filters.ts'
import { filterOf, filters, type FilterKindName } from '../../language/filters/index.ts'
import type { FieldModel } from '../../language/model.ts'
import { dayIn } from '../../language/zones.ts'
import { Fault } from '../../server/Fault.ts'
import { conditionFor } from '../../server/queries/filters/index.ts'
import { choiceOf } from '../../src/screens/lists/choices.ts'
import { passports, type Passport } from './filters/passports.ts'

/** The one that passports are written in. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const today = dayIn(zone, new Date())

describe.each(Object.keys(filters) as readonly FilterKindName[])('filter kind %s', (name) => {
  const passport: Passport = passports[name]
  const field = { ...passport.field, filter: name } as unknown as FieldModel
  const kind = filterOf(name)
  const condition = (value: unknown) => conditionFor(field)?.({ column: () => sql`a`, field, name: 'f', value })

  it('says what it is in the contract', () => expect(filterType({ ...field, enum: 'Colour' })).toBe(passport.graphql))

  it.each(passport.good)('sends $set as $wire, which the server compares with $values', ({ set, wire, values }) => {
    expect(kind?.wire(set, zone, today)).toEqual(wire)
    expect(kind?.sensible(set)).toEqual(set)
    expect(Object.values(condition(wire)?.values ?? {})).toEqual(values)
  })

  it('sends nothing where nothing is set', () => {
    expect(kind?.wire([], zone, today)).toBeUndefined()
    expect(kind?.wire({}, zone, today)).toBeUndefined()
  })

  it.each(passport.typed)('takes $set of an address for $means', ({ set, means }) => expect(kind?.sensible(set)).toEqual(means))

  it.each(passport.bad.map((each) => [JSON.stringify(each).slice(0, 60), each] as const))('refuses %s on the wire', (_shown, value) =>
    expect(() => condition(value)).toThrow(Fault),
  )

  it('has a control', () => expect(choiceOf(field)).toBeDefined())
})

it('a field that is not filtered by has neither kind nor condition', () => {
  expect(filterOf('none')).toBeUndefined()
  expect(conditionFor({ filter: 'none' } as unknown as FieldModel)).toBeUndefined()
})
