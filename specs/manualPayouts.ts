// Payments to creators that were made outside the queue and recorded afterwards (domain 7.5).
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** Payments made outside the queue. Recorded on the creator's profile. */
export const manualPayouts = defineEntity({
  entity: 'ManualPayout',
  wire: 'manualPayoutTransactions',
  label: { one: 'Manual payout', many: 'Manual payouts' },
  title: 'id',

  read: 'getAnyTransaction',
  fields: {
    createTime: { kind: 'time', label: 'Recorded', required: true, written: 'server', starts: 'now' },
    createdBy: { kind: 'reference', label: 'Recorded by', entity: 'User', written: 'server', class: 'internal' },
    user: { kind: 'reference', label: 'Creator', entity: 'User', required: true, written: 'server' },
    operation: { kind: 'text', label: 'Operation', required: true, max: 40, lookedUp: true, written: 'server', class: 'internal' },
    gross: { kind: 'money', label: 'Amount', currency: credits, required: true, written: 'server', class: 'money' },
    commission: { kind: 'money', label: 'Commission', currency: credits, required: true, written: 'server', class: 'money' },
    net: { kind: 'money', label: 'Net', currency: credits, required: true, written: 'server', class: 'money' },
    payoutSystem: { kind: 'reference', label: 'Payout system', entity: 'PayoutSystem', required: true, written: 'server' },
    reference: { kind: 'text', label: 'Payment reference', max: 100, written: 'server' },
    comment: { kind: 'longText', label: 'Comment', max: 500, written: 'server', class: 'internal' },
    valueDate: { kind: 'date', label: 'Value date', required: true, written: 'server' },
    undoneTime: { kind: 'time', label: 'Undone', written: 'server' },
    undoneBy: { kind: 'reference', label: 'Undone by', entity: 'User', written: 'server', class: 'internal' },
    undoReason: { kind: 'longText', label: 'Reason', max: 500, written: 'server', class: 'internal' },
    undoOperation: { kind: 'text', label: 'Undone by operation', max: 40, written: 'server', class: 'internal' },
  },

  lifecycle: {
    label: 'Status',
    starts: 'POSTED',
    states: { POSTED: { label: 'Posted', tone: 'good' }, UNDONE: { label: 'Undone', tone: 'bad' } },
    transitions: {
      undo: {
        label: 'Undo',
        from: ['POSTED'],
        to: 'UNDONE',
        needs: 'createPayoutTransaction',
        asks: { undoReason: { kind: 'longText', label: 'Reason', required: true, unlabelled: true, max: 500 } },
        guards: ['notInOwnFavour', 'recordedLately'],
        discloses: 'whether its viewer referred the creator',
        effect: 'reverseManualPayout',
        sets: { undoneTime: 'now', undoneBy: 'viewer' },
        confirms: { says: 'Undo the manual payout of {gross} to {user}? What was posted is negated.' },
        undo: { never: 'record it anew' },
      },
    },
  },

  list: {
    columns: [
      'id',
      { field: 'createTime', under: ['createdBy'] },
      'valueDate',
      { field: 'gross', under: ['commission'] },
      'net',
      { field: 'payoutSystem', under: ['reference'] },
      'comment',
      { field: 'status', under: ['undoneTime', 'undoReason'] },
    ],
    priority: ['net', 'payoutSystem', 'status'],
    sort: { by: 'createTime', first: 'newest' },
    actions: ['undo'],
  },
})
