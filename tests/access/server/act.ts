// Runs an action on a record over a socket, and says what came of it.
import type { Client } from 'graphql-ws'
import { ask, type Answer } from './ask.ts'
import { newKey } from './newKey.ts'

export type Outcome = { readonly __typename: string; readonly rule?: string; readonly message?: string }
/** The name of the outcome, or the code of the error. */
export const outcome = ({ data, errors }: Answer<{ answer: Outcome | null }>): string =>
  data?.answer?.__typename ?? errors?.map(({ extensions }) => String(extensions?.code)).join() ?? ''

/** Runs an action; what it takes beside the record is written as text. */
export const act = (client: Client, operation: string, id: string, takes = ''): Promise<Answer<{ answer: Outcome }>> =>
  ask(
    client,
    `mutation($id: ID!, $key: Uuid!) { answer: ${operation}(id: $id, version: 1, key: $key${takes && `, ${takes}`}) { __typename ... on Refused { rule message } } }`,
    { id, key: newKey() },
  )

/** The same as a preview. */
export const previewed = (
  client: Client,
  operation: string,
  id: string,
  takes = '',
): Promise<Answer<{ answer: { allowed: boolean; refused: { message: string } | null } }>> =>
  ask(
    client,
    `query($id: ID!) { answer: ${operation}Preview(id: $id, version: 1${takes && `, ${takes}`}) { allowed refused { message } } }`,
    { id },
  )
