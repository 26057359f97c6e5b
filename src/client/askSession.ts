// An operation of the session on a socket of its own, that ends with the answer: nobody is logged in yet, or the console's own line has nothing to do with it.
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { askOnce } from './askOnce.ts'
import { openSocket } from './openSocket.ts'
import { payloadOf } from './payloadOf.ts'

export interface AskedAs {
  /** Address of the socket. */
  readonly url: string
  /** Who the cookie is of; '0' = nobody. */
  readonly userId: string
}

/** @returns what the operation answers; rejects with the errors of a refusal, else with what the socket failed with */
export const askSession = async <Answer>(
  { url, userId }: AskedAs,
  operationName: keyof typeof sessionChanges,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> => {
  const client = openSocket({ url, userId: () => userId, endless: false })
  try {
    const payload = payloadOf({ query: sessionChanges[operationName], operationName, variables })
    // Null where it was refused; why stands in the errors.
    const { data, errors } = await askOnce<{ readonly answer: Answer | null }>(client, payload)
    if (data?.answer === null || data?.answer === undefined) throw errors
    return data.answer
  } finally {
    void client.dispose()
  }
}
