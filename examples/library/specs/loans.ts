// Who has which copy, and until when. One that came back too late, or damaged, is followed by a fine.
import { definePart, defineEntity } from './vocabulary.ts'

/** Until when; renewed as long as the copy is out. */
const term = definePart({
  label: 'Term',
  read: 'readLending',
  update: 'changeLending',
  guards: ['stillOut'],
  fields: {
    due: { kind: 'date', label: 'Due', required: true },
    note: { kind: 'text', label: 'Note', max: 120 },
  },
  leaves: {
    earlier: {
      entity: 'EarlierTerm',
      before: true,
      with: { loan: 'id', due: 'term.due', note: 'term.note' },
      sets: { changedBy: 'viewer' },
      keep: 10,
    },
  },
  rules: { ahead: { must: { lte: ['now', 'due'] }, says: '{due} is over already' } },
})

export const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'copy',
  read: 'readLending',
  conditions: { stillOut: { status: ['OUT'] } },
  fields: {
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true, fixed: true, offers: { status: ['ACTIVE'] } },
    copy: { kind: 'reference', label: 'Copy', entity: 'Copy', required: true, fixed: true, offers: { status: ['ON_SHELF'] } },
    branch: { kind: 'reference', label: 'Lent in', entity: 'Branch', required: true, fixed: true },
    lent: { kind: 'time', label: 'Lent', required: true, written: 'server', starts: 'now' },
    lentBy: { kind: 'reference', label: 'Lent by', entity: 'Employee', written: 'server' },
    returned: { kind: 'time', label: 'Returned', written: 'server' },
    returnedTo: { kind: 'reference', label: 'Returned to', entity: 'Employee', written: 'server' },
    condition: {
      kind: 'choice',
      label: 'Came back',
      written: 'server',
      options: { GOOD: 'In good order', WORN: 'Worn', DAMAGED: 'Damaged' },
    },
  },
  parts: { term },
  unique: [{ fields: ['copy'], where: 'OUT', text: 'This copy is out already' }],
  atMost: {
    tenOut: { records: 10, alike: ['member'], where: { status: ['OUT'] }, says: 'A member has at most {records} copies at a time' },
  },
  lifecycle: {
    label: 'State',
    starts: 'OUT',
    states: { OUT: { label: 'Out', tone: 'attention' }, BACK: { label: 'Back', tone: 'good' }, LOST: { label: 'Lost', tone: 'bad' } },
    transitions: {
      giveBack: {
        label: 'Take back',
        key: 'b',
        from: ['OUT', 'LOST'],
        to: 'BACK',
        needs: 'changeLending',
        asks: {
          condition: {
            kind: 'choice',
            label: 'It comes back',
            required: true,
            starts: 'GOOD',
            options: { GOOD: 'In good order', WORN: 'Worn', DAMAGED: 'Damaged' },
          },
        },
        sets: { returned: 'now', returnedTo: 'viewer' },
        undo: { by: 'notBack', within: '2 days' },
      },
      notBack: {
        label: 'Undo',
        verb: 'undo',
        from: ['BACK'],
        to: 'OUT',
        needs: 'changeLending',
        sets: { returned: 'empty', returnedTo: 'empty', condition: 'empty' },
        undo: { by: 'giveBack' },
      },
      lose: {
        label: 'Lost',
        from: ['OUT'],
        to: 'LOST',
        needs: 'changeLending',
        confirms: { says: 'Is {copy} lost for good? Take it back if it is found.' },
        undo: { by: 'find' },
      },
      find: { label: 'Found', from: ['LOST'], to: 'OUT', needs: 'changeLending', undo: { by: 'lose' } },
    },
  },
  reads: { getStats: { by: 'status' } },
  reports: {
    lending: {
      needs: 'readFigures',
      parts: { lent: {} },
      figures: {
        lent: { kind: 'tile', label: 'Lent', part: 'lent', counts: { of: 'Loan', at: 'lent' } },
        returned: { kind: 'tile', label: 'Returned', part: 'lent', counts: { of: 'Loan', at: 'returned' } },
        readers: { kind: 'tile', label: 'Members who borrowed', part: 'lent', counts: { of: 'Loan', at: 'lent', distinct: 'member' } },
        out: { kind: 'tile', label: 'Out now', part: 'lent', counts: { of: 'Loan', where: { status: ['OUT'] } } },
        perDay: { kind: 'days', label: 'Lent per day', part: 'lent', counts: { of: 'Loan', at: 'lent', by: 'status' } },
        states: {
          kind: 'split',
          label: 'How they came back',
          part: 'lent',
          column: 'State',
          counts: { of: 'Loan', at: 'returned', by: 'condition' },
        },
        branches: {
          kind: 'ranks',
          label: 'Where most is lent',
          part: 'lent',
          of: 'Branch',
          column: 'Branch',
          counts: { of: 'Loan', at: 'lent', by: 'branch' },
        },
        copies: {
          kind: 'ranks',
          label: 'Lent most often',
          part: 'lent',
          of: 'Copy',
          column: 'Copy',
          counts: { of: 'Loan', at: 'lent', by: 'copy' },
        },
      },
    },
  },
  create: {
    label: 'Lend',
    needs: 'changeLending',
    fields: ['member', 'copy', 'branch', 'term.due', 'term.note'],
    sets: { lentBy: 'viewer' },
  },
  queue: {
    path: '/loans',
    waiting: ['OUT'],
    columns: ['lent', 'member', 'copy', 'term.due', 'branch', 'returned', 'status'],
    priority: ['member', 'copy', 'term.due', 'status'],
    more: ['condition', 'lentBy', 'returnedTo', 'term.note'],
    filters: ['status', 'term.due', 'lent', 'member', 'branch', 'condition'],
    sort: { by: 'term.due', first: 'oldest' },
    views: { out: { label: 'Out', states: ['OUT'] }, lost: { label: 'Lost', states: ['LOST'] } },
    actions: ['term.update', 'giveBack', 'notBack', 'lose', 'find'],
    opens: ['member', 'copy', 'lent', 'lentBy', 'term.due', 'term.note', 'returned', 'returnedTo', 'condition'],
    below: {
      terms: { label: 'Earlier terms', entity: 'EarlierTerm', by: 'loan' },
      fines: { label: 'Fines', entity: 'Fine', by: 'loan', columns: ['time', 'sort', 'amount', 'status'] },
    },
  },
})
