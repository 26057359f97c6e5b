// Random histories of one site's money against a model of what must come out (M01): after each step the server says the same.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { deposit, purchase } from '../../custom/events/index.ts'
import { amount, seed } from '../run/amount.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { wrongFigures } from './money/wrongFigures.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
let count = 0

beforeAll(async () => (money = await openMoney()).stop)

interface Modelled {
  readonly user: string
  readonly buyer: string
  wallet: bigint
  earnings: bigint
  hold: bigint
  request: { readonly id: string; status: 'NEW' | 'PAID' | 'DECLINED'; readonly gross: bigint } | undefined
  /** Requests that were left behind when a new one was made. */
  readonly manual: { readonly id: string; readonly gross: bigint; undone: boolean }[]
}

const amountOf = (minor: bigint): string =>
  `${minor < 0n ? '-' : ''}${String((minor < 0n ? -minor : minor) / 100n)}.${String((minor < 0n ? -minor : minor) % 100n).padStart(2, '0')}`
const cre = (minor: bigint): Bag => ({ amount: amountOf(minor), currency: 'CRE' })
const payable = ({ earnings, hold }: Modelled): bigint => (earnings > hold ? earnings - hold : 0n)
const did = (answer: Bag): boolean => /Saved$|^Done$/.test(String(answer['__typename']))
const idIn = (answer: Bag): string => String((answer['ids'] as string[])[0])

type Step = (model: Modelled, amount: bigint) => Promise<void>

/** Each does one thing on the server and, if the rules allow it, on the model. */
const steps: Readonly<Record<string, Step>> = {
  pays: async (model, amount) => {
    await deposit(money.world, {
      user: model.buyer,
      credits: amount,
      money: { amount: '1.00', currency: 'EUR' },
      paymentSystem: '1',
      externalId: `d${++count}`,
    })
    await money.change('User', 'fraud', model.buyer, { status: 'UNKNOWN' })
    model.wallet += amount
  },
  buys: async (model, amount) => {
    const bought = await purchase(money.world, {
      buyer: model.buyer,
      creator: model.user,
      price: amount,
      what: { subject: 'POST' },
      externalId: `p${++count}`,
    }).then(
      () => true,
      () => false,
    )
    expect(bought).toBe(model.wallet >= amount)
    if (!bought) return
    model.wallet -= amount
    // 70 %, half a cent rounded up.
    model.earnings += (amount * 7n + 5n) / 10n
  },
  requests: async (model) => {
    const gross = payable(model)
    // Of the least that is paid, 10.00 Cr, the commission of 5 % and 1.00 Cr leaves 8.50.
    const allowed = model.request?.status !== 'NEW' && gross >= 1_000n
    const answer = await money.act(money.manager, 'payoutRequestsCreate', model.user, {})
    expect(did(answer)).toBe(allowed)
    if (!allowed) return
    model.request = { id: idIn(answer), status: 'NEW', gross }
    model.hold += gross
  },
  pay: async (model) => {
    if (!model.request) return
    const allowed = model.request.status === 'NEW' && model.earnings >= model.request.gross
    expect(did(await money.act(money.manager, 'payoutRequestsPay', model.request.id, {}))).toBe(allowed)
    if (!allowed) return
    model.request.status = 'PAID'
    model.earnings -= model.request.gross
    model.hold -= model.request.gross
  },
  decline: async (model) => {
    if (!model.request) return
    const allowed = model.request.status === 'NEW'
    expect(did(await money.act(money.manager, 'payoutRequestsDecline', model.request.id, { reason: 'x' }))).toBe(allowed)
    if (!allowed) return
    model.request.status = 'DECLINED'
    model.hold -= model.request.gross
  },
  undo: async (model) => {
    if (!model.request) return
    const { status, gross, id } = model.request
    const allowed = status === 'PAID' || (status === 'DECLINED' && payable(model) >= gross)
    expect(did(await money.act(money.manager, 'payoutRequestsUndo', id))).toBe(allowed)
    if (!allowed) return
    if (status === 'PAID') model.earnings += gross
    model.hold += gross
    model.request.status = 'NEW'
  },
  corrects: async (model, amount) => {
    const signed = count % 2 === 0 ? amount : -amount
    count += 1
    const allowed = signed > 0n || model.hold === 0n || model.earnings + signed >= model.hold
    const answer = await money.act(money.admin, 'manualTransactionsCreateFor', model.user, {
      account: 'EARNINGS',
      amount: cre(signed),
      comment: `c${count}`,
    })
    expect(did(answer)).toBe(allowed)
    if (allowed) model.earnings += signed
  },
  paysByHand: async (model, amount) => {
    const allowed = model.hold === 0n && amount <= payable(model)
    const answer = await money.act(money.manager, 'manualPayoutTransactionsCreate', model.user, {
      gross: cre(amount),
      payoutSystem: '1',
      comment: `m${++count}`,
    })
    expect(did(answer)).toBe(allowed)
    if (!allowed) return
    model.manual.push({ id: idIn(answer), gross: amount, undone: false })
    model.earnings -= amount
  },
  undoesByHand: async (model, amount) => {
    const made = model.manual[Number(amount) % Math.max(1, model.manual.length)]
    if (!made) return
    expect(did(await money.act(money.manager, 'manualPayoutTransactionsUndo', made.id, { undoReason: 'x' }))).toBe(!made.undone)
    if (!made.undone) model.earnings += made.gross
    made.undone = true
  },
}

