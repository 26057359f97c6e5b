// What a page's rights open and what they do not: every field of the entity, read with exactly the rights of one page.
import type { GraphQLSchema } from 'graphql'
import type { Cell } from './cells.ts'
import { everyField } from './everyField.ts'
import type { Operation } from './oracle/Operation.ts'
import type { Oracle } from './oracle/oracle.ts'
import { readAnswer } from './oracle/readAnswer.ts'
import { staffRoles } from './oracle/rights.ts'
import { smallestSets } from './smallestSets.ts'

const hasFields = ({ does }: Operation): boolean => does === 'list' || does === 'one' || does === 'autocomplete'

/** Operations that pages read with, every field with the rights of each page alone. */
export function* pageCells(oracle: Oracle, schema: GraphQLSchema, only?: string): Generator<Cell> {
  const role = staffRoles(oracle.specs).at(-1) ?? ''
  for (const operation of oracle.operations.values()) {
    if (operation.pages.length === 0 || !hasFields(operation) || (only !== undefined && operation.name !== only)) continue
    const sets = operation.pages.flatMap(({ need }) => smallestSets(oracle.specs, need))
    for (const text of everyField(schema, operation.name)) {
      const reading = readAnswer(oracle.specs, operation, text, () => true)
      for (const rights of sets) yield { person: { role, rights }, operation: operation.name, text, own: false, flags: true, reading }
    }
  }
}
