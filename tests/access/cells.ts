// Every question worth asking: documents by operation, roles, and sets of rights.
import { some } from '../run/amount.ts'
import type { Person } from './oracle/holds.ts'
import type { Oracle } from './oracle/oracle.ts'
import { readAnswer, rootsOf } from './oracle/readAnswer.ts'
import type { Reading } from './oracle/readAnswer.ts'
import { staffRights } from './oracle/rights.ts'

/** All rights, none, each alone, each one missing. Rights that only the client site uses are left out. */
export const rightSets = (oracle: Oracle): readonly ReadonlySet<string>[] => {
  const rights = [...new Set(staffRights(oracle.specs))]
  return [
    new Set(rights),
    new Set<string>(),
    ...rights.map((right) => new Set([right])),
    ...rights.map((right) => new Set(rights.filter((each) => each !== right))),
  ]
}

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

/**
 * An operation is asked about another's record, and about one's own where that makes a difference to somebody.
 * Each set of rights is held by one of the roles, in turn, or by all of them in full.
 */
export function* cellsOf(
  oracle: Oracle,
  sets: readonly ReadonlySet<string>[],
  { operation: name, texts, roles, flags }: Wanted,
): Generator<Cell> {
  const operation = oracle.operations.get(name)
  if (!operation) return
  for (const text of texts) {
    const reading = readAnswer(oracle.specs, operation, text, () => flags)
    const asksOwn = operation.own !== undefined || reading.guarded.some((each) => each.own !== undefined)
    // Whom a record is about is said by its id.
    for (const own of asksOwn && text.includes('$id:') ? [false, true] : [false])
      for (const [turn, rights] of sets.entries())
        for (const role of some(roles, Math.ceil(roles.length / 8), turn))
          yield { person: { role, rights }, operation: name, text, own, flags, reading }
  }
}
