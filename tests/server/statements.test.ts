// Statements of the product spec about rights, money and refusals, done on a real database with the real product.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chargeback, purchase, refund } from '../../custom/events/index.ts'
import type { Caller } from '../../server/call.ts'
import { insert } from '../../server/actions/insert.ts'
import { say } from '../../server/texts.ts'
import { covers } from '../covers.ts'
import { proves } from '../proves.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import { itemsOf, type Bag } from './records/workbench.ts'

let money: Money
let member: string
let creator: string
let preset: string

beforeAll(async () => {
  money = await openMoney()
  ;[member, creator] = [await money.person('member'), await money.creator(9_000n)]
  preset = await money.within((work) => insert(work, 'PaymentPackage', { type: 'MESSAGE', credits: cre('3.00'), title: '3.00 Cr' }))
})
afterAll(() => money.stop())

/** What came of it, in a word: DENIED, or what is answered. */
const outcome = async (asked: Promise<Bag | undefined>): Promise<unknown> => {
  try {
    return (await asked)?.['__typename'] ?? 'read'
  } catch (error) {
    return (error as { readonly code?: unknown }).code
  }
}

describe('a right', () => {
  const correction = (by: Caller) =>
    money.act(by, 'manualTransactionsCreateFor', member, { account: 'WALLET', amount: cre('1.00'), comment: 'why' })
  const byHand = { gross: cre('10.00'), payoutSystem: '1', reference: 'R', comment: 'sent', valueDate: '2026-01-02' }

  it.each([
    ['getAnyTransaction', 'read', (by: Caller) => money.run(by, 'transactionsSearch', {}, ['amount'])],
    ['getAnyCurrency', 'read', (by: Caller) => money.run(by, 'currenciesFindAll', {}, ['code'])],
    ['getAnyPaymentSystem', 'read', (by: Caller) => money.run(by, 'paymentSystemsFindAll', {}, ['title'])],
    ['updateAnyPage', 'read', (by: Caller) => money.run(by, 'staticPagesSearch', {}, ['title'])],
    ['createManualTransaction', 'Done', correction],
    ['createPayoutTransaction', 'Done', (by: Caller) => money.act(by, 'manualPayoutTransactionsCreate', creator, byHand)],
    [
      'updateAnyPaymentPackage',
      'PaymentPackageSaved',
      (by: Caller) => money.act(by, 'paymentPackagesUpdate', preset, undefined, { patch: { credits: cre('4.00') } }),
    ],
    [
      'updateAnyCurrency',
      'CurrencySaved',
      (by: Caller) => money.act(by, 'currenciesUpdate', 'USD', undefined, { patch: { name: 'Dollar' } }),
    ],
    [
      'updateAnyPayoutSystemSettings',
      'PayoutSystemSaved',
      (by: Caller) => money.act(by, 'payoutSystemsUpdate', '1', undefined, { patch: { title: 'A bank' } }),
    ],
  ] as const)('%s is asked, and suffices', async (right, expected, attempt) => {
    covers('rightsNamed')
    const all = [...(money.product.roleRights['admin'] ?? [])]
    const without = all.filter((each) => each !== right)
    expect(await outcome(attempt(money.callerOf('admin', money.admin.id, right.startsWith('get') ? [] : without)))).toBe('DENIED')
    expect(await outcome(attempt(money.callerOf('admin', money.admin.id, [right])))).toBe(expected)
  })

  it('to verify posts is no matter of the role', async () => {
    covers('postsByRight')
    const read = (role: string, rights: readonly string[]) =>
      outcome(money.run(money.callerOf(role, money.manager.id, rights), 'postVerificationsSearch', {}, ['status']))
    for (const role of ['admin', 'manager']) {
      expect(await read(role, ['getAnyPostVerification'])).toBe('read')
      expect(await read(role, ['getAnyUserInfo', 'getAnyContentSet'])).toBe('DENIED')
    }
  })
})

describe('what is wrong', () => {
  const told = async (input: Bag): Promise<readonly unknown[]> => {
    const answer = await money.run(money.admin, 'manualTransactionsCreate', {
      input: { user: member, amount: cre('1'), comment: 'why', ...input },
    })
    return (answer['errors'] as readonly Bag[]).map((each) => each['message'])
  }

  it('is said in these words', async () => {
    // What it is about and the bound are the message's parameters.
    const template = async (input: Bag, ...params: readonly string[]): Promise<string> => {
      const [message, ...others] = await told(input)
      expect(others).toEqual([])
      return params.reduce((text, param, at) => text.replace(param, `{${at}}`), String(message))
    }
    proves('textRequired', { text: await template({ user: null }, 'User') })
    proves('textNumber', { text: await template({ amount: cre('much') }, 'Amount') })
    const free = await money.run(money.admin, 'paymentPackagesCreate', { input: { type: 'MESSAGE', credits: cre('0') } })
    expect(free).toMatchObject({ errors: [{ message: expect.stringMatching(/should be greater than zero$/) as string }] })
    const [tooLittle] = free['errors'] as readonly Bag[]
    proves('textZero', {
      notZero: await template({ amount: cre('0') }, 'Amount'),
      greater: String(tooLittle?.['message']).replace('Credits', '{0}'),
    })
    proves('textRange', {
      least: await template({ amount: cre('-100000.01') }, 'Amount', '-100,000'),
      most: await template({ amount: cre('100000.01') }, 'Amount', '100,000'),
    })
  })

  it('with the only field of a dialog needs no name', async () => {
    covers('textEmpty')
    for (const disabledReason of ['', ' \n']) {
      const answer = await money.act(money.admin, 'usersDisable', await money.person('member'), { disabledReason })
      expect(answer).toMatchObject({ __typename: 'Invalid', errors: [{ message: 'Field is empty' }] })
    }
  })
})

