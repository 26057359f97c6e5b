// More than one person may do in a day waits until another decides: who may, what is told, what is kept (decision 043).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { approvingIn, openApproving, ticked } from './approvals/openApproving.ts'
import { cre, type Money } from './money/openMoney.ts'

let money: Money
const { correct, ask, decide, rowOf, walletOf, someone, limits } = approvingIn(() => money)
/** Each case asks in the name of somebody who spent nothing yet. */
let asker: Caller

beforeAll(async () => (money = await openApproving()).stop)
beforeEach(async () => {
  asker = await someone('manager')
})

describe('what one person spends in a day', () => {
  it('passes up to the limit, whatever the way in, and what is taken counts as what is given', async () => {
    const user = await money.person('member')
    expect(await correct(asker, user, '60')).toMatchObject({ __typename: 'Done' })
    expect(
      await money.run(asker, 'manualTransactionsCreateFor', { id: user, input: { account: 'WALLET', amount: cre('-40'), comment: 'b' } }),
    ).toMatchObject({ __typename: 'Done' })
    const refused = await correct(asker, user, '0.01')
    expect(refused).toMatchObject({
      __typename: 'Refused',
      rule: 'approval',
      params: ['100.00 Cr', '100.00 Cr'],
      ticks: [{ name: 'approval' }],
    })
    expect(await walletOf(user)).toBe(2_000n)
    expect(await correct(await someone('manager'), user, '60')).toMatchObject({ __typename: 'Done' })
  })

  it('is counted once where two come at the same moment', async () => {
    const users = await Promise.all([money.person('member'), money.person('member'), money.person('member')])
    const answers = await Promise.all(users.map((user) => correct(asker, user, '40')))
    expect(answers.map((each) => each['__typename']).toSorted()).toEqual(['Done', 'Done', 'Refused'])
  })

  it('counts neither previews nor what was refused', async () => {
    const user = await money.person('member')
    const preview = { input: { user, amount: cre('90'), comment: 'why' } }
    for (let times = 0; times < 2; times += 1)
      expect(await money.run(asker, 'manualTransactionsCreatePreview', preview)).toMatchObject({ allowed: true, ticks: [] })
    expect(await correct(asker, user, '-90')).toMatchObject({ rule: 'walletBelowZero' })
    expect(await correct(asker, user, '90')).toMatchObject({ __typename: 'Done' })
  })

  it('is told by the preview beside what it would do', async () => {
    const user = await money.person('member')
    const preview = await money.run(asker, 'manualTransactionsCreatePreview', { input: { user, amount: cre('100.01'), comment: 'why' } })
    expect(preview).toMatchObject({ allowed: true, ticks: [{ name: 'approval' }], balances: [{ after: cre('100.01') }] })
  })

  it('has no limit where none is set', async () => {
    await limits({ correctionsOfDay: null })
    expect(await correct(asker, await money.person('member'), '99999')).toMatchObject({ __typename: 'Done' })
    await limits({ correctionsOfDay: cre('100.00') })
  })
})

describe('what waits', () => {
  it('did nothing yet, is told by its id under the same key, and done once another approves it', async () => {
    const user = await money.person('member')
    const key = uuid7()
    const first = await correct(asker, user, '500', { ...ticked, key })
    expect(first).toMatchObject({ __typename: 'Waits' })
    expect(await correct(asker, user, '500', { ...ticked, key })).toEqual(first)
    expect(await walletOf(user)).toBe(0n)
    const id = String(first['id'])
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING', amount: '50000', subject_id: user, reason: 'why', actor_id: asker.id })
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await walletOf(user)).toBe(50_000n)
    expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', decided_by_id: money.admin.id })
    expect(await correct(asker, user, '500', { ...ticked, key })).toMatchObject({ __typename: 'Done', count: 1 })
    const lines = await money.sql(
      `select actor, action from audit_record where (entity = 'Approval' and record = $1) or key = $2 order by id`,
      [id, key],
    )
    expect(lines).toEqual([
      { actor: asker.id, action: 'awaitApproval' },
      { actor: asker.id, action: 'correct' },
      { actor: money.admin.id, action: 'approve' },
    ])
    const [row] = await money.sql('select created_by_id from transactions where user_id = $1', [user])
    expect(row).toMatchObject({ created_by_id: asker.id })
    expect(await checkLedger(money.world.db)).toEqual([])
  })

  it('once approved counts for nobody: the asker may still spend the whole day', async () => {
    const user = await money.person('member')
    await decide(money.admin, 'Approve', await ask(asker, user, '500'))
    expect(await correct(asker, user, '100')).toMatchObject({ __typename: 'Done' })
  })

  it('is decided by nobody but another, and withdrawn by nobody but who asked', async () => {
    const user = await money.person('member')
    const id = await ask(asker, user, '500')
    expect(await decide(asker, 'Approve', id)).toMatchObject({ __typename: 'Refused', rule: 'askedByOther' })
    expect(await decide(asker, 'Refuse', id)).toMatchObject({ __typename: 'Refused', rule: 'askedByOther' })
    expect(await decide(money.admin, 'Withdraw', id)).toMatchObject({ __typename: 'Refused', rule: 'askedByOneself' })
    expect(await decide(asker, 'Withdraw', id)).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await decide(money.admin, 'Approve', id)).toMatchObject({ __typename: 'Refused', rule: 'state' })
    expect(await walletOf(user)).toBe(0n)
  })

  it('is decided by nobody who lacks the right to do it', async () => {
    const id = await ask(asker, await money.person('member'), '500')
    const other = money.callerOf('manager', await money.person('manager'), ['getAnyTransaction', 'createPayoutTransaction'])
    for (const word of ['Approve', 'Refuse'] as const) await expect(decide(other, word, id)).rejects.toMatchObject({ code: 'DENIED' })
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING' })
  })

  it('is done once where two approve at the same moment', async () => {
    const user = await money.person('member')
    const id = await ask(asker, user, '500')
    const answers = await Promise.all([decide(money.admin, 'Approve', id), decide(money.manager, 'Approve', id)])
    expect(answers.filter((each) => each['__typename'] === 'ApprovalSaved')).toHaveLength(1)
    expect(await walletOf(user)).toBe(50_000n)
  })

  it('stays with its reason when it is refused', async () => {
    const user = await money.person('member')
    const id = await ask(asker, user, '500')
    expect(await decide(money.admin, 'Refuse', id)).toMatchObject({ __typename: 'ApprovalSaved' })
    expect(await rowOf(id)).toMatchObject({ status: 'REFUSED', refusal: 'not agreed' })
    expect(await walletOf(user)).toBe(0n)
  })

  it('shows whoever decides what it would do, and does nothing by that', async () => {
    const user = await money.person('member')
    const id = await ask(asker, user, '500')
    const preview = await money.run(money.admin, 'approvalsApprovePreview', { id, version: 1 })
    expect(preview).toMatchObject({ allowed: true, balances: [{ before: cre('0.00'), after: cre('500.00') }] })
    expect(await walletOf(user)).toBe(0n)
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING' })
  })
})
