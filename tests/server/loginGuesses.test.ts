// Guessing at the login: how often one may, by whom that is counted, and that its time tells nothing.
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '../../server/secrets/hashing.ts'
import { attemptLogin } from '../../server/session/loginLimits.ts'
import { tryPassword } from '../../server/session/tryPassword.ts'
import { ask, codesOf, openBench, password, type Bench } from './shell/bench.ts'

const logIn = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { code } }'
const boss = 'boss@library.example'

let bench: Bench
beforeAll(async () => (bench = await openBench()).stop)

describe('who guesses', () => {
  test('does the same work for everybody, so that its time tells nobody who exists (S32)', async () => {
    // Known with another password, unknown, barred, without a password.
    const people = [boss, 'nobody@library.example', 'reader@library.example', 'help@library.example']
    await bench.sql("update person_credentials set password = $1 where id in ('1', '3')", [await hashSecret(password)])
    await bench.sql("update person_credentials set password = '!' where id = '2'")
    const client = bench.client()
    const workOf = async (e: string): Promise<number> => {
      const before = process.cpuUsage()
      await ask(client, logIn, { e, p: 'wrong password' })
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const work = people.map(() => Infinity)
    // In turns, so that what else keeps the machine busy meets all of them; the first one warms up.
    for (let n = 0; n < 9; n += 1)
      for (const [at, e] of people.entries()) {
        const spent = await workOf(e)
        if (n > 0) work[at] = Math.min(work[at] ?? Infinity, spent)
      }
    await bench.sql("update person_credentials set password = $1 where id = '2'", [await hashSecret(password)])
    await bench.sql('delete from login_failure')
    expect(Math.min(...work)).toBeGreaterThan(0.6 * Math.max(...work))
  })

  test('with more than a password may hold, or what no text does, is refused though it were the right one', async () => {
    const client = bench.client()
    const tried = async (p: string): Promise<readonly unknown[]> => {
      await bench.sql("update person_credentials set password = $1 where id = '1'", [await hashSecret(p)])
      return codesOf(await ask(client, logIn, { e: boss, p }))
    }
    const [longest, tooLong] = ['x'.repeat(1_024), 'x'.repeat(1_025)]
    expect([await tried(longest), await tried(tooLong), await tried('x\0')]).toEqual([[], ['DENIED'], ['DENIED']])
    await bench.sql("update person_credentials set password = $1 where id = '1'", [await hashSecret(password)])
    await bench.sql('delete from login_failure')
  })

  test('with more than an e-mail address may hold is refused though it were the right one', async () => {
    const client = bench.client()
    const tried = async (length: number): Promise<readonly unknown[]> => {
      const e = boss.padStart(length, 'x')
      await bench.sql("update person set email = $1 where id = '1'", [e])
      return codesOf(await ask(client, logIn, { e, p: password }))
    }
    expect([await tried(320), await tried(321)]).toEqual([[], ['DENIED']])
    await bench.sql("update person set email = $1 where id = '1'", [boss])
    await bench.sql('delete from login_failure')
  })

  test('after ten failures tells an address to wait, even with the right password, and another address not (S32)', async () => {
    await bench.sql('delete from login_failure')
    const client = bench.client()
    for (let n = 0; n < 10; n += 1) await ask(client, logIn, { e: 'help@library.example', p: `wrong ${n}` })
    expect(codesOf(await ask(client, logIn, { e: 'help@library.example', p: password }))).toEqual(['LIMIT'])
    await bench.sql("update login_failure set ip = '10.0.0.9'")
    expect(codesOf(await ask(client, logIn, { e: 'help@library.example', p: password }))).toEqual([])
    await bench.sql('delete from login_failure')
  })

  test('counts all addresses of one IPv6 network as one (S32)', async () => {
    const pool = new pg.Pool({ connectionString: bench.server.database.url, max: 1 })
    const attempts = []
    for (let n = 0; n < 12; n += 1) attempts.push(await attemptLogin(pool, 'somebody', `2001:db8::${n}`))
    const elsewhere = await attemptLogin(pool, 'somebody', '2001:db8:0:1::1')
    await pool.end()
    await bench.sql('delete from login_failure')
    expect([attempts.filter(({ refused }) => refused).length, elsewhere.refused]).toEqual([2, false])
  })

  test('refuses an address after a hundred failures at whomever, and no other address (S32)', async () => {
    const pool = new pg.Pool({ connectionString: bench.server.database.url, max: 1 })
    const refused: boolean[] = []
    for (let n = 0; n < 102; n += 1) refused.push((await attemptLogin(pool, `person ${n}`, '192.0.2.7')).refused)
    const elsewhere = await attemptLogin(pool, 'person 200', '192.0.2.8')
    await pool.end()
    await bench.sql('delete from login_failure')
    expect([refused.indexOf(true), refused.lastIndexOf(false), elsewhere.refused]).toEqual([100, 99, false])
  })

  test('slows down whoever guesses at one e-mail from many addresses, ever more, and never refuses its owner (S32)', async () => {
    const pool = new pg.Pool({ connectionString: bench.server.database.url, max: 1 })
    const attempts = []
    for (let n = 0; n < 17; n += 1) attempts.push(await attemptLogin(pool, 'somebody', `192.0.2.${n}`))
    const other = await attemptLogin(pool, 'somebody else', '192.0.2.1')
    await pool.end()
    await bench.sql('delete from login_failure')
    expect(attempts.slice(9).map(({ slow }) => slow)).toEqual([0, 100, 200, 400, 800, 1_600, 3_000, 3_000])
    expect([attempts.some(({ refused }) => refused), other.slow]).toEqual([false, 0])
  })

  test('is answered that much later', async () => {
    const pool = new pg.Pool({ connectionString: bench.server.database.url, max: 1 })
    for (let n = 0; n < 13; n += 1) await attemptLogin(pool, 'somebody', `192.0.2.${n}`)
    const parts = { pool, fingerprint: (text: string) => text }
    const began = performance.now()
    const tried = await tryPassword(parts, { email: 'Somebody', password, ip: '192.0.2.99' }, async () => undefined)
    const took = performance.now() - began
    await pool.end()
    await bench.sql('delete from login_failure')
    expect(tried).toEqual({ is: 'wrong' })
    // The fourth beyond ten; what waits may wake a little early.
    expect(took).toBeGreaterThan(790)
  })

  test('counts guesses that come all at once', async () => {
    const clients = [bench.client(), bench.client()]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(clients[n % 2]!, logIn, { e: 'help@library.example', p: `at once ${n}` })),
    )
    const codes = answers.flatMap(codesOf)
    expect(codes.filter((each) => each === 'DENIED').length).toBeLessThanOrEqual(10)
    expect(codes.filter((each) => each === 'LIMIT').length).toBeGreaterThanOrEqual(20)
    await bench.sql('delete from login_failure')
  })
})
