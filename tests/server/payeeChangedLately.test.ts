// A payout recorded by hand to a payee that somebody changed lately is asked about first (domain 7.5).
import { beforeAll, describe, expect, it } from 'vitest'
import { changePayee } from '../../custom/events/index.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const input = { gross: { amount: '50.00', currency: 'CRE' }, payoutSystem: '1', comment: 'by hand' }
const record = (user: string, args: Bag = {}) => money.act(money.manager, 'manualPayoutTransactionsCreate', user, input, args)

describe('a manual payout to a payee that was changed during the last days', () => {
  const pass = async (): Promise<void> => {
    await money.asOwner('alter table audit_record disable trigger all')
    await money.asOwner("update audit_record set time = time - interval '8 days' where part = 'payee'")
    await money.asOwner('alter table audit_record enable trigger all')
  }
  const edit = (user: string, patch: Bag) => money.act(money.admin, 'payeeInfoUpdate', user, undefined, { patch })
  const ticksOf = async (user: string) => {
    const version = await money.value('select version from users where id = $1', user)
    const seen = await money.run(money.manager, 'manualPayoutTransactionsCreatePreview', { id: user, version, input })
    return seen['ticks'] as { readonly name: string; readonly template: string; readonly params: readonly string[] }[]
  }

  it('asks for a tick that says what was changed and names both masked accounts; a later change asks again', async () => {
    const user = await money.creator(24_000n)
    expect(await edit(user, { accountIdentifier: 'thief@evil.com', holderName: 'A Thief' })).toMatchObject({
      __typename: 'UserPayeeSaved',
    })
    const [tick, ...rest] = await ticksOf(user)
    expect(rest).toEqual([])
    expect(tick).toMatchObject({
      template: 'ticks.payeeUnchangedLatelyAlike',
      params: ['7', expect.stringMatching(/accountIdentifier @.*holderName$/), '•••• .com', '•••• .com'],
    })
    expect(JSON.stringify(tick)).not.toMatch(/thief|Thief|@pay|@evil/)
    expect(await record(user)).toMatchObject({
      rule: 'payeeUnchangedLately',
      message: 'The payee information was changed during the last 7 days',
    })
    await edit(user, { accountIdentifier: 'another@thief.net' })
    expect(await record(user, { ticks: [tick?.name] })).toMatchObject({ rule: 'payeeUnchangedLately' })
    const again = await ticksOf(user)
    expect(again).toMatchObject([
      { template: 'ticks.payeeUnchangedLatelyAccount', params: ['7', expect.anything(), '•••• .com', '•••• .net'] },
    ])
    expect(await record(user, { ticks: again.map((each) => each.name) })).toMatchObject({ __typename: 'Done' })
  })

  it('asks the same where the creator changed it, whatever it was', async () => {
    const user = await money.creator(12_000n)
    await changePayee(money.world, { creator: user, payee: { holderName: 'Somebody Else' } })
    expect(await ticksOf(user)).toMatchObject([
      { template: 'ticks.payeeUnchangedLately', params: ['7', '@entities.users.fields.payee.holderName'] },
    ])
    await changePayee(money.world, { creator: user, payee: { accountIdentifier: 'new@thief.net' } })
    expect(await ticksOf(user)).toMatchObject([
      { template: 'ticks.payeeUnchangedLatelyAccount', params: ['7', expect.anything(), '•••• .com', '•••• .net'] },
    ])
    const lines = JSON.stringify(await money.sql("select before, after from audit_record where action = 'changePayee'"))
    expect(lines).toContain('•••• .net')
    expect(lines).not.toContain('new@thief')
  })

  it('asks nothing once that is longer ago, of a payee that nobody changed, and of a comment', async () => {
    const [old, never, remarked] = [await money.creator(12_000n), await money.creator(12_000n), await money.creator(12_000n)]
    await edit(old, { accountIdentifier: 'moved@bank.example' })
    await pass()
    await edit(remarked, { comment: 'called' })
    for (const user of [old, never, remarked]) expect(await record(user)).toMatchObject({ __typename: 'Done' })
  })
})
