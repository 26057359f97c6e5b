// What waits for another's approval: an amount among the settings, actions of two kinds with a limit, and the queue of what waits.
import { entities as others, menu as everyday } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

const waiting = defineEntity({
  entity: 'Book',
  label: { one: 'Approval', many: 'Approvals' },
  title: 'id',
  storedAs: 'approvals',
  read: 'lends',
  fields: {
    time: { kind: 'time', label: 'Asked', required: true, written: 'server' },
    actor: { kind: 'reference', label: 'Asked by', entity: 'Member', required: true, written: 'server' },
    operation: { kind: 'choice', label: 'What', options: 'approvals', required: true, written: 'server' },
    amount: { kind: 'money', label: 'Amount', currency: 'EUR', required: true, written: 'server' },
    decidedTime: { kind: 'time', label: 'Decided', written: 'server' },
    decidedBy: { kind: 'reference', label: 'Decided by', entity: 'Member', written: 'server' },
  },
  lifecycle: {
    label: 'State',
    starts: 'WAITING',
    states: { WAITING: { label: 'Waiting' }, APPROVED: { label: 'Approved' }, REFUSED: { label: 'Refused' }, WITHDRAWN: { label: 'Withdrawn' } },
    transitions: {
      approve: { label: 'Approve', from: ['WAITING'], to: 'APPROVED', needs: 'lends', sets: { decidedTime: 'now', decidedBy: 'viewer' }, undo: { never: 'it is done' } },
      refuse: { label: 'Refuse', from: ['WAITING'], to: 'REFUSED', needs: 'lends', sets: { decidedTime: 'now', decidedBy: 'viewer' }, undo: { never: 'asked anew' } },
      withdraw: { label: 'Withdraw', from: ['WAITING'], to: 'WITHDRAWN', needs: 'lends', undo: { never: 'asked anew' } },
    },
  },
  queue: {
    path: '/approvals',
    waiting: ['WAITING'],
    columns: ['time', 'actor', 'operation', 'amount', 'status'],
    sort: { by: 'id', first: 'newest' },
    actions: ['approve', 'refuse', 'withdraw'],
  },
})

const { HouseSettings: house, Loan: loans } = others
const { lifecycle, actions } = loans

export const menu = { ...everyday, side: (everyday.side ?? []).filter(({ to }) => !('list' in to && to.list === 'Book')) }
export const entities = {
  ...others,
  HouseSettings: { ...house, fields: { ...house.fields, feesOfDay: { kind: 'money', label: 'Fees by one person a day', currency: 'EUR', min: 0 } } },
  Loan: {
    ...loans,
    lifecycle: { ...lifecycle, transitions: { ...lifecycle?.transitions, giveBack: { ...lifecycle?.transitions.giveBack, approval: { above: 'feesOfDay' } } } },
    actions: { ...actions, extend: { ...actions?.extend, approval: { above: 'feesOfDay' } } },
  },
  Book: waiting,
}
