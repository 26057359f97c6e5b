// Loans: a lifecycle with two undos of one name.
import { defineEntity } from './words.ts'

export const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'id',
  own: 'member',
  read: 'readLoans',
  ownRead: 'readMyLoans',
  fields: {
    book: { kind: 'reference', label: 'Book', entity: 'Book', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true },
    note: { kind: 'text', label: 'Note', written: 'server' },
    returned: { kind: 'time', label: 'Returned', written: 'server' },
  },
  lifecycle: {
    label: 'Status',
    starts: 'OUT',
    states: { OUT: { label: 'Out' }, BACK: { label: 'Back' }, LOST: { label: 'Lost' } },
    transitions: {
      giveBack: {
        label: 'Give back',
        from: ['OUT'],
        to: 'BACK',
        needs: 'changeLoans',
        asks: { note: { kind: 'text', label: 'Note', max: 10 } },
        sets: { returned: 'now' },
        effect: 'countReturn',
        undo: { by: 'undoBack', within: '2 days' },
      },
      lose: { label: 'Lose', from: ['OUT'], to: 'LOST', needs: 'changeLoans', undo: { by: 'undoLost' } },
      undoBack: {
        label: 'Undo',
        verb: 'undo',
        from: ['BACK'],
        to: 'OUT',
        needs: 'changeLoans',
        sets: { returned: 'empty', note: 'empty' },
        undo: { by: 'giveBack' },
      },
      undoLost: {
        label: 'Undo',
        verb: 'undo',
        from: ['LOST'],
        to: 'OUT',
        needs: { allOf: ['changeLoans', 'changeBooks'] },
        undo: { by: 'lose' },
      },
    },
  },
  list: {
    path: '/loans',
    columns: ['id', 'book', 'member', 'status'],
    filters: ['status', 'member'],
    search: ['id', 'member', 'book'],
    sort: { by: 'id', first: 'newest' },
    actions: ['giveBack', 'lose', 'undoBack', 'undoLost'],
  },
})
