// The ledger of fines: lines are added and taken back, never changed. What somebody owes is what was charged without what was paid and waived.
import { defineEntity } from './vocabulary.ts'

export const fines = defineEntity({
  entity: 'Fine',
  label: { one: 'Line', many: 'Fines' },
  title: 'sort',
  read: 'readFines',
  conditions: { notReversed: { status: ['ENTERED'] } },
  fields: {
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true, fixed: true },
    loan: { kind: 'reference', label: 'For the loan of', entity: 'Loan', fixed: true },
    sort: {
      kind: 'choice',
      label: 'What',
      required: true,
      fixed: true,
      starts: 'CHARGED',
      options: { CHARGED: 'Charged', PAID: 'Paid', WAIVED: 'Waived' },
    },
    amount: { kind: 'money', label: 'Amount', currency: 'EUR', required: true, positive: true, max: 500, fixed: true },
    reason: {
      kind: 'choice',
      label: 'Why',
      fixed: true,
      options: { LATE: 'Too late', DAMAGED: 'Damaged', LOST: 'Lost', CARD: 'New card' },
    },
    time: { kind: 'time', label: 'Time', required: true, written: 'server', starts: 'now' },
    enteredBy: { kind: 'reference', label: 'Entered by', entity: 'Employee', written: 'server' },
    reversedBecause: { kind: 'longText', label: 'Taken back because', written: 'server', max: 300 },
  },
  rules: {
    reason: { when: { sort: ['CHARGED'] }, must: { reason: { not: 'empty' } }, says: 'Say {reason} it is charged', at: 'reason' },
    bare: { when: { sort: ['PAID', 'WAIVED'] }, must: { reason: 'empty' }, says: 'Only what is charged has a reason', at: 'reason' },
  },
  lifecycle: {
    label: 'State',
    starts: 'ENTERED',
    states: { ENTERED: { label: 'Counts' }, REVERSED: { label: 'Taken back', tone: 'bad' } },
    transitions: {
      reverse: {
        label: 'Take back',
        from: ['ENTERED'],
        to: 'REVERSED',
        needs: 'correctFines',
        guards: ['notReversed'],
        asks: { reversedBecause: { kind: 'longText', label: 'Why', required: true, max: 300 } },
        confirms: { says: 'Take {amount} of {member} back?' },
        undo: { never: 'enter it anew' },
      },
    },
  },
  reads: { getStats: { by: 'sort', sums: ['amount'] } },
  reports: {
    takings: {
      needs: { allOf: ['readFigures', 'readFines'] },
      parts: { money: {} },
      figures: {
        charged: {
          kind: 'tile',
          label: 'Charged',
          part: 'money',
          counts: { of: 'Fine', at: 'time', sums: 'amount', where: { sort: ['CHARGED'], status: ['ENTERED'] } },
        },
        paid: {
          kind: 'tile',
          label: 'Paid',
          part: 'money',
          counts: { of: 'Fine', at: 'time', sums: 'amount', where: { sort: ['PAID'], status: ['ENTERED'] } },
        },
        waived: {
          kind: 'tile',
          label: 'Waived',
          part: 'money',
          counts: { of: 'Fine', at: 'time', sums: 'amount', where: { sort: ['WAIVED'], status: ['ENTERED'] } },
        },
        perDay: {
          kind: 'days',
          label: 'Paid per day',
          part: 'money',
          counts: { of: 'Fine', at: 'time', sums: 'amount', where: { sort: ['PAID'], status: ['ENTERED'] } },
        },
        reasons: {
          kind: 'split',
          label: 'Why it was charged',
          part: 'money',
          column: 'Why',
          counts: { of: 'Fine', at: 'time', sums: 'amount', by: 'reason', where: { sort: ['CHARGED'], status: ['ENTERED'] } },
        },
      },
    },
  },
  create: { label: 'Enter', needs: 'takeFines', fields: ['member', 'sort', 'amount', 'reason', 'loan'], sets: { enteredBy: 'viewer' } },
  list: {
    path: '/fines',
    columns: ['time', 'member', 'sort', 'reason', 'amount', 'enteredBy', 'status'],
    priority: ['member', 'sort', 'amount'],
    more: ['loan', 'reversedBecause'],
    filters: ['member', 'sort', 'reason', 'status', 'time', 'amount'],
    starts: { status: ['ENTERED'] },
    sort: { by: 'time', first: 'newest' },
    sums: { of: 'amount', per: 'sort' },
    actions: ['reverse'],
    opens: ['time', 'member', 'loan', 'sort', 'reason', 'amount', 'enteredBy', 'reversedBecause'],
  },
})
