// The demo's posts, subscriptions, transactions, payouts and notes as records: values by path, as the server stores them.
import type { NewOf } from '../custom/server/store.ts'
import { moneyOf } from '../language/fields/money.ts'
import { credits } from '../custom/server/money/credits.ts'
import { explainPayout } from '../custom/server/money/explainPayout.ts'
import type { DemoTransaction } from './book.ts'
import { day, idOf, isCreator, isStaff, type Person, type Role } from './people.ts'
import type { ManualPayoutDemo } from './manualPayoutsMade.ts'
import type { RequestDemo } from './requestsMade.ts'
import type { Post } from './posts.ts'
import type { Random } from './random.ts'
import type { Values } from './store.ts'
import { stateNow, type SubscriptionDemo } from './subscriptionsMade.ts'
import { paymentSystems, rates } from './world.ts'

const iso = (time: Date | undefined): string | undefined => time?.toISOString()

export const postRecord = (post: Post): NewOf<'ContentSet'> => ({
  id: post.id,
  user: idOf(post.creator),
  type: 'POST',
  description: post.description,
  createTime: iso(post.made),
  modifyTime: iso(post.scheduleTime ? post.made : (post.publishTime ?? post.made)),
  size: post.size,
  published: post.published,
  publishTime: iso(post.publishTime),
  scheduleTime: iso(post.scheduleTime),
  processingStatus: post.processing,
  level: post.level,
  package: post.package,
})

/** Every other one is renewed by card. */
const payment = ({ id }: SubscriptionDemo): NewOf<'Subscription'> =>
  Number(id) % 2 === 1 ? { paidWith: 'CARD', paymentSystem: paymentSystems[0]?.id } : { paidWith: 'BALANCE' }

export const subscriptionRecord = (made: SubscriptionDemo, now: Date, random: Random): NewOf<'Subscription'> => {
  const { status, recurring, cancelTime } = stateNow(made, now, random)
  return {
    id: made.id,
    subscriber: idOf(made.buyer),
    creator: idOf(made.creator),
    level: made.level,
    package: made.package,
    price: credits(made.price),
    ...payment(made),
    startTime: iso(made.started),
    paidUntil: iso(made.paidUntil),
    recurring,
    nextChargeTime: recurring ? iso(made.paidUntil) : undefined,
    cancelTime: iso(cancelTime),
    status,
  }
}

export const transactionRecord = (made: DemoTransaction, roleOf: (user: string) => Role): NewOf<'Transaction'> => ({
  ...made.row,
  id: made.id,
  operation: made.operation.id,
  createTime: iso(made.operation.time),
  user: made.user,
  userRole: roleOf(made.user),
  account: made.account,
  amount: credits(made.amount),
  balanceAfter: made.after === undefined ? undefined : credits(made.after),
  status: made.status,
  externalId: made.row.paymentSystem === undefined ? undefined : `demo-${made.operation.reverses ?? made.operation.id}`,
})

export const requestRecordOf = (request: RequestDemo): NewOf<'PayoutRequest'> => {
  const { creator, payee, payout } = request
  const { system, currency } = payee
  const { rate, decimals } = rates[currency]
  return {
    id: request.id,
    createTime: iso(request.made),
    createdBy: idOf(request.madeBy),
    origin: request.origin,
    user: idOf(creator),
    gross: credits(payout.gross),
    commissionPercent: system.percent,
    commissionFixed: credits(system.fixed),
    commission: credits(payout.commission),
    net: credits(payout.net),
    rate,
    money: moneyOf(payout.money, currency),
    calculation: explainPayout(payout, { percent: system.percent, fixed: system.fixed }, { rate, decimals }, currency),
    payoutSystem: system.id,
    account: payee.account,
    holderName: payee.holder,
    payeeAddress: creator.address,
    payeeCountry: creator.country,
    processedTime: iso(request.processed),
    processedBy: request.processedBy && idOf(request.processedBy),
    reference: request.reference,
    reason: request.reason,
    payoutTransaction: request.transaction,
    status: request.status,
  }
}