describe('payout requests', () => {
  it('are generated, found, paid, declined, taken back and counted', async () => {
    covers('callPayouts', 'stats')
    const payee = await money.creator(5_000n)
    expect(await money.run(money.admin, 'payoutRequestsGenerate', { input: {} })).toMatchObject({ __typename: 'Done' })
    const find = async (): Promise<Bag> =>
      itemsOf(await money.run(money.admin, 'payoutRequestsSearch', { filter: { user: [payee] } }, ['status', 'gross', 'email']))[0] ?? {}
    const { id, ...request } = await find()
    expect(request).toMatchObject({ status: 'NEW', gross: cre('50.00'), email: expect.stringContaining('@') as string })
    const step = async (does: string, input?: Bag) => {
      expect(await money.act(money.admin, `payoutRequests${does}`, String(id), input)).toMatchObject({ __typename: 'PayoutRequestSaved' })
      return (await find())['status']
    }
    expect(await step('Pay', { reference: 'B-1' })).toBe('PAID')
    expect(await money.balance(payee)).toMatchObject({ earnings: 0n })
    expect(await step('Undo')).toBe('NEW')
    expect(await money.balance(payee)).toMatchObject({ earnings: 5_000n, hold: 5_000n })
    expect(await step('Decline', { reason: 'The account was closed' })).toBe('DECLINED')
    expect(await money.balance(payee)).toMatchObject({ earnings: 5_000n, hold: 0n })
    expect(await step('Undo')).toBe('NEW')
    const sums = (await money.run(money.admin, 'payoutRequestsGetStats')) as unknown as readonly Bag[]
    const stored = await money.value("select count(*)::int from payout_requests where status = 'NEW'")
    expect(sums.find((each) => String(each['key']).startsWith('NEW'))).toMatchObject({ count: stored })
  })
})

describe('roles', () => {
  it('are counted as they are', async () => {
    covers('callRoles', 'roleNames')
    const counts = (await money.run(money.admin, 'rolesGetStats')) as unknown as readonly Bag[]
    const stored = await money.sql('select role as key, count(*)::int as count from users group by role')
    for (const each of stored) expect(counts).toContainEqual(expect.objectContaining(each))
  })
})

describe('transactions', () => {
  it('are of seven types, each with its name and its sign', async () => {
    covers('transactionTypes')
    const [buyer, seller] = [await money.person('member'), await money.creator()]
    const back = await money.fund(buyer, 2_000n)
    const sale = await purchase(money.world, { buyer, creator: seller, price: 1_000n, what: { subject: 'MESSAGE' }, externalId: 't-1' })
    if ('repeated' in sale) throw new Error('it was told before')
    await refund(money.world, { operationId: sale.operationId, amount: 200n, externalId: 't-2' })
    await chargeback(money.world, { paymentSystem: '1', externalId: back })
    await money.act(money.admin, 'manualTransactionsCreateFor', seller, { account: 'EARNINGS', amount: cre('20.00'), comment: 'thanks' })
    await money.act(money.admin, 'payoutRequestsCreate', seller, {})
    const [request] = await money.sql('select id::text as id from payout_requests where user_id = $1', [seller])
    await money.act(money.admin, 'payoutRequestsPay', String(request?.['id']), {})
    const rows = itemsOf(
      await money.run(money.admin, 'transactionsSearch', { filter: { user: [buyer, seller] }, first: 100 }, ['type', 'amount']),
    )
    const signs = new Map(rows.map(({ type, amount }) => [String(type), String((amount as Bag)['amount']).startsWith('-') ? '-' : '+']))
    const type = money.product.entities.find(({ name }) => name === 'Transaction')?.parts[0]?.fields.find(({ name }) => name === 'type')
    const named = [...signs].map(([value, sign]) => [
      say(money.product, type?.choices?.find((each) => each.value === value)?.label ?? '', []),
      sign,
    ])
    expect(Object.fromEntries(named)).toEqual({
      Deposit: '+',
      Spending: '-',
      Earning: expect.any(String) as string,
      'Refund to account': '+',
      Refund: '-',
      Payout: '-',
      Correction: '+',
    })
  })
})
