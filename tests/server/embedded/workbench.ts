// What the tests of the embedded database share: folders and databases that are cleared away after each test, and a question to one.
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach } from 'vitest'
import { startEmbedded, type Embedded } from '../../../server/db/embedded/startEmbedded.ts'

const folders: string[] = []
const running: Embedded[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

export function newFolder(mode = 0o755, uid = process.getuid?.() ?? 0): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
  folders.push(folder)
  chmodSync(folder, mode)
  if (uid !== process.getuid?.()) chownSync(folder, uid, uid)
  return folder
}

export async function start(dataDir: string, address = 'http://localhost:1/'): Promise<Embedded> {
  const database = await startEmbedded({ dataDir, address, fsync: false })
  running.push(database)
  return database
}

export async function ask(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
