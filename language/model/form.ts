// A form: which fields, under which rules.
import type { JsonSchema } from '../fields/kind.ts'

export interface FormModel {
  /** users, usersCreate, reviewsApprove */
  readonly name: string
  readonly entity: string
  readonly jsonSchema: JsonSchema
  readonly uiSchema: JsonSchema
}
