// The second factor over real sockets: set up with the password, asked at each login, its codes good once and bounded (docs/decisions/044).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  add,
  addApp,
  answer,
  begin,
  boss,
  challengeOf,
  codeAt,
  cookieBy,
  forget,
  logIn,
  of,
  renew,
  says,
  setUp,
  wrongCode,
  type SetUp,
} from './factors/askFactor.ts'
import { ask, codesOf, openBench, password } from './shell/bench.ts'

beforeAll(async () => (of.bench = await openBench()).stop)
beforeEach(() => of.bench.sql('delete from login_failure'))

describe('without one', () => {
  test('a login is as it was', async () => {
    expect(await logIn()).toMatchObject({ viewer: { id: '1' }, code: expect.any(String) as string, challenge: null })
  })

  test('nobody sets one up for whoever is not logged in, or who does not say the password', async () => {
    expect(codesOf(await ask(of.bench.client(), setUp, { p: password }))).toEqual(['UNAUTHENTICATED'])
    const client = of.bench.client({ cookie: await of.bench.enter(boss), userId: '1' })
    expect(says(await ask(client, setUp, { p: 'another password' }))).toBe('errors.notOneself')
    expect(says(await ask(client, renew, { p: 'another password' }))).toBe('errors.notOneself')
    expect(says(await ask(client, renew, { p: password }))).toBe('errors.noFactor')
    expect(says(await ask(of.bench.client(), begin, { c: 'made up', k: 'APP' }))).toBe('errors.challengeOver')
    expect(says(await ask(of.bench.client(), add, { c: 'made up', code: '123456' }))).toBe('errors.challengeOver')
    expect(await of.bench.sql('select * from factor')).toEqual([])
  })
})

/** As many wrong answers as are too many, of whoever gave the last one, from elsewhere. */
const failTwenty = async (): Promise<void> => {
  const [{ email } = { email: '' }] = await of.bench.sql<{ email: string }>('select email from login_failure order by id desc limit 1')
  await of.bench.sql("insert into login_failure (email, ip) select $1, '10.9.9.' || n from generate_series(1, 20) n", [email])
}

const lastLine = async (): Promise<string> => {
  const [{ id } = { id: '0' }] = await of.bench.sql<{ id: string }>('select coalesce(max(id), 0)::text as id from audit_record')
  return id
}

/** What of each that was denied the audit says, a moment after its answer. */
const refusedSince = async (id: string): Promise<readonly string[]> =>
  (await of.bench.sql<{ rule: string }>("select rule from audit_record where id > $1 and outcome = 'DENIED' order by id", [id])).map(
    ({ rule }) => rule,
  )

