// The audit as it is read: newest first, narrowed by who, what, whom and outcome, each value under the right of its own field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAudit } from '../../server/audit/checkAudit.ts'
import type { Caller } from '../../server/call.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
let creator: string

const paths = ['time', 'actor', 'name', 'role', 'operation', 'target', 'outcome', 'reason', 'rule', 'ip', 'changes']
const lines = async (filter: Bag, caller: Caller = money.admin, args: Bag = {}): Promise<readonly Bag[]> =>
  (await money.run(caller, 'auditRecordsSearch', { filter, ...args }, paths))['items'] as readonly Bag[]

const nameOf = async (id: string): Promise<string> => String(await money.value(`select screen_name from users where id = ${id}`))
const reader = (...rights: readonly string[]): Caller => money.callerOf('admin', money.admin.id, ['getAnyAuditRecord', ...rights])

beforeAll(async () => {
  money = await openMoney()
  creator = await money.creator(5000n)
  await money.act(money.manager, 'usersDisable', creator, { disabledReason: 'a complaint' })
  await money.act(money.manager, 'personalInfoUpdate', creator, undefined, { patch: { firstName: 'Ada' } })
  await money.run(money.admin, 'payeeInfoReveal', { id: creator, field: 'accountIdentifier', reason: 'a call' })
  await money.flush()
})
afterAll(() => money.stop())

describe('the list', () => {
  it('tells who did what to whom, newest first, and is narrowed to one record by its target', async () => {
    const found = await lines({ target: [`User:${creator}`] })
    expect(found.map((each) => each['operation'])).toEqual(expect.arrayContaining(['personalInfoUpdate', 'usersDisable']))
    const ids = found.map((each) => Number(each['id']))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(found.find((each) => each['operation'] === 'usersDisable')).toMatchObject({
      actor: { id: money.manager.id },
      role: 'manager',
      target: `User:${creator}:${await nameOf(creator)}`,
      outcome: 'DONE',
      changes: { entity: 'User', after: { status: 'DISABLED' } },
    })
    expect(found.find((each) => each['operation'] === 'payeeInfoReveal')).toMatchObject({ reason: 'a call', changes: null })
  })

  it('is narrowed by who, what, outcome and time, and paged by key', async () => {
    const mine = await lines({ actor: [money.manager.id], operation: ['usersDisable'] })
    expect(mine).toHaveLength(1)
    expect(await lines({ outcome: ['DENIED'], operation: ['usersDisable'] })).toEqual([])
    expect(await lines({ time: { to: '2001-01-01T00:00:00.000Z' } })).toEqual([])
    const page = await money.run(money.admin, 'auditRecordsSearch', { first: 2 }, ['operation'])
    const next = await money.run(money.admin, 'auditRecordsSearch', { first: 2, after: page['end'] }, ['operation'])
    const ids = [page, next].flatMap((each) => (each['items'] as readonly Bag[]).map(({ id }) => Number(id)))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(4)
  })

  it('leaves the chain whole: reading writes nothing', async () => {
    const before = await money.value('select count(*) from audit_record')
    await lines({})
    expect(await money.value('select count(*) from audit_record')).toBe(before)
    expect(await checkAudit(money.database.db)).toEqual([])
  })
})

describe('what changed', () => {
  it('shows a value only to whoever may read it in the record itself', async () => {
    const told = async (caller: Caller): Promise<unknown> =>
      (await lines({ target: [`User:${creator}`], operation: ['personalInfoUpdate'] }, caller))[0]?.['changes']
    expect(await told(money.admin)).toMatchObject({ entity: 'User', after: { 'personal.firstName': 'Ada' } })
    expect(await told(reader())).toBeNull()
    expect(await told(reader('getAnyUserInfo'))).toBeNull()
    expect(await told(reader('getAnyPersonalInfo'))).toMatchObject({ after: { 'personal.firstName': 'Ada' } })
  })

  it('names the records that it tells of, for whoever may read what they are called, and numbers them for others', async () => {
    const referrer = await money.creator(0n)
    await money.act(money.admin, 'userReferringsUpdate', creator, undefined, { patch: { referrer } })
    const told = async (caller: Caller): Promise<Bag | undefined> =>
      (await lines({ target: [`User:${creator}`], operation: ['userReferringsUpdate'] }, caller))[0]
    expect(await told(money.admin)).toMatchObject({
      target: `User:${creator}:${await nameOf(creator)}`,
      changes: { after: { 'referring.referrer': { id: referrer, title: await nameOf(referrer) } } },
    })
    expect(await told(reader('getAnyUserReferring'))).toMatchObject({
      target: `User:${creator}`,
      changes: { after: { 'referring.referrer': { id: referrer, title: referrer } } },
    })
  })
})
