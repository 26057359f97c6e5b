// A form: which fields, under which rules.
import type { RuleModel } from '../fieldRules.ts'
import type { JsonSchema } from '../fields/kind.ts'

export interface FormModel {
  /** users, usersCreate, reviewsApprove */
  readonly name: string
  readonly entity: string
  readonly jsonSchema: JsonSchema
  readonly uiSchema: JsonSchema
  /** What its fields have to be together; absent where nothing is asked of them. */
  readonly rules?: readonly RuleModel[]
}
