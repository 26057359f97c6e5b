// The release before on its own database, then this version on the same: what was stored is there, who was logged in still is, and it is served. Its small form is tests/server/upgrade.test.ts.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { checkAudit } from '../../server/audit/checkAudit.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { readMigrations } from '../../server/db/readMigrations.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText, given } from '../access/server/generatedText.ts'
import { runningDatabase } from '../drill/runningDatabase.ts'
import { digestsOf, noteTables, type Digests, type NotedTable } from '../drill/tableDigests.ts'
import { releaseBefore } from '../server/history/releaseBefore.ts'
import { startRelease } from '../server/history/startRelease.ts'
import { untouched } from '../server/history/untouched.ts'
import { startEmbeddedProcess, type ServerProcess } from '../server/processes/serverProcess.ts'
import { enter, socketTo, type Entered } from '../server/processes/visit.ts'

const email = 'admin@example.com'
const password = 'a demo password 1'

interface Noted {
  readonly tables: readonly NotedTable[]
  readonly kept: readonly NotedTable[]
  readonly counted: Digests
  readonly digested: Digests
}

const place = realpathSync(mkdtempSync(join(tmpdir(), 'upgrade-')))
const dataDir = join(place, 'data')
let noted: Noted
let who: Entered
let server: ServerProcess

const withOwner = async <Result>(run: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: (await runningDatabase(dataDir)).owner })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const note = async (client: Client): Promise<Noted> => {
  const tables = await noteTables(client)
  const { rows } = await client.query<{ name: string }>('select name from schema_migration')
  const kept = untouched(
    tables,
    readMigrations(),
    rows.map(({ name }) => name),
  )
  return { tables, kept, counted: await digestsOf(client, tables), digested: await digestsOf(client, kept) }
}

beforeAll(async () => {
  const version = releaseBefore()
  if (version === undefined)
    throw new Error('The release before is told by the history of the repository, which is not here: git fetch --unshallow --tags')
  const old = await startRelease(version, dataDir, password)
  try {
    who = await enter(old.url, email, password, old.text('Login'))
    noted = await withOwner(note)
  } finally {
    await old.stop()
  }
  server = await startEmbeddedProcess(dataDir)
}, 1_200_000)
afterAll(async () => {
  await server?.stop()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
})

it('keeps every row, and every value of what no migration writes', async () => {
  expect(noted.counted['users']?.rows).toBeGreaterThan(100)
  expect(noted.counted['ledger_entry']?.rows).toBeGreaterThan(100)
  await withOwner(async (client) => {
    expect(await digestsOf(client, noted.kept)).toEqual(noted.digested)
    const now = await digestsOf(client, noted.tables)
    expect(Object.keys(noted.counted).filter((name) => (now[name]?.rows ?? 0) < (noted.counted[name]?.rows ?? 0))).toEqual([])
  })
})

it('has a sound ledger and a whole audit', async () => {
  const database = openDatabase((await runningDatabase(dataDir)).application)
  expect([await checkLedger(database.db), await checkAudit(database.db)]).toEqual([[], []])
  await database.close()
})

it('still knows who was logged in, and lets in who logs in anew', async () => {
  const cookie = who.cookie.replace(/^session-\d+/, `session-${new URL(server.url).port}`)
  const before = socketTo(server.url, who.userId, cookie)
  expect(codesOf(await ask(before, generatedText('GetMyAuthorities')))).toEqual([])
  await before.dispose()
  expect((await enter(server.url, email, password)).userId).toBe(who.userId)
})

it('serves what was stored', async () => {
  const entered = await enter(server.url, email, password)
  const client = socketTo(server.url, entered.userId, entered.cookie)
  for (const name of ['UsersList', 'PayoutRequestsList', 'TransactionsList']) {
    const answer = await ask<{ answer: { items: readonly { id: string }[] } | null }>(
      client,
      generatedText(name),
      given(generatedText(name), '1'),
    )
    expect([name, codesOf(answer), (answer.data?.answer?.items.length ?? 0) > 0]).toEqual([name, [], true])
  }
  await client.dispose()
})
