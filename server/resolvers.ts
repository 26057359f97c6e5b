// What runs behind the gate: the session's operations, the records' queries and actions, the live channel. Nothing else does.
import type { GraphQLSchema } from 'graphql'
import type { OperationModel } from '../language/model.ts'
import type { ProductModel } from './ProductModel.ts'
import type { RunCall } from './call.ts'
import type { Change } from './live/Change.ts'
import type { SessionResolver } from './session/SessionResolver.ts'
import type { Connection } from './socket/Connection.ts'
import { named } from '../language/named.ts'

export interface Resolvers {
  readonly session: Readonly<Record<string, SessionResolver>>
  readonly record: RunCall
  readonly changes: (connection: Connection) => AsyncIterable<Change>
}

/**
 * Every root field of the contract is known and guarded, or the server does not start.
 * @throws Error that names the first that is not
 */
export const ensureCovered = (
  schema: GraphQLSchema,
  { operations, entities }: Pick<ProductModel, 'operations' | 'entities'>,
  session: Resolvers['session'],
): void => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}))
  for (const name of fields) {
    const operation = named(operations, name)
    if (!operation && !session[name]) throw new Error(`the contract has '${name}', but no operation of that name: it would run unguarded`)
    if (operation && session[name]) throw new Error(`'${name}' is an operation of the session, and of an entity too`)
    if (operation && !(operation.guard as Partial<OperationModel['guard']> | null | undefined)?.rule)
      throw new Error(`operation '${name}' says nothing of who may run it`)
    if (operation && !named(entities, operation.entity))
      throw new Error(`operation '${name}' is of '${operation.entity}', which is no entity`)
  }
  for (const name of Object.keys(schema.getSubscriptionType()?.getFields() ?? {}))
    if (name !== 'changes') throw new Error(`the contract has the subscription '${name}', which nobody guards`)
}
