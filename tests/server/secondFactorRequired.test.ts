// A role that needs a second factor: it is set up at the login, and taken away where it is lost (docs/decisions/044).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { resetFactor } from '../../server/staff/changeStaff.ts'
import { add, addApp, answer, begin, boss, codeAt, forget, help, logIn, of, says, wrongCode, type Login } from './factors/askFactor.ts'
import { ask, openBench } from './shell/bench.ts'
import { product } from './shell/library.ts'

beforeAll(async () => (of.bench = await openBench()).stop)
beforeEach(() => of.bench.sql('delete from login_failure'))

describe('where a role needs one', () => {
  beforeAll(() => of.bench.sql("update site set second_factor = '{helper}'"))
  afterAll(async () => {
    await of.bench.sql('update site set second_factor = null')
    await forget()
  })

  test('others log in as they did', async () => {
    expect((await logIn(boss))?.challenge).toBeNull()
  })

  test('whoever has none sets one up first, and is in', async () => {
    const asked = (await logIn(help))?.challenge
    expect(asked).toMatchObject({ setsUp: true, code: false, passkey: null })
    const c = asked?.id ?? ''
    expect(says(await answer(c, { code: '123456' }))).toBe('errors.challengeOver')
    const begun = await ask<{ factorBegin: { secret: string } }>(of.bench.client(), begin, { c, k: 'APP' })
    const secret = begun.data?.factorBegin.secret ?? ''
    expect(says(await ask(of.bench.client(), add, { c, code: wrongCode(secret) }))).toBe('errors.wrongCode')
    const added = await ask<{ factorAdd: { recoveryCodes: string[]; login: Login } }>(of.bench.client(), add, {
      c,
      code: codeAt(secret, 0),
    })
    expect(added.data?.factorAdd).toMatchObject({
      recoveryCodes: { length: 10 },
      login: { viewer: { id: '2' }, code: expect.any(String) as string },
    })
    expect(says(await ask(of.bench.client(), add, { c, code: codeAt(secret, 1) }))).toBe('errors.challengeOver')
    expect((await logIn(help))?.challenge).toMatchObject({ setsUp: false, code: true })
  })

  test('a password that is known to another leads to no second one beside it, nor to two at once', async () => {
    const beginning = async () => {
      const c = (await logIn(help))?.challenge?.id ?? ''
      const begun = await ask<{ factorBegin: { secret: string } }>(of.bench.client(), begin, { c, k: 'APP' })
      return { c, secret: begun.data?.factorBegin.secret ?? '' }
    }
    const addTo = ({ c, secret }: { readonly c: string; readonly secret: string }) =>
      ask(of.bench.client(), add, { c, code: codeAt(secret, 0) })
    await of.bench.sql('delete from factor_line')
    const [owner, thief] = [await beginning(), await beginning()]
    expect((await addTo(owner)).errors).toBeUndefined()
    expect(says(await addTo(thief))).toBe('errors.challengeOver')
    await of.bench.sql('delete from factor_line')
    const both = await Promise.all([await beginning(), await beginning()].map(addTo))
    expect(both.map(says).toSorted()).toEqual(['errors.challengeOver', undefined])
    expect(await of.bench.sql("select kind from factor where kind = 'APP'")).toHaveLength(1)
  })

  test('whoever lost it has it taken away at the machine itself, and is logged out', async () => {
    const database = openDatabase(of.bench.server.database.url, patiently)
    await resetFactor(database, product, help)
    await expect(resetFactor(database, product, 'nobody@library.example')).rejects.toThrow('Nobody')
    await database.close()
    expect((await logIn(help))?.challenge).toMatchObject({ setsUp: true })
    expect(await of.bench.sql('select * from factor')).toEqual([])
    expect(await of.bench.sql('select * from recovery_code')).toEqual([])
  })
})

test('the codes go with the last of what they stand in for', async () => {
  const { codes } = await addApp(await of.bench.enter(boss))
  expect(codes).toHaveLength(10)
  await of.bench.sql("delete from factor_line where kind = 'APP'")
  expect(await of.bench.sql('select kind from factor')).toEqual([])
  expect((await logIn())?.challenge).toBeNull()
})
