// How creators of the demo are paid: requests in all their states with their history, and payouts recorded by hand.
import { amountOf } from '../../language/fields/money.ts'
import { cashOut, earningsOf, payoutFees } from '../server/money/accounts.ts'
import { calculatePayout } from '../server/money/calculatePayout.ts'
import type { Payout } from '../server/money/calculatePayout.ts'
import type { TransactionRow } from '../server/money/postMoney.ts'
import type { Book, Line, StoredOperation } from './book.ts'
import { day } from './people.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'
import { payoutSystems, rates } from './world.ts'
import type { CurrencyCode, PayoutSystemDemo } from './world.ts'

export interface Payee {
  readonly system: PayoutSystemDemo
  readonly currency: CurrencyCode
  readonly account: string
  readonly holder: string
}

export interface StateChange {
  readonly from: string | undefined
  readonly to: string
  readonly action: string
  readonly time: Date
  readonly by: Person | undefined
}

export interface RequestDemo {
  readonly id: string
  readonly creator: Person
  readonly payee: Payee
  readonly origin: 'STAFF' | 'CREATOR'
  readonly made: Date
  readonly madeBy: Person
  readonly payout: Payout
  status: 'NEW' | 'PAID' | 'DECLINED'
  processed?: Date | undefined
  processedBy?: Person | undefined
  reference?: string | undefined
  reason?: string | undefined
  transaction?: string | undefined
  operation?: StoredOperation | undefined
  readonly history: StateChange[]
}

export interface ManualPayoutDemo {
  readonly id: string
  readonly operation: StoredOperation
  readonly creator: Person
  readonly gross: bigint
  readonly commission: bigint
  readonly system: PayoutSystemDemo
  readonly reference: string
  readonly comment: string
  readonly valueDate: string
  readonly made: Date
  readonly madeBy: Person
  undone?: { readonly time: Date; readonly by: Person; readonly reason: string; readonly operation: StoredOperation }
}

export interface Payouts {
  readonly requests: readonly RequestDemo[]
  readonly manual: readonly ManualPayoutDemo[]
  readonly held: (creator: Person) => bigint
  readonly request: (creator: Person, time: Date) => boolean
  readonly process: (request: RequestDemo, time: Date, as: 'pay' | 'decline') => void
  readonly undo: (request: RequestDemo, time: Date) => void
  readonly byHand: (creator: Person, time: Date) => boolean
  readonly undoByHand: (manual: ManualPayoutDemo, time: Date) => void
}

const reasons = ['The account was closed', 'The name does not match the account', 'Please fill in the IBAN', 'Asked for by the creator']

export const payeeOf = (creator: Person): Payee => {
  const system = payoutSystems[creator.id % 3] ?? payoutSystems[0]
  if (!system) throw new Error('no payout system')
  const codes = system.currencies as readonly CurrencyCode[]
  const account = system.kind === 'OTHER' ? `DE89370400440532${String(creator.id).padStart(6, '0')}` : creator.email
  return { system, currency: codes[creator.id % codes.length] ?? 'EUR', account, holder: `${creator.first} ${creator.last}` }
}

