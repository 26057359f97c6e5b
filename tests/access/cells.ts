// Every question worth asking: documents by operation, roles, and sets of rights.
import { inFull, some } from '../run/amount.ts'
import { isStaff, type Person } from './oracle/holds.ts'
import type { Operation } from './oracle/Operation.ts'
import type { Oracle } from './oracle/oracle.ts'
import { readAnswer, rootsOf, type Reading } from './oracle/readAnswer.ts'
import { staffRights } from './oracle/rights.ts'
import type { Need } from './oracle/shapes.ts'
import type { SetsFor } from './rightSets.ts'
import { smallestSets } from './smallestSets.ts'

/**
 * Texts of the generated documents by the operation that they run.
 * @param bare a text for an operation that no generated document runs
 */
export const documentsOf = (
  oracle: Oracle,
  manifest: Readonly<Record<string, string>>,
  bare: (operation: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const byOperation = new Map<string, string[]>()
  for (const text of Object.values(manifest))
    for (const { name } of rootsOf(text))
      if (oracle.operations.has(name.value)) byOperation.set(name.value, [...(byOperation.get(name.value) ?? []), text])
  for (const name of oracle.operations.keys()) if (!byOperation.has(name)) byOperation.set(name, [bare(name)])
  return byOperation
}

export interface Cell {
  readonly person: Person
  readonly operation: string
  readonly text: string
  readonly own: boolean
  readonly flags: boolean
  readonly reading: Reading
}

export interface Wanted {
  readonly operation: string
  readonly texts: readonly string[]
  readonly roles: readonly string[]
  /** Whether every guarded place is asked for. */
  readonly flags: boolean
}

/** The rights that decide what an answer is, as the specs say it. */
export const rightsNamed = (
  { specs }: Oracle,
  { need, own, parts = {}, pages, variants }: Operation,
  { guarded }: Reading,
): ReadonlySet<string> => {
  const needs = [need, own, ...[...Object.values(parts), ...guarded, ...pages, ...variants].flatMap(needsOf)]
  return new Set(needs.flatMap((each) => (each === undefined ? [] : smallestSets(specs, each).flatMap((set) => [...set]))))
}
const needsOf = (each: { readonly need?: Need | undefined; readonly needs?: Need; readonly own?: Need | undefined }) => [
  each.need,
  each.needs,
  each.own,
]

/** Each set of rights is held by one role that enters the console, in turn, and all rights by the others too; or all by all of them in full. */
const holdersOf = ({ specs }: Oracle, roles: readonly string[]) => {
  const staff = roles.filter((role) => isStaff(specs, role))
  const others = roles.filter((role) => !isStaff(specs, role))
  const all = staffRights(specs).length
  return (rights: ReadonlySet<string>, turn: number): readonly string[] => [
    ...some(staff, 1, turn),
    ...(inFull || rights.size === all ? others : []),
  ]
}

/** An operation is asked about another's record, and about one's own where that makes a difference to somebody. */
export function* cellsOf(oracle: Oracle, setsFor: SetsFor, { operation: name, texts, roles, flags }: Wanted): Generator<Cell> {
  const operation = oracle.operations.get(name)
  if (!operation) return
  const holders = holdersOf(oracle, roles)
  for (const text of texts) {
    const reading = readAnswer(oracle.specs, operation, text, () => flags)
    const sets = setsFor(rightsNamed(oracle, operation, reading))
    const asksOwn = operation.own !== undefined || reading.guarded.some((each) => each.own !== undefined)
    // Whom a record is about is said by its id.
    for (const own of asksOwn && text.includes('$id:') ? [false, true] : [false])
      for (const [turn, rights] of sets.entries())
        for (const role of holders(rights, turn)) yield { person: { role, rights }, operation: name, text, own, flags, reading }
  }
}
