// An error as it travels: { code, template, params, message, id }. Nothing of the inside goes with it.
import { GraphQLError } from 'graphql'
import { Fault } from './Fault.ts'
import { knownFault } from './knownFault.ts'
import { logFault } from './log.ts'

const toFault = (error: unknown, where: string): readonly [Fault, string | undefined] => {
  if (error instanceof Fault) return [error, undefined]
  // What graphql says of an argument repeats it, and it may be a secret.
  if (error instanceof GraphQLError) return [new Fault('BAD_REQUEST', 'An argument is not what is expected'), undefined]
  const id = logFault('operation failed', error, { operation: where })
  return [knownFault(error) ?? new Fault('INTERNAL', 'Something went wrong'), id]
}

/** @param path where in the answer it stands; absent = the whole operation */
export const faultToError = (error: unknown, where: string, path?: readonly (string | number)[]): GraphQLError => {
  const [{ code, template, params, message }, id] = toFault(error, where)
  return new GraphQLError(message, { path: path ?? null, extensions: { code, template, params, message, ...(id && { id }) } })
}
