// Sends one change, under a key of its own. Its answer knows less of the record than a screen does, so it stays out of the cache: who shows the record reads it again.
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { serverNow } from '../serverNow.ts'
import { outcomeOf, type Answer, type Outcome } from './outcome.ts'

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/**
 * An operation key: UUID version 7, one an opened dialog, so that one intent is carried out once.
 * Time first (48 bits of milliseconds), then 72 bits of chance.
 */
export const newKey = (now: number = serverNow()): string => {
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => hex(byte, 2)).join('')
  const head = hex(now, 12)
  return `${head.slice(0, 8)}-${head.slice(8)}-7${chance.slice(1, 4)}-8${chance.slice(5, 8)}-${chance.slice(8)}`
}

/** @throws when the end is unknown: the same key has to be sent again then */
export const sendChange = async (client: ApolloClient, mutation: DocumentNode, variables: OperationVariables): Promise<Outcome> => {
  const { data } = await client.mutate<{ answer: Answer }>({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
  if (!data) throw new Error('no answer')
  return outcomeOf(data.answer)
}
