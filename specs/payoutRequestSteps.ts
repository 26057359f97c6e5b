// What became of a payout request, step by step (domain 7.6). Written with each step, never changed: what an undo clears is kept here.
import { defineEntity } from './vocabulary.ts'

/** What paying, declining and undoing leave. */
export const step = {
  entity: 'PayoutRequestStep',
  with: { request: 'id', became: 'status', reference: 'reference', reason: 'reason' },
  sets: { createdBy: 'viewer' },
} as const

/** A step in the life of a payout request. Never changed or deleted. */
export const payoutRequestSteps = defineEntity({
  entity: 'PayoutRequestStep',
  label: { one: 'Step of a payout request', many: 'Steps of payout requests' },
  title: 'id',

  read: 'getAnyPayoutRequest',
  fields: {
    request: { kind: 'reference', label: 'Payout request', entity: 'PayoutRequest', required: true, written: 'server' },
    createTime: { kind: 'time', label: 'Date', required: true, written: 'server', starts: 'now' },
    became: {
      kind: 'choice',
      label: 'Status',
      required: true,
      written: 'server',
      options: { NEW: 'Open', PAID: 'Paid', DECLINED: 'Declined' },
    },
    createdBy: { kind: 'reference', label: 'By', entity: 'User', written: 'server', class: 'internal' },
    reference: { kind: 'text', label: 'Payment reference', max: 100, written: 'server' },
    reason: { kind: 'longText', label: 'Reason', max: 500, written: 'server' },
  },

  list: {
    columns: [
      { field: 'createTime', under: ['createdBy'] },
      { field: 'became', under: ['reference', 'reason'] },
    ],
    sort: { by: 'createTime', first: 'newest' },
  },
})
