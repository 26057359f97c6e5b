// How a test proves a row of the product spec: it says where the product has each part, and each value of the row is compared with what stands there.
import { expect } from 'vitest'
import { isSplit, type Row } from './coverage/Row.ts'
import { change, verdictsOf, type Place, type Thing } from './coverage/verdictsOf.ts'
import { rows } from './coverageRows.ts'

type Sections = typeof rows
type All = { [Section in keyof Sections]: Sections[Section] }[keyof Sections]
type Named<Section> = Section extends unknown
  ? { [Name in keyof Section & string]: Section[Name] extends { parts: object } ? Name : never }[keyof Section & string]
  : never
type SplitName = Named<All>
type PartsOf<Name> = {
  [Section in keyof Sections]: Name extends keyof Sections[Section] ? Sections[Section][Name] : never
}[keyof Sections] extends {
  parts: infer Parts
}
  ? Parts
  : never

/** For every part of the row, where the product has it. */
export type Places<Name> = {
  readonly [Part in keyof PartsOf<Name>]: PartsOf<Name>[Part] extends string ? Thing | ((said: string) => Thing) : Place
}

const byName = new Map<string, Row>(Object.values(rows).flatMap((section) => Object.entries(section)))

/**
 * Compares all values of the row, each by itself; those said not to be so must not be. With PROOFS=changed each is compared
 * as another value, so that every proof is seen to fail (`npm run test:long`).
 */
export const proves = <Name extends SplitName>(name: Name, places: Places<Name>): void => {
  const row = byName.get(name)
  if (row === undefined || !isSplit(row)) throw new Error(`there is nothing to prove in ${name}`)
  const given = places as Readonly<Record<string, Place>>
  for (const { part, said, has, notSo } of verdictsOf(row, given, process.env['PROOFS'] === 'changed' ? change : undefined)) {
    const what = `[${name}.${part}] ${said}`
    if (notSo === undefined) expect.soft(has, what).toBe(said)
    else expect.soft(has, `${what} is so: take away "${notSo}"`).not.toBe(said)
  }
  for (const { part, said, has } of verdictsOf(row, given, change))
    expect.soft(has, `[${name}.${part}] proves whatever is said`).not.toBe(said)
}

/** Names looked up among those of one thing: fields of a type, arguments of an operation, entries of a menu. */
export const among =
  (names: Iterable<string>): ((said: string) => Thing) =>
  (said) =>
    new Set(names).has(said) ? said : undefined

/** Labels, which begin with a capital letter where a sentence does not. */
export const amongLabels = (labels: Iterable<string>): ((said: string) => Thing) => {
  const all = [...labels]
  return among([...all, ...all.map((each) => each.charAt(0).toLowerCase() + each.slice(1))])
}
