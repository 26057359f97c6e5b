// Sends one change. Its answer knows less of the record than a screen does, so it stays out of the cache: who shows the record reads it again.
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { outcomeOf } from '../client/records/outcome.ts'
import type { Answer, Outcome } from '../client/records/outcome.ts'

/** @throws when the end is unknown: the same key has to be sent again then */
export const sendChange = async (client: ApolloClient, mutation: DocumentNode, variables: OperationVariables): Promise<Outcome> => {
  const { data } = await client.mutate<{ answer: Answer }>({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
  if (!data) throw new Error('no answer')
  return outcomeOf(data.answer)
}
