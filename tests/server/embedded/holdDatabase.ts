// A server in miniature, run as a process of its own: starts the embedded database on the folder named, prints its addresses, ends at SIGTERM.
import { startEmbedded } from '../../../server/db/embedded/startEmbedded.ts'

async function hold(dataDir: string, address: string): Promise<void> {
  const database = await startEmbedded({ dataDir, address, fsync: false })
  const alive = setInterval(() => undefined, 1_000)
  process.once('SIGTERM', () => void database.stop().then(() => clearInterval(alive)))
  process.stdout.write(`${JSON.stringify(database)}\n`)
}

hold(process.argv[2] ?? '', process.argv[3] ?? '').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
