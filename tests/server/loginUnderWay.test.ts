// A change of password ends whatever the former one began: a login whose password was compared already, and a code that is being traded (domain 5.1).
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { endSessions } from '../../server/session/endSessions.ts'
import { tradeLoginCode } from '../../server/session/loginCodes.ts'
import { hashSecret } from '../../server/secrets/hashing.ts'
import { patiently } from '../run/patiently.ts'
import { ask, codesOf, openBench, password, type Bench } from './shell/bench.ts'

const logIn = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { code challenge { id } } }'
const boss = 'boss@library.example'

let bench: Bench
let secret: string
beforeAll(async () => {
  ;[bench, secret] = await Promise.all([openBench(), hashSecret(password)])
})
afterAll(() => bench.stop())
beforeEach(async () => {
  await bench.sql('truncate session, login_code, login_challenge, login_failure')
  await bench.sql("update person_credentials set password = $1 where id = '1'", [secret])
})

const database = () => {
  const opened = openDatabase(bench.server.database.url, patiently)
  onTestFinished(() => opened.close())
  return opened
}

/** Somebody waits for what another has not ended yet. */
const waits = async (): Promise<boolean> => (await bench.sql('select 1 from pg_locks where not granted')).length > 0

test.each([
  ['a code', null],
  ['a second factor', '{librarian}'],
])('a login that would get %s is refused as any other where its password changes meanwhile (S14)', async (_what, asksFor) => {
  await bench.sql('update site set second_factor = $1', [asksFor])
  onTestFinished(async () => void (await bench.sql('update site set second_factor = null')))
  const { db } = database()
  const another = await hashSecret('another password')
  const client = bench.client()
  let answered = false
  const answer = await db.transaction().execute(async (tx) => {
    await sql`update person_credentials set password = ${another} where id = 1`.execute(tx)
    await endSessions(tx, '1')
    // What it compares is what stands there until this is over.
    const asking = ask<{ login: unknown }>(client, logIn, { e: boss, p: password }).finally(() => (answered = true))
    await expect.poll(async () => answered || (await waits()), { timeout: 300_000 }).toBe(true)
    return { asking }
  })
  const { errors } = await answer.asking
  expect(errors?.[0]).toMatchObject({ message: 'You may not enter.', extensions: { code: 'DENIED', template: 'refused' } })
  expect(await bench.sql('select person from login_code union all select person from login_challenge')).toEqual([])
  expect(codesOf(await ask(client, logIn, { e: boss, p: 'another password' }))).toEqual([])
})

test('a code that is traded meanwhile leaves no session (S14)', async () => {
  const { db } = database()
  const trading = new pg.Pool({ connectionString: bench.server.database.url, max: 1 })
  onTestFinished(() => trading.end())
  const { data } = await ask<{ login: { code: string } }>(bench.client(), logIn, { e: boss, p: password })
  await trading.query('begin')
  expect(await tradeLoginCode(trading, data?.login.code ?? '', { ip: '192.0.2.1' })).toMatchObject({ person: '1' })
  const ending = db.transaction().execute((tx) => endSessions(tx, '1'))
  await expect.poll(waits, { timeout: 300_000 }).toBe(true)
  await trading.query('commit')
  await ending
  expect(await bench.sql('select person from session')).toEqual([])
})
