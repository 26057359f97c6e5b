// What an answer looks like and what each piece of it asks: a document, made ready once and used for every call of it.
import type { FieldNode, GraphQLField, OperationDefinitionNode } from 'graphql'
import type { Guard } from '../../language/access.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'

/** @include or @skip: holds while the variable (or constant) has this value. */
export interface Condition {
  readonly variable?: string
  readonly constant?: boolean
  readonly is: boolean
}

/** One field of an answer. */
export interface ShapeField {
  /** Under which name the client wants it. */
  readonly key: string
  readonly name: string
  /** It counts while all conditions of one of these hold; none = always. */
  readonly when: readonly (readonly Condition[])[]
  /** Names of the answer from the root: where a DENIED error stands. */
  readonly at: readonly string[]
  readonly list: boolean
  readonly required: boolean
  /** Key of its value in the record, by path: review.status; absent where that is its name. */
  readonly from?: string
  /** The id of what `from` refers to. */
  readonly idOf?: true
  /** A part: its fields stand in the record itself, by their paths. */
  readonly part?: true
  /** A file: its address is signed on the way out. */
  readonly file?: true
  /** What is asked beneath it; absent for values. */
  readonly shape?: Shape
  /** Path in the record, where it is a field, a part, a card or a mark of one. */
  readonly path?: string
  /** Who may read it, where it asks more than the operation. */
  readonly guard?: Guard
}

/** Fields by the name of the type they are of; a union's answer says by __typename which it is. */
export interface Shape {
  /** Absent for a union. */
  readonly typeName?: string
  readonly byType: ReadonlyMap<string, readonly ShapeField[]>
}

/** One root field: an operation to run. */
export interface RootField {
  readonly field: ShapeField
  readonly node: FieldNode
  readonly definition: GraphQLField<unknown, unknown>
  /** Absent for the session's own operations. */
  readonly operation?: OperationModel
  readonly entity?: EntityModel
  /** Boolean variables that its conditions name. */
  readonly variables: readonly string[]
}

export interface ReadyDocument {
  readonly definition: OperationDefinitionNode
  readonly on: 'query' | 'mutation' | 'subscription'
  readonly roots: readonly RootField[]
  /** Keys under which the root's own type name is asked for. */
  readonly typeNames: readonly string[]
  readonly rootType: string
}
