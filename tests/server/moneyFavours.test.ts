// Nobody moves money in favour of themselves or of someone they referred: now, when the request was made, or lately (domain 1).
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const refused = { rule: 'notInOwnFavour' }
const create = (user: string, caller = money.manager) => money.act(caller, 'payoutRequestsCreate', user, {})
const pay = (id: string, caller = money.manager) => money.act(caller, 'payoutRequestsPay', id, {})
const refer = (user: string, referrer: string | null, caller = money.admin) => money.act(caller, 'userReferringsUpdate', user, { referrer })
const correct = (caller: Caller, user: string) =>
  money.run(caller, 'manualTransactionsCreate', { input: { user, amount: cre('1'), comment: 'x' } })

/** A creator whom this caller referred, with an open request. */
const referredBy = async (caller: Caller): Promise<{ readonly user: string; readonly id: string }> => {
  const user = await money.creator(2_000n, { 'referring.referrer': caller.id })
  const made = await create(user, caller === money.admin ? money.manager : money.admin)
  return { user, id: String((made['ids'] as string[] | undefined)?.[0]) }
}

/** What happened to this record happened so long ago. */
const age = (user: string, days: number): Promise<unknown> =>
  money.asOwner(`alter table audit_record disable trigger user;
    update audit_record set time = now() - interval '${days} days' where entity = 'User' and record = '${user}';
    alter table audit_record enable trigger user`)

describe('in favour of someone one referred', () => {
  it('acceptance 8: nobody acts, nor of themselves (M24)', async () => {
    const { user, id } = await referredBy(money.manager)
    expect(await pay(id)).toMatchObject(refused)
    expect(await create(user)).toMatchObject(refused)
    expect(
      await money.act(money.manager, 'manualTransactionsCreateFor', user, { account: 'WALLET', amount: cre('1'), comment: 'x' }),
    ).toMatchObject(refused)
    expect(await correct(money.manager, user)).toMatchObject(refused)
    expect(await correct(money.manager, money.manager.id)).toMatchObject(refused)
    expect(await pay(id, money.admin)).toMatchObject({ __typename: 'PayoutRequestSaved' })
  })

  it('nobody acts after the referral was taken away either, for 180 days (M24)', async () => {
    const { user, id } = await referredBy(money.manager)
    expect(await refer(user, null)).toMatchObject({ __typename: 'UserReferringSaved' })
    expect(await pay(id)).toMatchObject(refused)
    expect(await create(user)).toMatchObject(refused)
    expect(await correct(money.manager, user)).toMatchObject(refused)
    await age(user, 179)
    expect(await correct(money.manager, user)).toMatchObject(refused)
    await age(user, 181)
    expect(await correct(money.manager, user)).toMatchObject({ __typename: 'Done' })
  })

  it('nobody pays what was asked for while one was the referrer, however long ago (M24)', async () => {
    const { user, id } = await referredBy(money.manager)
    await refer(user, null)
    await age(user, 300)
    await money.sql("update payout_requests set create_time = now() - interval '301 days' where id = $1", [id])
    expect(await pay(id)).toMatchObject(refused)
    expect(await correct(money.manager, user)).toMatchObject({ __typename: 'Done' })
  })

  it('generate leaves them out, taken away or not (M24)', async () => {
    const user = await money.creator(3_000n, { 'referring.referrer': money.manager.id })
    await refer(user, null)
    const seen = await money.run(money.manager, 'payoutRequestsGeneratePreview', { input: {} })
    const { leftOut } = seen['details'] as { readonly leftOut: readonly { readonly reason: string; readonly creators: readonly Bag[] }[] }
    const favoured = leftOut.find(({ reason }) => reason === 'payouts.criteria.favour')?.creators ?? []
    expect(favoured.map((each) => each['id'])).toContain(user)
  })
})

describe('a referral', () => {
  it('is changed by nobody whom it names, before or after (M24)', async () => {
    const [mine, other] = [await money.creator(0n, { 'referring.referrer': money.admin.id }), await money.creator()]
    const second = money.callerOf('admin', await money.person('admin'))
    expect(await refer(mine, null)).toMatchObject({ rule: 'notOwnReferral' })
    expect(await refer(mine, other)).toMatchObject({ rule: 'notOwnReferral' })
    expect(await refer(other, money.admin.id)).toMatchObject({ rule: 'notOwnReferral' })
    expect(await money.value('select referrer_id::text from users_referring where id = $1', mine)).toBe(money.admin.id)
    expect(await refer(mine, other, second)).toMatchObject({ __typename: 'UserReferringSaved' })
  })
})
