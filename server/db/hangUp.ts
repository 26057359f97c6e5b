// Ends a connection: politely, and where the database says no farewell, since it is frozen or behind a line that swallows everything, without it.
import type { Client } from 'pg'

const farewellMs = 1_000

/** Never throws. */
export const hangUp = async (client: Client): Promise<void> => {
  const late = setTimeout(() => client.connection.stream.destroy(), farewellMs)
  await client.end().catch(() => undefined)
  clearTimeout(late)
}
