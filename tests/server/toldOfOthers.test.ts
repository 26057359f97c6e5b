// What one is told that others did: by whoever did it, under the name that they have by then, and nothing that one may not read where it is kept.
import { beforeAll, expect, it } from 'vitest'
import { newKey } from '../access/server/newKey.ts'
import { LiveSession } from '../../server/session/LiveSession.ts'
import { poolReader } from '../../server/reader.ts'
import { searchEverywhere } from '../../server/queries/searchEverywhere.ts'
import { Connection } from '../../server/socket/Connection.ts'
import { approvingIn, openApproving, ticked } from './approvals/openApproving.ts'
import { cre, type Money } from './money/openMoney.ts'
import { terms } from './money/systemsOf.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
const { someone } = approvingIn(() => money)

beforeAll(async () => (money = await openApproving()).stop)

it('a conflict names whoever changed the record, not who had a value of it shown since', async () => {
  const [pays, looks, late] = [money.manager, money.admin, await someone('manager')]
  const creator = await money.creator(20_000n)
  await money.act(pays, 'payoutRequestsCreate', creator, {})
  const id = String(await money.value('select id::text from payout_requests where user_id = $1', creator))
  const version = await money.value('select version from payout_requests where id = $1', id)
  expect(await money.act(pays, 'payoutRequestsPay', id, { reference: 'TX' })).toMatchObject({ __typename: 'PayoutRequestSaved' })
  expect(await money.run(looks, 'payoutRequestsReveal', { id, field: 'account', reason: 'asked by phone', key: newKey() })).toHaveProperty(
    'value',
  )
  expect(await money.run(late, 'payoutRequestsPay', { id, version, input: { reference: 'TY' }, ticks: [] })).toMatchObject({
    by: pays.screenName,
  })
})

it('the comment of what waits for approval is in the audit for those who may read it where it waits', async () => {
  const asker = await someone('manager')
  const input = { user: await money.person('member'), amount: cre('500'), comment: 'promised on the phone' }
  expect(await money.run(asker, 'manualTransactionsCreate', { input, ...ticked })).toMatchObject({ __typename: 'Waits' })
  const reasonsFor = async (...rights: readonly string[]) => {
    const reader = money.callerOf('manager', money.manager.id, ['getAnyAuditRecord', ...rights])
    const found = await money.run(reader, 'auditRecordsSearch', { filter: { actor: [asker.id] } }, ['reason', 'operation'])
    return found['items']
  }
  expect(await reasonsFor()).toEqual([expect.objectContaining({ operation: 'awaitApproval', reason: null })])
  expect(await reasonsFor(...money.admin.rights)).toEqual([expect.objectContaining({ reason: 'promised on the phone' })])
})

it('who is renamed is called so from the next thing they do, on the line that is open', () => {
  const person = {
    id: '1',
    role: 'admin',
    staff: true,
    enters: true,
    email: '',
    password: '',
    username: 'a',
    phone: null,
    avatar: null,
    account: {},
  }
  const line = new Connection('127.0.0.1', undefined, () => undefined)
  line.session = new LiveSession({ id: 'x', person: '1', role: 'admin', age: 0, idle: 0 }, { ...person, screenName: 'Ada' })
  const held = new Set(['getAnyUserInfo'])
  const rights = { of: () => held, onChange: () => undefined, start: () => Promise.resolve(), stop: () => undefined }
  const before = line.caller(rights)
  expect(line.caller(rights)).toBe(before)
  line.session.person = { ...line.session.person }
  expect(line.caller(rights)).toBe(before)
  line.session.person = { ...line.session.person, screenName: 'Ada Lovelace' }
  expect([before?.screenName, line.caller(rights)?.screenName]).toEqual(['Ada', 'Ada Lovelace'])
})

it('what is removed is found no more by the search over everything', async () => {
  const found = async () =>
    (await searchEverywhere(poolReader(money.database, money.product), money.admin, 'Gone Bank')).map(({ entity }) => entity)
  const input = { title: 'Gone Bank', kind: 'OTHER', currencies: ['EUR'], ...terms }
  const { record } = await money.run(money.admin, 'payoutSystemsCreate', { input }, ['title'])
  const id = String((record as Bag)['id'])
  expect(await found()).toEqual(['PayoutSystem'])
  expect(await money.act(money.admin, 'payoutSystemsDelete', id)).toMatchObject({ __typename: 'Done' })
  expect(await found()).toEqual([])
})
