// Speaks to the embedded database of a server that runs on a data folder, beside that server.
import { runningEmbedded } from '../../server/db/embedded/runningEmbedded.ts'

export interface DatabaseUrls {
  readonly owner: string
  readonly application: string
}

export const runningDatabase = async (dataDir: string): Promise<DatabaseUrls> => {
  const running = await runningEmbedded(dataDir)
  if (!running) throw new Error(`no database runs on ${dataDir}`)
  return { owner: running.ownerUrl, application: running.url }
}
