// The oracle: who may run what and read what, from the written specs alone.
import { withComputedReads } from './computedReads.ts'
import { meets, type Person } from './holds.ts'
import type { Operation } from './Operation.ts'
import type { Reading } from './readAnswer.ts'
import { readOperations } from './readOperations.ts'
import type { Need, Specs } from './shapes.ts'

export interface Question {
  readonly person: Person
  readonly operation: string
  /** The record is about this person. */
  readonly own?: boolean
  /** State of the record, where transitions share a name. */
  readonly state?: string
  /** What the document reads; without it the narrowest possible is meant. */
  readonly reading?: Reading
}

export interface Oracle {
  readonly specs: Specs
  readonly operations: ReadonlyMap<string, Operation>
  mayRun(question: Question): boolean
  /** Places of the answer that stay empty, the outermost only. */
  hidden(question: Question & { readonly reading: Reading }): readonly string[]
}

const needIn = ({ need, variants }: Operation, state: string | undefined): Need | undefined => {
  const meant = state === undefined ? undefined : variants.find(({ from }) => from.includes(state))
  return meant ? meant.need : need
}

/** The record itself counts as own only for staff: nobody else enters the console. */
const allowed = (specs: Specs, person: Person, need: Need | undefined, own: Need | undefined, isOwn: boolean): boolean =>
  meets(specs, person, need) || (isOwn && own !== undefined && meets(specs, person, own))

const isWithin = (fields: ReadonlySet<string>, path: string): boolean => fields.has(path) || fields.has(path.split('.')[0] ?? '')

/** @param operations those of the specs, or a copy in which something was changed */
export const openOracle = (
  written: Specs,
  operations: ReadonlyMap<string, Operation> = readOperations(withComputedReads(written)),
): Oracle => {
  const specs = withComputedReads(written)
  const known = (name: string): Operation => {
    const found = operations.get(name)
    if (!found) throw new Error(`the specs give no operation ${name}`)
    return found
  }
  const open = (person: Person, { pages }: Operation, reading: Reading | undefined): boolean => {
    const met = pages.filter(({ need }) => meets(specs, person, need))
    const fields = new Set(met.flatMap((page) => [...page.fields]))
    // What stands below a part that stays hidden is not read.
    const hidden = (reading?.guarded ?? []).filter((each) => !meets(specs, person, each.need)).map((each) => each.path)
    const read = (reading?.plain ?? []).filter((path) => !hidden.some((each) => path === each || path.startsWith(`${each}.`)))
    return met.length > 0 && read.every((path) => isWithin(fields, path))
  }
  /** A list that one may read of oneself alone is narrowed to that, whatever was asked. */
  const narrowed = (person: Person, operation: Operation, reading: Reading | undefined): boolean =>
    operation.does === 'list' &&
    !meets(specs, person, operation.need) &&
    !open(person, operation, reading) &&
    allowed(specs, person, undefined, operation.own, true)
  return {
    specs,
    operations,
    mayRun: ({ person, operation: name, own = false, state, reading }) => {
      const operation = known(name)
      if (allowed(specs, person, needIn(operation, state), operation.own, own)) return true
      return open(person, operation, reading) || narrowed(person, operation, reading)
    },
    hidden: ({ person, operation, own = false, reading }) => {
      const isOwn = own || narrowed(person, known(operation), reading)
      const closed = reading.guarded.filter((each) => !allowed(specs, person, each.need, each.own, isOwn)).map(({ at }) => at)
      return closed.filter((at) => !closed.some((other) => at.startsWith(`${other}.`)))
    },
  }
}
