// Tells the server of a logout. Local memory and storage are cleared first, so that nothing waits for the network.
import { openSocket } from './openSocket.ts'
import { payloadOf } from './payloadOf.ts'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { SessionAddresses } from './Configuration.ts'

const logoutTimeoutMs = 3_000

/** Resolves when the server has been told, or could not be within three seconds. */
export const logout = async (userId: string, { apiUrl }: SessionAddresses): Promise<void> => {
  const client = openSocket({ url: apiUrl, userId: () => userId, endless: false })
  await new Promise<void>((resolve) => {
    const done = (): void => resolve()
    setTimeout(done, logoutTimeoutMs)
    client.subscribe(payloadOf({ query: sessionChanges.Logout, operationName: 'Logout' }), {
      next: () => undefined,
      error: done,
      complete: done,
    })
  })
  void client.dispose()
}