const begin = async (): Promise<Modelled> => ({
  user: await money.creator(0n, {}),
  buyer: await money.person('member'),
  wallet: 0n,
  earnings: 0n,
  hold: 0n,
  request: undefined,
  manual: [],
})

const history = fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.bigInt({ min: 1n, max: 9_000n })), {
  minLength: 10,
  maxLength: 30,
})

it('acceptance 14: does what the model does, step for step', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (moves) => {
      const model = await begin()
      await money.change('User', 'earnings', model.user, { payoutPercent: '70.00' })
      for (const [name, amount] of [['pays', 9_000n] as const, ['buys', 5_000n] as const, ...moves]) {
        await steps[name]?.(model, amount)
        expect(await money.balance(model.user)).toMatchObject({ earnings: model.earnings, hold: model.hold })
        expect(await money.balance(model.buyer)).toMatchObject({ wallet: model.wallet })
      }
      expect(await checkLedger(money.world.db)).toEqual([])
    }),
    { seed, numRuns: amount(5, 15), interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
  )
})

it('whatever many hands do at once, everything adds up and each payout is what its state says', async () => {
  const models = await Promise.all(Array.from({ length: 4 }, begin))
  await Promise.all(models.map((model) => money.fund(model.buyer, 60_000n)))
  const names = ['buys', 'requests', 'pay', 'decline', 'undo', 'corrects', 'paysByHand'] as const
  const hands = Array.from({ length: 8 }, async (_, hand) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const model = models[(hand + turn) % models.length]
      const name = names[(hand * 5 + turn * 3) % names.length] ?? 'buys'
      if (!model) continue
      const [open] = await money.sql('select id::text as id, gross from payout_requests where user_id = $1 order by id desc limit 1', [
        model.user,
      ])
      const seen: Modelled = { ...model, request: open && { id: String(open['id']), status: 'NEW', gross: BigInt(String(open['gross'])) } }
      // What is expected of a step does not matter here: others are at work on the same creator.
      await steps[name]?.(seen, BigInt(500 + hand * 37 + turn)).catch(() => undefined)
    }
  })
  await Promise.all(hands)
  expect(await checkLedger(money.world.db)).toEqual([])
  expect(await money.value("select count(*)::int from transactions where type = 'PAYOUT'")).toBeGreaterThan(0)
})

it('leaves money that is sound, and figures that come out elsewhere, too', async () => {
  expect(await checkLedger(money.world.db)).toEqual([])
  expect(await wrongFigures(money.sql)).toEqual([])
})
