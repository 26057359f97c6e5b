// What one root field asks of the records: its arguments as the product names them, and which of its fields this caller may read.
import { getArgumentValues } from 'graphql'
import { ensureReadableArgs } from '../actions/readable.ts'
import type { Call, Caller } from '../call.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { authorize, denied } from './authorize.ts'
import { insideNames } from './insideNames.ts'
import type { Readable } from './readableOf.ts'
import type { RootField } from './Shape.ts'

type Values = Readonly<Record<string, unknown>>

/** Whom a call is about; undefined where it is about nobody known. */
export type FindSubject = (call: Pick<Call, 'operation' | 'entity' | 'args'>) => Promise<string | undefined>

/** @throws GraphQLError, InvalidInput or Fault where they are not what the contract wants */
export const argumentsOf = ({ definition, node, operation }: RootField, caller: Caller | undefined, variables: Values): Values => {
  const args = getArgumentValues(definition, node, { ...variables })
  if (caller) ensureReadableArgs(args, { hasForm: operation?.action !== undefined || operation?.actions !== undefined })
  return args
}

export interface Decided {
  readonly readable: Readable
  readonly call: Call
}

/** @throws Fault */
export const decideCall = async (
  root: RootField,
  caller: Caller | undefined,
  variables: Values,
  findSubject: FindSubject,
): Promise<Decided> => {
  const given = argumentsOf(root, caller, variables)
  const { operation, entity } = root
  if (!caller) throw unauthenticated()
  if (!operation || !entity) throw denied([])
  const args = insideNames(operation, entity, given)
  const { readable, own } = await authorize({ root, operation, entity, args, variables }, caller, () =>
    findSubject({ operation, entity, args }),
  )
  return { readable, call: { caller, operation, entity, args, selection: readable.selection, own } }
}
