// One connection for one piece of work, outside of any pool.
import { Client, type ClientConfig } from 'pg'

export const withClient = async <Result>(place: string | ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client(place)
  // One that is lost fails the statement that runs on it; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
