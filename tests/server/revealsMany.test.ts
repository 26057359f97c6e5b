// Whoever has many masked values shown within a minute says who they are beside each, and how many a day stands in the audit.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { noteShown } from '../../server/audit/noteShown.ts'
import type { Caller } from '../../server/call.ts'
import { hashSecret } from '../../server/secrets/hashing.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

const mine = 'a horse that I alone know'
const allowed = 20

let money: Money
let me: Caller
let creator: string

beforeAll(async () => {
  money = await openMoney()
  creator = await money.creator()
})
afterAll(() => money.stop())

beforeEach(async () => {
  await money.sql('delete from login_failure')
  me = money.callerOf('admin', await money.person('admin', { 'credentials.password': await hashSecret(mine) }))
})

const reveal = (args: Bag = {}, caller = me): Promise<Bag> =>
  money.run(caller, 'payeeInfoReveal', { id: creator, field: 'accountIdentifier', reason: 'the bank asks', ...args })
const shown = { __typename: 'Revealed' }
const asked = { __typename: 'Invalid', errors: [{ field: 'currentPassword', code: 'required', template: 'errors.manyShown' }] }
const wrong = { __typename: 'Invalid', errors: [{ field: 'currentPassword', code: 'notOneself' }] }
const shownAt = async (time: string): Promise<void> => {
  await money.asOwner('alter table audit_record disable trigger all')
  await money.asOwner(`update audit_record set time = ${time} where action = 'reveal'`)
  await money.asOwner('alter table audit_record enable trigger all')
}
/** As if it had been that long ago. */
const passed = (time: string): Promise<void> => shownAt(`time - interval '${time}'`)
const showMany = async (): Promise<void> => {
  for (let n = 0; n < allowed; n += 1) expect(await reveal()).toMatchObject(shown)
  // As if it had been done in no time: on a slow machine it takes a good part of the minute.
  await shownAt('now()')
}

describe('the 21st value within a minute', () => {
  it('is shown to whoever types the current password beside it, and to nobody else', async () => {
    await showMany()
    const key = uuid7()
    expect(await reveal({ key })).toMatchObject(asked)
    expect(await reveal({ key, currentPassword: '' })).toMatchObject(asked)
    expect(await reveal({ key, currentPassword: 'a horse that I alone knew' })).toMatchObject(wrong)
    expect(await reveal({ key, currentPassword: mine })).toMatchObject(shown)
    expect(await reveal()).toMatchObject(asked)
  })

  it('is one of that person: another has minutes of their own, and so has the next', async () => {
    await showMany()
    expect(await reveal({}, money.callerOf('admin', await money.person('admin')))).toMatchObject(shown)
    await passed('61 seconds')
    expect(await reveal()).toMatchObject(shown)
  })

  it('is the 21st too where all come at once, or under one key', async () => {
    const key = uuid7()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => reveal(n % 2 === 0 ? {} : { key })))
    expect(answers.filter((each) => each['__typename'] === 'Revealed')).toHaveLength(allowed)
  })

  it('takes no guesses: they are counted with those at the login, and what was typed stays nowhere', async () => {
    await showMany()
    for (let n = 0; n < 10; n += 1) expect(await reveal({ currentPassword: `zebra ${n}` })).toMatchObject(wrong)
    await expect(reveal({ currentPassword: mine })).rejects.toMatchObject({ code: 'LIMIT' })
    await money.flush()
    for (const table of ['audit_record', 'operation_key', 'login_failure']) {
      const rows = JSON.stringify(await money.sql(`select * from ${table}`))
      for (const typed of ['zebra', mine, 'currentPassword']) expect([table, rows.includes(typed)]).toEqual([table, false])
    }
  })
})

describe('the values shown on a day', () => {
  const lines = () =>
    money.sql("select actor, role, outcome, count, input from audit_record where action = 'revealsOfDay' and actor = $1 order by id", [
      me.id,
    ])

  it('are one line of the audit for each person and day once it is over, written once whoever does it', async () => {
    const other = money.callerOf('admin', await money.person('admin'))
    for (let n = 0; n < 3; n += 1) await reveal()
    await passed('1 day')
    for (let n = 0; n < 2; n += 1) await reveal()
    await reveal({}, other)
    await passed('1 day')
    await reveal()
    const servers = [noteShown(money.database.db), noteShown(money.database.db)]
    for (const each of [...servers, ...servers]) {
      each.start()
      await each.stop()
    }
    for (const each of servers) each.start()
    await Promise.all(servers.map((each) => each.stop()))
    const [last] = await money.sql("select ((now() at time zone 'utc')::date - 1)::text as day")
    expect(await lines()).toMatchObject([
      { actor: me.id, role: 'admin', outcome: 'DONE', count: 3 },
      { actor: me.id, role: 'admin', outcome: 'DONE', count: 2, input: last },
    ])
    expect(await money.value("select count from audit_record where action = 'revealsOfDay' and actor = $1", other.id)).toBe(1)
  })

  it('are found in the audit by their name', async () => {
    const found = await money.run(money.admin, 'auditRecordsSearch', { filter: { operation: ['revealsOfDay'] } }, [
      'operation',
      'count',
      'actor',
    ])
    expect(JSON.stringify(found)).toContain('revealsOfDay')
  })
})
