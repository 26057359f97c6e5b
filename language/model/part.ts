// Parts and their lifecycles.
import type { Guard } from '../access.ts'
import type { FieldModel } from './field.ts'
import type { TextKey, Tone } from './text.ts'

export interface StateModel {
  readonly name: string
  readonly label: TextKey
  readonly tone: Tone
}

export interface LifecycleModel {
  readonly label: TextKey
  readonly starts: string
  readonly states: readonly StateModel[]
}

export interface PartModel {
  /** '' for the entity's own. */
  readonly name: string
  readonly label: TextKey
  /** GraphQL type: User, UserReview. */
  readonly typeName: string
  /** Prefix of its operations: users, reviews. */
  readonly wire: string
  readonly table: string
  readonly read: Guard
  readonly update?: Guard
  /** The Boolean variable that guards it in documents; absent for the own part. */
  readonly guard?: string
  /** Roles whose profiles have it. */
  readonly of?: readonly string[]
  readonly guards: readonly string[]
  /** The list of the site's configuration that names fields left out of view and form. */
  readonly hiddenBy?: string
  readonly fields: readonly FieldModel[]
  readonly lifecycle?: LifecycleModel
  /** Names of the fields that its form changes; empty = no form. */
  readonly form: readonly string[]
}
