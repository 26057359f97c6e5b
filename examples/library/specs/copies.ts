// The volumes themselves: each with its number, its branch and its shelf.
import { defineEntity } from './vocabulary.ts'

export const copies = defineEntity({
  entity: 'Copy',
  label: { one: 'Copy', many: 'Copies' },
  title: 'number',
  card: { under: ['spine'], marks: ['status'] },
  read: 'readCatalogue',
  update: 'changeCollection',
  fields: {
    /** On the label at the back: L and six digits. */
    number: { kind: 'text', label: 'Number', required: true, unique: true, fixed: true, pattern: '^L[0-9]{6}$' },
    book: { kind: 'reference', label: 'Book', entity: 'Book', required: true, fixed: true },
    /** The short title on the label, by which it is known where it is lent. */
    spine: { kind: 'text', label: 'On the label', required: true, max: 40 },
    branch: { kind: 'reference', label: 'Branch', entity: 'Branch', required: true },
    shelf: { kind: 'text', label: 'Shelf', required: true, max: 10 },
    bought: { kind: 'date', label: 'Bought', required: true },
    price: { kind: 'money', label: 'Price', currency: 'EUR', positive: true },
    withdrawnBecause: { kind: 'longText', label: 'Withdrawn because', written: 'server', max: 300 },
  },
  rules: { bought: { must: { lte: ['bought', 'now'] }, says: '{bought} lies in the future' } },
  lifecycle: {
    label: 'State',
    starts: 'ON_SHELF',
    states: {
      ON_SHELF: { label: 'In use', tone: 'good' },
      REPAIR: { label: 'In repair', tone: 'attention' },
      WITHDRAWN: { label: 'Withdrawn', tone: 'bad' },
    },
    transitions: {
      repair: { label: 'To repair', from: ['ON_SHELF'], to: 'REPAIR', needs: 'changeCollection', undo: { by: 'putBack' } },
      putBack: { label: 'Back in use', from: ['REPAIR'], to: 'ON_SHELF', needs: 'changeCollection', undo: { by: 'repair' } },
      withdraw: {
        label: 'Withdraw',
        from: ['ON_SHELF', 'REPAIR'],
        to: 'WITHDRAWN',
        needs: 'changeCollection',
        asks: { withdrawnBecause: { kind: 'longText', label: 'Why', required: true, max: 300 } },
        confirms: { says: 'Withdraw {number}? It is lent no more.' },
        undo: { by: 'takeIn' },
      },
      takeIn: {
        label: 'Take in again',
        from: ['WITHDRAWN'],
        to: 'ON_SHELF',
        needs: 'changeCollection',
        sets: { withdrawnBecause: 'empty' },
        undo: { by: 'withdraw' },
      },
    },
  },
  reads: { getStats: { by: 'status' } },
  create: { label: 'Add copy', needs: 'changeCollection', fields: ['number', 'book', 'spine', 'branch', 'shelf', 'bought', 'price'] },
  list: {
    path: '/copies',
    columns: ['number', 'book', 'branch', 'shelf', 'bought', 'price', 'status'],
    priority: ['number', 'book', 'status'],
    filters: ['status', 'branch', 'book', 'bought'],
    more: ['spine'],
    search: ['number', 'spine', 'shelf'],
    sort: { by: 'number', first: 'lowest' },
    views: {
      used: { label: 'In use', states: ['ON_SHELF'] },
      repair: { label: 'In repair', states: ['REPAIR'] },
      withdrawn: { label: 'Withdrawn', states: ['WITHDRAWN'] },
    },
    actions: ['update', 'repair', 'putBack', 'withdraw', 'takeIn'],
    opens: ['number', 'book', 'spine', 'branch', 'shelf', 'bought', 'price', 'withdrawnBecause'],
    below: { loans: { label: 'Loans', entity: 'Loan', by: 'copy', columns: ['lent', 'member', 'status'] } },
  },
})
