// What the engine keeps, read like any other list: no table of its own, a choice among all operations, targets, changes; and the work that waits.
import { entities as others, menu as everyday } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

const lines = defineEntity({
  entity: 'Book',
  label: { one: 'Line', many: 'Lines' },
  title: 'id',
  storedAs: 'audit',
  read: 'readHouse',
  fields: {
    time: { kind: 'time', label: 'Time', required: true, written: 'server' },
    actor: { kind: 'reference', label: 'Who', entity: 'Member', written: 'server' },
    operation: { kind: 'choice', label: 'What', options: 'operations', events: { backup: 'Backup' }, written: 'server' },
    target: { kind: 'target', label: 'To what', written: 'server' },
    changes: { kind: 'changes', label: 'Changes', written: 'server' },
  },
  list: {
    path: '/lines',
    columns: ['time', 'actor', 'operation', 'target'],
    filters: ['actor', 'operation', 'target', 'time'],
    sort: { by: 'id', first: 'newest' },
    opens: ['changes'],
  },
})

export const menu = {
  ...everyday,
  side: (everyday.side ?? []).filter(({ to }) => !('list' in to && to.list === 'Book')),
  work: [{ to: { queue: 'Loan' }, label: 'Loans out', icon: 'receiptLong', counts: { entity: 'Loan', view: 'out' } }],
}
export const entities = { ...others, Book: lines }
