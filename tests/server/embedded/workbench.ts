// What the tests of the embedded database share: folders and databases that are cleared away after each test, and a question to one.
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startEmbedded, type Embedded } from '../../../server/db/embedded/startEmbedded.ts'
import { withClient } from '../../../server/db/withClient.ts'

// Told to each test, not to the file: a worker loads this once for all its files, and only the first of them would clear away.
export function newFolder(mode = 0o755, uid = process.getuid?.() ?? 0): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, mode)
  if (uid !== process.getuid?.()) chownSync(folder, uid, uid)
  return folder
}

export async function start(dataDir: string, address = 'http://localhost:1/'): Promise<Embedded> {
  const database = await startEmbedded({ dataDir, address, fsync: false })
  onTestFinished(() => database.stop())
  return database
}

export const ask = (url: string, sql: string): Promise<readonly Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)