export const openPayouts = (book: Book, staff: readonly Person[], random: Random): Payouts => {
  const requests: RequestDemo[] = []
  const manual: ManualPayoutDemo[] = []
  const open = (creator: Person): RequestDemo | undefined => requests.find(each => each.creator === creator && each.status === 'NEW')
  const held = (creator: Person): bigint => open(creator)?.payout.gross ?? 0n
  const reference = (): string => `TX-${random.whole(100_000, 999_999)}-${random.whole(10, 99)}`
  const move = (request: RequestDemo, to: RequestDemo['status'], action: string, time: Date, by: Person): void => {
    request.history.push({ from: request.status, to, action, time, by })
    request.status = to
    const back = to === 'NEW'
    request.processed = back ? undefined : time
    request.processedBy = back ? undefined : by
    if (back) request.reference = request.reason = request.transaction = request.operation = undefined
  }
  const payOut = (creator: Person, system: PayoutSystemDemo, gross: bigint, commission: bigint, row: Omit<TransactionRow, 'type'>): readonly Line[] => [
    { account: earningsOf(String(creator.id)), amount: -gross, row: { ...row, type: 'PAYOUT', payoutSystem: system.id } },
    { account: cashOut(system.id), amount: gross - commission }, { account: payoutFees, amount: commission },
  ]
  const putBack = (operation: StoredOperation, reversalOf: string | undefined, by: Person): readonly Line[] =>
    operation.lines.map(line => ({ ...line, amount: -line.amount, ...(line.row ? { row: { ...line.row, reversalOf, payment: undefined, createdBy: String(by.id) } } : {}) }))
  return {
    requests, manual, held,
    request: (creator, time) => {
      const payee = payeeOf(creator)
      const gross = book.balance(earningsOf(String(creator.id)))
      const terms = { percent: payee.system.percent, fixed: payee.system.fixed }
      if (open(creator) || gross < payee.system.least) return false
      const by = random.pick(staff)
      const origin = random.chance(0.2) ? 'CREATOR' : 'STAFF'
      const payout = calculatePayout(gross, terms, rates[payee.currency])
      requests.push({ id: String(requests.length + 1), creator, payee, origin, made: time, madeBy: origin === 'CREATOR' ? creator : by, payout, status: 'NEW', history: [{ from: undefined, to: 'NEW', action: origin === 'CREATOR' ? 'requestPayout' : 'generate', time, by: origin === 'CREATOR' ? undefined : by }] })
      return true
    },
    process: (request, time, as) => {
      const by = random.pick(staff)
      if (as === 'decline') {
        move(request, 'DECLINED', 'decline', time, by)
        request.reason = random.pick(reasons)
        return
      }
      const { creator, payee, payout } = request
      if (book.balance(earningsOf(String(creator.id))) < payout.gross) return
      const note = reference()
      const row = { subject: 'PAYOUT_REQUEST', payoutRequest: request.id, payment: { amount: amountOf(payout.money), currency: payee.currency }, createdBy: String(by.id) }
      const operation = { kind: 'PAYOUT', time, actor: String(by.id), money: { minor: payout.money, currency: payee.currency }, subject: { kind: 'PayoutRequest', id: request.id } }
      const posted = book.post(operation, payOut(creator, payee.system, payout.gross, payout.commission, row))
      move(request, 'PAID', 'pay', time, by)
      Object.assign(request, { reference: note, operation: posted.operation, transaction: posted.rows[0]?.id })
    },
    undo: (request, time) => {
      if (request.status === 'NEW' || open(request.creator)) return
      const by = random.pick(staff)
      const { operation, transaction } = request
      if (operation) book.post({ ...operation, kind: 'PAYOUT_UNDO', time, actor: String(by.id), reverses: operation.id }, putBack(operation, transaction, by))
      move(request, 'NEW', operation ? 'undoPaid' : 'undoDeclined', time, by)
    },
    byHand: (creator, time) => {
      const payable = book.balance(earningsOf(String(creator.id)))
      if (open(creator) || payable < 4_000n) return false
      const { system } = payeeOf(creator)
      const [gross, commission, by] = [payable / 2n, random.chance(0.5) ? 0n : 150n, random.pick(staff)]
      const valueDate = new Date(time.getTime() - random.whole(0, 20) * day).toISOString().slice(0, 10)
      const id = String(manual.length + 1)
      const comment = 'Paid from the office account'
      const row = { subject: 'MANUAL_PAYOUT', comment, valueDate, createdBy: String(by.id) }
      const { operation } = book.post({ kind: 'MANUAL_PAYOUT', time, actor: String(by.id), valueDate, subject: { kind: 'User', id: String(creator.id) } }, payOut(creator, system, gross, commission, row))
      manual.push({ id, operation, creator, gross, commission, system, reference: reference(), comment, valueDate, made: time, madeBy: by })
      return true
    },
    undoByHand: (payout, time) => {
      if (payout.undone) return
      const by = random.pick(staff)
      const row = book.transactions.find(each => each.operation === payout.operation)?.id
      const { operation } = book.post({ ...payout.operation, kind: 'MANUAL_PAYOUT_UNDO', time, actor: String(by.id), reverses: payout.operation.id }, putBack(payout.operation, row, by))
      payout.undone = { time, by, reason: 'The transfer came back', operation }
    },
  }
}
