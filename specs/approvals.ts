// What one person may not do alone waits here until another decides (docs/decisions/043). Kept by the engine.
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** Corrections and payouts beyond what one person may do in a day. Nothing waits while the limits in Settings > General are empty. */
export const approvals = defineEntity({
  entity: 'Approval',
  label: { one: 'Approval', many: 'Approvals' },
  title: 'id',
  storedAs: 'approvals',

  read: 'seesApprovals',
  fields: {
    time: { kind: 'time', label: 'Asked', required: true, written: 'server' },
    actor: { kind: 'reference', label: 'Asked by', entity: 'User', required: true, written: 'server', class: 'internal' },
    operation: { kind: 'choice', label: 'Action', options: 'approvals', required: true, written: 'server' },
    /** Where it was asked. */
    target: { kind: 'target', label: 'Target', written: 'server' },
    subject: { kind: 'reference', label: 'User', entity: 'User', written: 'server' },
    amount: { kind: 'money', label: 'Amount', currency: credits, required: true, signed: true, written: 'server', class: 'money' },
    reason: { kind: 'longText', label: 'Comment', max: 500, written: 'server', class: 'internal' },
    decidedTime: { kind: 'time', label: 'Decided', written: 'server' },
    decidedBy: { kind: 'reference', label: 'Decided by', entity: 'User', written: 'server', class: 'internal' },
    refusal: { kind: 'longText', label: 'Reason', max: 500, written: 'server', class: 'internal' },
  },
  conditions: { askedByOther: { actor: { not: 'viewer' } }, askedByOneself: { actor: 'viewer' } },

  lifecycle: {
    label: 'Status',
    starts: 'WAITING',
    states: {
      WAITING: { label: 'Waiting', tone: 'attention' },
      APPROVED: { label: 'Approved', tone: 'good' },
      REFUSED: { label: 'Refused', tone: 'bad' },
      WITHDRAWN: { label: 'Withdrawn' },
    },
    transitions: {
      /** It is done at once, as if it was asked now: by both persons' rights, of the record and the balance as they are. */
      approve: {
        label: 'Approve',
        key: 'p',
        from: ['WAITING'],
        to: 'APPROVED',
        needs: 'seesApprovals',
        guards: ['askedByOther'],
        discloses:
          'what stands against it: the state of the record, that the balance does not bear the amount, whether its viewer referred the user',
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        confirms: { says: 'Approve what {actor} asked for? {amount}, {subject}. It is done at once.' },
        undo: { never: 'it is undone where it was done' },
      },
      refuse: {
        label: 'Refuse',
        key: 'd',
        from: ['WAITING'],
        to: 'REFUSED',
        needs: 'seesApprovals',
        asks: { refusal: { kind: 'longText', label: 'Reason', required: true, unlabelled: true, max: 500 } },
        guards: ['askedByOther'],
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        confirms: { says: 'Refuse what {actor} asked for? {amount}, {subject}. Nothing is done.' },
        undo: { never: 'it is asked anew' },
      },
      withdraw: {
        label: 'Withdraw',
        from: ['WAITING'],
        to: 'WITHDRAWN',
        needs: 'seesApprovals',
        guards: ['askedByOneself'],
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        confirms: { says: 'Withdraw it? Nothing is done.' },
        undo: { never: 'it is asked anew' },
      },
    },
  },

  reads: { getStats: { by: 'status' } },

  queue: {
    path: '/approvals',
    waiting: ['WAITING'],
    columns: [
      { field: 'time', under: ['actor'] },
      { field: 'operation', under: ['target'] },
      'subject',
      'amount',
      'reason',
      { field: 'status', under: ['decidedTime', 'decidedBy', 'refusal'] },
    ],
    priority: ['operation', 'amount', 'status', 'subject'],
    filters: ['status', 'actor', 'subject', 'operation', 'time'],
    sort: { by: 'id', first: 'oldest' },
    starts: { status: ['WAITING'] },
    views: {
      waiting: { label: 'Waiting', states: ['WAITING'] },
      decided: { label: 'Decided', states: ['APPROVED', 'REFUSED', 'WITHDRAWN'] },
    },
    actions: ['approve', 'refuse', 'withdraw'],
  },
})
