// The oracle: who may run what and read what, from the written specs alone.
import { meets } from './holds.ts'
import type { Person } from './holds.ts'
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
export const openOracle = (specs: Specs, operations: ReadonlyMap<string, Operation> = readOperations(specs)): Oracle => {
  const known = (name: string): Operation => {
    const found = operations.get(name)
    if (!found) throw new Error(`the specs give no operation ${name}`)
    return found
  }
  return {
    specs,
    operations,
    mayRun: ({ person, operation: name, own = false, state, reading }) => {
      const operation = known(name)
      if (allowed(specs, person, needIn(operation, state), operation.own, own)) return true
      const open = operation.pages.filter(({ need }) => meets(specs, person, need))
      const fields = new Set(open.flatMap((page) => [...page.fields]))
      return open.length > 0 && (reading?.plain ?? []).every((path) => isWithin(fields, path))
    },
    hidden: ({ person, own = false, reading }) => {
      const closed = reading.guarded.filter((each) => !allowed(specs, person, each.need, each.own, own)).map(({ at }) => at)
      return closed.filter((at) => !closed.some((other) => at.startsWith(`${other}.`)))
    },
  }
}