describe('an authenticator app', () => {
  let app: SetUp
  beforeAll(async () => {
    app = await addApp(await of.bench.enter(boss))
  })
  afterAll(forget)

  test('comes with ten codes for recovery, its secret sealed and none of them readable', async () => {
    expect(app.codes).toHaveLength(10)
    for (const code of app.codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    const stored = JSON.stringify([
      await of.bench.sql('select * from factor'),
      await of.bench.sql('select * from recovery_code'),
      await of.bench.sql('select * from login_challenge'),
    ])
    for (const secret of [app.secret, ...app.codes.flatMap((each) => [each, each.replace('-', '')])]) expect(stored).not.toContain(secret)
    const lines = await of.bench.sql<{ input: object }>("select input from audit_record where action = 'addFactor'")
    expect(lines).toEqual([{ input: { kind: 'APP', name: 'My phone' } }])
  })

  test('is asked for after the right password alone, which gives nothing by itself', async () => {
    await of.bench.sql('delete from login_code')
    expect(await logIn(boss, 'another password')).toBeNull()
    expect(await logIn()).toEqual({
      viewer: null,
      code: null,
      challenge: { id: expect.any(String) as string, setsUp: false, code: true, passkey: null, passkeysPossible: false },
    })
    expect(await of.bench.sql('select * from login_code')).toEqual([])
  })

  test('lets in by its code, once', async () => {
    const code = codeAt(app.secret, 1)
    const entered = await answer(await challengeOf(), { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(entered.data?.loginWithFactor).toMatchObject({ viewer: { id: '1' }, code: expect.any(String) as string })
    expect(says(await answer(await challengeOf(), { code }))).toBe('errors.wrongCode')
    const [line] = await of.bench.sql("select input from audit_record where action = 'login' and outcome = 'DONE' order by id desc limit 1")
    expect(line).toEqual({ input: { factor: 'APP' } })
  })

  test('lets in by a code for recovery, once, however it is typed', async () => {
    const [first = ''] = app.codes
    const entered = await answer(await challengeOf(), { code: ` ${first.replace('-', ' ').toUpperCase()}` })
    expect(entered.data?.loginWithFactor?.viewer).toEqual({ id: '1' })
    expect(says(await answer(await challengeOf(), { code: first }))).toBe('errors.wrongCode')
    expect(await of.bench.sql("select codes_left from factor_line where kind = 'CODES'")).toEqual([{ codes_left: 9 }])
  })

  test('answers one of two who come with the same code at once', async () => {
    const [, second = ''] = app.codes
    const challenges = [await challengeOf(), await challengeOf()]
    const answers = await Promise.all(challenges.map((each) => answer(each, { code: second })))
    expect(answers.filter(({ data }) => data?.loginWithFactor).length).toBe(1)
  })

  test('ends after five wrong answers, and after five minutes', async () => {
    const challenge = await challengeOf()
    for (let times = 0; times < 5; times += 1)
      expect(says(await answer(challenge, { code: wrongCode(app.secret) }))).toBe('errors.wrongCode')
    expect(says(await answer(challenge, { code: app.codes[2] }))).toBe('errors.challengeOver')
    const late = await challengeOf()
    await of.bench.sql("update login_challenge set made = now() - interval '5 minutes 1 second'")
    expect(says(await answer(late, { code: app.codes[2] }))).toBe('errors.challengeOver')
  })

  test('is not guessed by many logins: twenty wrong answers within a quarter of an hour, from wherever', async () => {
    const id = await lastLine()
    await answer(await challengeOf(), { code: wrongCode(app.secret) })
    await failTwenty()
    expect(codesOf(await answer(await challengeOf(), { code: app.codes[2] }))).toEqual(['LIMIT'])
    await of.bench.sql('delete from login_failure')
    expect((await answer(await challengeOf(), { code: app.codes[2] })).data?.loginWithFactor?.viewer).toEqual({ id: '1' })
    // The next test counts from here. A line of the tests before may be among them.
    await expect.poll(async () => (await refusedSince(id)).length).toBeGreaterThanOrEqual(2)
  })

  test('has each answer that is refused in the audit, also where there were too many', async () => {
    const id = await lastLine()
    await answer(await challengeOf(), { code: wrongCode(app.secret) })
    await expect.poll(() => refusedSince(id)).toEqual(['factor'])
    await failTwenty()
    await answer(await challengeOf(), { code: app.codes[2] })
    await expect.poll(() => refusedSince(id)).toEqual(['factor', 'factor'])
    await of.bench.sql('delete from login_failure')
  })

  test('counts no login that goes on as a failure', async () => {
    await answer(await challengeOf(), { code: app.codes[3] })
    expect(await of.bench.sql('select * from login_failure')).toEqual([])
  })

  test('does not let in who was disabled meanwhile', async () => {
    const challenge = await challengeOf()
    await of.bench.sql("update person set status = 'DISABLED' where id = 1")
    expect((await answer(challenge, { code: app.codes[4] })).data?.loginWithFactor).toBeNull()
    await of.bench.sql("update person set status = 'ACTIVE' where id = 1")
  })

  test.each([
    ['nothing', {}],
    ['a passkey that is none', { k: { id: 'AAAA', response: {} } }],
    ['a passkey that is a text', { k: 'x'.repeat(1_000) }],
    ['a long code', { code: '1'.repeat(10_000) }],
    ['a code with a NUL', { code: '12345\0' }],
  ])('takes no answer that is %s', async (_what, given) => {
    const { data, errors } = await answer(await challengeOf(), given)
    expect(data?.loginWithFactor ?? null).toBeNull()
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors)).not.toContain('INTERNAL')
  })

  test('has new codes made by whoever says the password: those before are worth nothing', async () => {
    const client = of.bench.client({ cookie: await cookieBy(app.codes[5] ?? ''), userId: '1' })
    const made = await ask<{ recoveryCodesRenew: readonly string[] }>(client, renew, { p: password })
    expect(made.data?.recoveryCodesRenew).toHaveLength(10)
    expect(says(await answer(await challengeOf(), { code: app.codes[6] }))).toBe('errors.wrongCode')
    expect((await answer(await challengeOf(), { code: made.data?.recoveryCodesRenew[0] })).data?.loginWithFactor?.viewer).toEqual({
      id: '1',
    })
  })
})
