// What the logged-in user may as another role: asked on a socket of its own, before the console becomes that role's.
import type { SessionAddresses } from './Configuration.ts'
import type { ViewedAs } from './createSession.ts'
import { askOnce } from './askOnce.ts'
import { openSocket } from './openSocket.ts'
import { payloadOf } from './payloadOf.ts'
import { sessionDocuments } from '#generated/documents/session.ts'

/** Rejects where one may not look as that role, or the line does not hold. */
export const rightsAs = async (userId: string, role: string, { apiUrl }: SessionAddresses): Promise<ViewedAs> => {
  const client = openSocket({ url: apiUrl, userId: () => userId, viewAs: () => role, endless: false })
  try {
    const payload = payloadOf({ query: sessionDocuments.GetMyAuthorities, operationName: 'GetMyAuthorities' })
    const { data, errors } = await askOnce<{ readonly answer: ViewedAs | null }>(client, payload)
    if (!data?.answer) throw errors
    return { role, authorities: data.answer.authorities }
  } finally {
    void client.dispose()
  }
}
