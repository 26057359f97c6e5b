// Payout requests of the demo in all their states, with their history.
import { moneyOf } from '../language/fields/money.ts'
import { earningsOf } from '../custom/server/money/accounts.ts'
import { calculatePayout, type Payout } from '../custom/server/money/calculatePayout.ts'
import type { Book, StoredOperation } from './book.ts'
import { payeeOf, payoutLines, putBackLines, referenceOf, type Payee } from './payoutLines.ts'
import { idOf, isThere, type Person } from './people.ts'
import type { Random } from './random.ts'
import { rates } from './world.ts'

export type RequestState = 'NEW' | 'PAID' | 'DECLINED'

export interface StateChange {
  readonly from: RequestState | undefined
  readonly to: RequestState
  readonly action: string
  readonly time: Date
  readonly by: Person | undefined
  readonly reference?: string | undefined
  readonly reason?: string | undefined
}

export interface RequestDemo {
  readonly id: string
  readonly creator: Person
  readonly payee: Payee
  readonly origin: 'STAFF' | 'CREATOR'
  readonly made: Date
  readonly madeBy: Person
  readonly payout: Payout
  readonly history: StateChange[]
  status: RequestState
  processed?: Date | undefined
  processedBy?: Person | undefined
  reference?: string | undefined
  reason?: string | undefined
  transaction?: string | undefined
  operation?: StoredOperation | undefined
}

export interface Requests {
  readonly all: readonly RequestDemo[]
  readonly held: (creator: Person) => bigint
  /** Undefined where the creator has one open, or too little. */
  readonly make: (creator: Person, time: Date) => RequestDemo | undefined
  readonly pay: (request: RequestDemo, time: Date) => void
  readonly decline: (request: RequestDemo, time: Date) => void
  readonly undo: (request: RequestDemo, time: Date) => void
}

/** What was refunded meanwhile is not there to be paid. */
const lacking = 'The balance does not cover it any more'
const reasons = ['The account was closed', 'The name does not match the account', 'Please fill in the IBAN', 'Asked for by the creator']

interface Move extends Omit<StateChange, 'from'> {
  readonly to: RequestDemo['status']
  readonly by: Person
}

const move = (request: RequestDemo, made: Move): void => {
  const { to, time, by, reference, reason } = made
  request.history.push({ ...made, from: request.status })
  request.status = to
  request.processed = to === 'NEW' ? undefined : time
  request.processedBy = to === 'NEW' ? undefined : by
  Object.assign(request, { reference, reason })
  if (to === 'NEW') request.transaction = request.operation = undefined
}

const payRequest = (book: Book, random: Random, request: RequestDemo, time: Date, by: Person): void => {
  const { creator, payee, payout, id } = request
  if (book.balance(earningsOf(idOf(creator))) < payout.gross)
    return move(request, { to: 'DECLINED', action: 'decline', time, by, reason: lacking })
  const payment = moneyOf(payout.money, payee.currency)
  const money = { minor: payout.money, currency: payee.currency }
  const posted = book.post(
    { kind: 'PAYOUT', time, actor: idOf(by), money, subject: { kind: 'PayoutRequest', id } },
    payoutLines(
      { creator, system: payee.system, ...payout },
      { subject: 'PAYOUT_REQUEST', payoutRequest: id, payment, createdBy: idOf(by) },
    ),
  )
  move(request, { to: 'PAID', action: 'pay', time, by, reference: referenceOf(random) })
  Object.assign(request, { operation: posted.operation, transaction: posted.rows[0]?.id })
}

const undoRequest = (book: Book, request: RequestDemo, time: Date, by: Person): void => {
  const { operation, transaction } = request
  if (operation) {
    const asked = { ...operation, kind: 'PAYOUT_UNDO', time, actor: idOf(by), reverses: operation.id }
    book.post(asked, putBackLines(operation, transaction, by))
  }
  move(request, { to: 'NEW', action: operation ? 'undoPaid' : 'undoDeclined', time, by })
}

export const openRequests = (book: Book, staff: readonly Person[], random: Random): Requests => {
  const all: RequestDemo[] = []
  const open = (creator: Person): RequestDemo | undefined => all.find((each) => each.creator === creator && each.status === 'NEW')
  return {
    all,
    held: (creator) => open(creator)?.payout.gross ?? 0n,
    make: (creator, time) => {
      const payee = payeeOf(creator)
      const gross = book.balance(earningsOf(idOf(creator)))
      if (open(creator) || gross < payee.system.least) return undefined
      const [by, origin] = [random.pick(staff), random.chance(0.2) ? ('CREATOR' as const) : ('STAFF' as const)]
      const asked = origin === 'CREATOR'
      const made: RequestDemo = {
        id: String(all.length + 1),
        creator,
        payee,
        origin,
        made: time,
        madeBy: asked ? creator : by,
        status: 'NEW',
        payout: calculatePayout(gross, { percent: payee.system.percent, fixed: payee.system.fixed }, rates[payee.currency]),
        history: [{ from: undefined, to: 'NEW', action: asked ? 'requestPayout' : 'generate', time, by: asked ? undefined : by }],
      }
      all.push(made)
      return made
    },
    pay: (request, time) => payRequest(book, random, request, time, random.pick(staff)),
    decline: (request, time) => {
      move(request, { to: 'DECLINED', action: 'decline', time, by: random.pick(staff), reason: random.pick(reasons) })
    },
    undo: (request, time) => {
      if (request.status !== 'NEW' && isThere(request.creator, time.getTime()) && !open(request.creator))
        undoRequest(book, request, time, random.pick(staff))
    },
  }
}