/** Rows of the states that the requests went through. */
export const stateRows = (request: RequestDemo): readonly Values[] =>
  request.history.map(({ from, to, action, time, by }) => ({
    entity: 'PayoutRequest',
    part: '',
    record: request.id,
    from_state: from ?? null,
    to_state: to,
    action,
    actor: by ? idOf(by) : null,
    actor_name: by?.screenName ?? null,
    time: iso(time),
  }))

/** The same, as its history shows them. */
export const stepRecords = (requests: readonly RequestDemo[]): readonly NewOf<'PayoutRequestStep'>[] =>
  requests
    .flatMap(({ id, creator, history }) => history.map((each) => ({ request: id, creator, ...each })))
    .map(({ request, creator, to, time, by, reference, reason }, at) => ({
      id: String(at + 1),
      request,
      createTime: iso(time),
      became: to,
      createdBy: idOf(by ?? creator),
      reference,
      reason,
    }))

export const manualRecord = (made: ManualPayoutDemo): NewOf<'ManualPayout'> => ({
  id: made.id,
  createTime: iso(made.made),
  createdBy: idOf(made.madeBy),
  user: idOf(made.creator),
  operation: made.operation.id,
  gross: credits(made.gross),
  commission: credits(made.commission),
  net: credits(made.gross - made.commission),
  payoutSystem: made.system.id,
  reference: made.reference,
  comment: made.comment,
  valueDate: made.valueDate,
  status: made.undone ? 'UNDONE' : 'POSTED',
  undoneTime: iso(made.undone?.time),
  undoneBy: made.undone && idOf(made.undone.by),
  undoReason: made.undone?.reason,
  undoOperation: made.undone?.operation.id,
})

const remarks = [
  'Very friendly, answers within the hour.',
  'Has a second account, told to use one.',
  'Called: asked how to change the e-mail address.',
]
const creatorRemarks = [
  ...remarks,
  'Called: wants the agreement by mail.',
  'Asked about the commission of bank transfers.',
  'Documents were blurred, asked for new ones.',
  "Invited to the creators' meeting in May.",
]

const byHand = (user: Person, staff: readonly Person[], now: number, random: Random): NewOf<'UserNote'> => ({
  user: idOf(user),
  text: random.pick(isCreator(user) ? creatorRemarks : remarks),
  automatic: false,
  author: idOf(random.pick(staff)),
  createTime: iso(new Date(now - Math.round(random.next() * Math.min(200 * day, now - user.registered.getTime())))),
})

/** What disabling and declining leave behind. */
const automaticNotes = (user: NewOf<'User'>): readonly NewOf<'UserNote'>[] => {
  const note: NewOf<'UserNote'> = { user: user.id, automatic: true }
  const notes: NewOf<'UserNote'>[] = []
  if (user.status === 'DISABLED')
    notes.push({ ...note, text: `Disabled: ${user.disabledReason}`, author: user.disabledBy, createTime: user.disabledTime })
  if (user['verification.status'] === 'DECLINED')
    notes.push({
      ...note,
      text: `Verification declined: ${user['verification.reason']}`,
      author: user['verification.decidedBy'],
      createTime: user['verification.decidedTime'],
    })
  return notes
}

/** Notes about some people, and the automatic ones of the disabled and the declined. */
export const noteRecords = (
  people: readonly Person[],
  users: readonly NewOf<'User'>[],
  now: Date,
  random: Random,
): readonly NewOf<'UserNote'>[] => {
  const staff = people.filter((each) => isStaff(each) && each.status === 'ACTIVE')
  const about = people.filter((each) => !isStaff(each))
  const notes = Array.from({ length: 320 }, () => byHand(random.pick(about), staff, now.getTime(), random))
  return [...notes, ...users.flatMap(automaticNotes)].map((note, at) => ({ id: String(at + 1), ...note }))
}
