// Showing the whole of a masked value, in the contract: one operation a part, and an enum of the fields it is for.
import { currentPassword } from '../../language/currentPassword.ts'
import type { EntityModel, PartModel } from '../../language/model.ts'
import { operationOf } from '../../language/names.ts'
import { revealedFields } from '../selection.ts'

/** Name of the enum of a part's masked fields. */
export const maskedName = (part: PartModel): string => `${part.typeName}Masked`

/** Parts with a masked value of which somebody may see the whole. */
export const revealingParts = (entity: EntityModel): readonly PartModel[] => entity.parts.filter((part) => revealedFields(part).length > 0)

/** The enums by name, with their values: names of fields. */
export const maskedEnums = (entity: EntityModel): readonly (readonly [name: string, fields: readonly string[]])[] =>
  revealingParts(entity).map((part) => [maskedName(part), revealedFields(part).map((field) => field.name)])

/** As SDL. The field's name is all that the answer depends on; the reason goes to the audit, the password (asked of whoever shows many) nowhere. */
export const revealArguments = (part: PartModel): readonly string[] => [
  'id: ID!',
  'key: Uuid!',
  `field: ${maskedName(part)}!`,
  'reason: String!',
  `${currentPassword.name}: ${currentPassword.graphql}`,
]

/** Fields of the contract's Mutation. */
export const revealMutations = (entity: EntityModel): readonly string[] =>
  revealingParts(entity).map((part) => `${operationOf(part.wire, 'reveal')}(${revealArguments(part).join(', ')}): Revelation!`)
