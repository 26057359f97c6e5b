// Who changes something of oneself says who one is once more: what for, how often one may guess, and that what was typed stays nowhere.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuid7 } from '../../server/actions/uuid7.ts'
import type { Caller } from '../../server/call.ts'
import { hashSecret } from '../../server/secrets/hashing.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

const mine = 'a horse that I alone know'
const next = 'another horse, of nobody'

let money: Money
let me: Caller

beforeAll(async () => (money = await openMoney()).stop)

beforeEach(async () => {
  await money.sql('delete from login_failure')
  const id = await money.person('admin', { 'credentials.password': await hashSecret(mine) })
  me = money.callerOf('admin', id)
})

const hashOf = (id: string): Promise<unknown> => money.value('select password from users_credentials where id = $1', id)
const emailOf = (id: string): Promise<unknown> => money.value('select email from users where id = $1', id)
const setPassword = (id: string, input: Bag, args: Bag = {}): Promise<Bag> =>
  money.act(me, 'usersUpdatePassword', id, { password: next, ...input }, args)
const edit = (id: string, patch: Bag): Promise<Bag> => money.act(me, 'usersUpdate', id, undefined, { patch })

const missing = { __typename: 'Invalid', errors: [{ field: 'currentPassword', code: 'required', message: 'Current password is required' }] }
const wrong = {
  __typename: 'Invalid',
  errors: [{ field: 'currentPassword', code: 'notOneself', message: 'This is not your current password' }],
}

describe('one’s own password and e-mail', () => {
  it('are changed by whoever knows the current password, and by nobody else', async () => {
    const before = await hashOf(me.id)
    expect(await setPassword(me.id, {})).toMatchObject(missing)
    expect(await setPassword(me.id, { currentPassword: '' })).toMatchObject(missing)
    for (const typed of ['a horse that I alone knew', `${mine} `, `${mine}\0`, '\ud800', 'x'.repeat(2_000), next])
      expect(await setPassword(me.id, { currentPassword: typed })).toMatchObject(wrong)
    expect(await hashOf(me.id)).toBe(before)
    expect(await setPassword(me.id, { currentPassword: mine })).toMatchObject({ __typename: 'Done' })
    expect(await hashOf(me.id)).not.toBe(before)

    const email = await emailOf(me.id)
    expect(await edit(me.id, { email: 'new@example.com' })).toMatchObject(missing)
    expect(await edit(me.id, { email: 'new@example.com', currentPassword: mine })).toMatchObject(wrong)
    expect(await emailOf(me.id)).toBe(email)
    expect(await edit(me.id, { email: 'new@example.com', currentPassword: next })).toMatchObject({ __typename: 'UserSaved' })
    expect(await emailOf(me.id)).toBe('new@example.com')
  })

  it('ask nothing for anything else of one’s own, nor for anything of somebody else', async () => {
    expect(await edit(me.id, { screenName: 'Somebody', email: await emailOf(me.id) })).toMatchObject({ __typename: 'UserSaved' })
    const other = await money.person('member')
    expect(await setPassword(other, {})).toMatchObject({ __typename: 'Done' })
    expect(await setPassword(other, { currentPassword: 'no matter what' })).toMatchObject({ __typename: 'Done' })
    expect(await edit(other, { email: `other${other}@example.com` })).toMatchObject({ __typename: 'UserSaved' })
    expect(await money.value('select count(*)::int from login_failure')).toBe(0)
  })

  it('are found out by nobody who looks ahead', async () => {
    const looked = await money.run(me, 'usersUpdatePasswordPreview', {
      id: me.id,
      version: await money.value('select version from users where id = $1', me.id),
      input: { password: next, currentPassword: 'a guess' },
    })
    expect(looked).toMatchObject({ allowed: true, invalid: null })
    expect(await money.value('select count(*)::int from login_failure')).toBe(0)
  })
})

describe('guesses', () => {
  it('are counted as those at the login, together with them, whichever change they stand beside', async () => {
    for (let n = 0; n < 5; n += 1) expect(await setPassword(me.id, { currentPassword: `guess ${n}` })).toMatchObject(wrong)
    for (let n = 0; n < 5; n += 1) expect(await edit(me.id, { email: 'g@example.com', currentPassword: `guess ${n}` })).toMatchObject(wrong)
    await expect(setPassword(me.id, { currentPassword: mine })).rejects.toMatchObject({ code: 'LIMIT' })
    const [counted] = await money.sql('select count(*)::int as count, count(distinct email)::int as people from login_failure')
    expect(counted).toEqual({ count: 10, people: 1 })
    await money.sql('delete from login_failure')
    expect(await setPassword(me.id, { currentPassword: mine })).toMatchObject({ __typename: 'Done' })
  })

  it('are a line in the audit, each with what it was for', async () => {
    await setPassword(me.id, { currentPassword: 'a guess' })
    await money.flush()
    expect(await money.sql("select action, outcome from audit_record where actor = $1 and rule = 'notOneself'", [me.id])).toEqual([
      { action: 'updatePassword', outcome: 'DENIED' },
    ])
  })
})

describe('what was typed', () => {
  it('is kept nowhere, and a wrong one is put right under the same key', async () => {
    const key = uuid7()
    expect(await setPassword(me.id, { currentPassword: 'zebra-of-a-guess' }, { key })).toMatchObject(wrong)
    expect(await setPassword(me.id, {}, { key })).toMatchObject(missing)
    expect(await money.value('select count(*)::int from operation_key where key = $1', key)).toBe(0)
    const done = await setPassword(me.id, { currentPassword: mine }, { key })
    expect(done).toMatchObject({ __typename: 'Done' })
    await money.flush()
    const [line] = await money.sql("select input from audit_record where key = $1 and outcome = 'DONE'", [key])
    expect(line).toEqual({ input: { password: '••••••' } })
    for (const table of ['audit_record', 'operation_key', 'login_failure', 'mails']) {
      const rows = JSON.stringify(await money.sql(`select * from ${table}`))
      for (const typed of ['zebra-of-a-guess', mine, 'currentPassword']) expect([table, rows.includes(typed)]).toEqual([table, false])
    }
  })

  it('has no part in what the change is known by: the same change is the same whatever stood beside it', async () => {
    const key = uuid7()
    const version = await money.value('select version from users where id = $1', me.id)
    const change = (currentPassword: string): Promise<Bag> =>
      money.run(me, 'usersUpdate', { id: me.id, version, key, patch: { email: `same${me.id}@example.com`, currentPassword } }, ['email'])
    expect(await change(mine)).toMatchObject({ __typename: 'UserSaved' })
    const [kept] = await money.sql('select digest, intent from operation_key where key = $1', [key])
    expect(await change(mine)).toMatchObject({ __typename: 'UserSaved' })
    expect(await money.sql('select digest, intent from operation_key where key = $1', [key])).toEqual([kept])
  })
})
