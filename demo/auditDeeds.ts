// What the demo's staff decided, as deeds for the audit: the same that the records themselves show.
import type { NewOf } from '../custom/server/store.ts'
import type { EarlierLine } from '../server/kit.ts'
import type { DemoTransaction } from './book.ts'
import type { ManualPayoutDemo } from './manualPayoutsMade.ts'
import { idOf } from './people.ts'
import type { RequestDemo, StateChange } from './requestsMade.ts'

/** A line of the audit whose actor is known by id only. */
export interface Deed extends Omit<EarlierLine, 'actor'> {
  readonly by: string
}

const stepOperations: Readonly<Record<string, string>> = {
  pay: 'payoutRequestsPay',
  decline: 'payoutRequestsDecline',
  undoPaid: 'payoutRequestsUndo',
  undoDeclined: 'payoutRequestsUndo',
  generate: 'payoutRequestsCreate',
}

export const ofStep = ({ id, creator }: RequestDemo, { action, by, from, to, time, reference, reason }: StateChange): readonly Deed[] => {
  const operation = stepOperations[action]
  if (!by || operation === undefined) return []
  const deed = { time: time.toISOString(), by: idOf(by) }
  if (action === 'generate') return [{ ...deed, operation, record: idOf(creator) }]
  const said = { ...(reference === undefined ? {} : { reference }), ...(reason === undefined ? {} : { reason }) }
  const seen = { field: 'account', reason: 'To enter it at the bank' }
  const looked = {
    ...deed,
    time: new Date(time.getTime() - 90_000).toISOString(),
    operation: 'payoutRequestsReveal',
    record: id,
    input: seen,
  }
  const done = { ...deed, operation, record: id, input: said, before: { status: from }, after: { status: to, ...said } }
  return action === 'pay' ? [looked, done] : [done]
}

export const ofManual = ({ id, creator, made, madeBy, reference, comment, undone }: ManualPayoutDemo): readonly Deed[] => [
  {
    time: made.toISOString(),
    by: idOf(madeBy),
    operation: 'manualPayoutTransactionsCreate',
    record: idOf(creator),
    input: { reference, comment },
  },
  ...(undone
    ? [
        {
          time: undone.time.toISOString(),
          by: idOf(undone.by),
          operation: 'manualPayoutTransactionsUndo',
          record: id,
          input: { undoReason: undone.reason },
          before: { status: 'POSTED' },
          after: { status: 'UNDONE' },
        },
      ]
    : []),
]

export const ofCorrection = ({ row, user, operation }: DemoTransaction): readonly Deed[] =>
  row.type === 'MANUAL' && row.createdBy !== undefined
    ? [
        {
          time: operation.time.toISOString(),
          by: row.createdBy,
          operation: 'manualTransactionsCreateFor',
          record: user,
          input: { comment: row.comment },
        },
      ]
    : []

/** A change of one state of a record, where somebody of the staff made it. @param path of the state */
const decision = <Path extends string>(
  values: { readonly id?: string } & { readonly [P in Path]?: string | null | undefined },
  by: Path,
  time: Path,
  operations: Readonly<Record<string, string>>,
  path: Path,
  was: string,
): readonly Deed[] => {
  const [id, status, doer, when] = [values.id, values[path], values[by], values[time]]
  const operation = operations[status ?? '']
  if (operation === undefined || id === undefined || !doer || !when) return []
  return [{ time: when, by: doer, operation, record: id, before: { [path]: was }, after: { [path]: status } }]
}

export const ofUser = (user: NewOf<'User'>): readonly Deed[] => [
  ...decision(user, 'disabledBy', 'disabledTime', { DISABLED: 'usersDisable' }, 'status', 'ACTIVE').map((each) => ({
    ...each,
    input: { disabledReason: user.disabledReason },
    after: { ...each.after, disabledReason: user.disabledReason },
  })),
  ...decision(
    user,
    'fraud.changedBy',
    'fraud.changedTime',
    { FRAUD: 'fraudInfoMarkAsFraud', PASSED: 'fraudInfoPassFraud' },
    'fraud.status',
    'POSSIBLE',
  ),
  ...decision(
    user,
    'verification.decidedBy',
    'verification.decidedTime',
    { APPROVED: 'verificationsApprove', DECLINED: 'verificationsDecline' },
    'verification.status',
    'PENDING',
  ),
]

export const ofPost = (post: NewOf<'PostVerification'>): readonly Deed[] =>
  decision(
    post,
    'decidedBy',
    'decidedTime',
    { APPROVED: 'postVerificationsApprove', DECLINED: 'postVerificationsDecline' },
    'status',
    'PENDING',
  )

export const ofNote = (note: NewOf<'UserNote'>): readonly Deed[] =>
  note.automatic === true
    ? []
    : [
        {
          time: note.createTime ?? '',
          by: note.author ?? '',
          operation: 'userNotesCreate',
          record: note.id ?? '',
          after: { user: note.user, text: note.text },
        },
      ]

/** Whoever answers has read first. */
export const ofMessage = ({ staffAuthor, thread, createTime }: NewOf<'Message'>): readonly Deed[] => {
  if (!staffAuthor || !createTime || !thread) return []
  const [by, time] = [staffAuthor, createTime]
  const opened = new Date(Date.parse(time) - 120_000).toISOString()
  return [
    { time: opened, by, operation: 'messagesSearch', input: { filter: { thread: [thread] } } },
    { time, by, operation: 'messagesReply', record: thread },
  ]
}
