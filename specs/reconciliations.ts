// Month's end: what the ledger paid out through one payout system in one month, against the statement that the system gives.
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** The payout system's own list of what it paid: more may be added, so that a long one comes in parts. */
const statement = { kind: 'longText', label: 'Statement', max: 200_000, class: 'money', fromFile: true } as const
const asked = 'A CSV of the payout system with a line of headings: Reference, Amount, Currency, and Date where it has one.'

/** The ledger of a month against the statement of a payout system. Payments are found by their reference, whatever the month they were recorded in. */
export const reconciliations = defineEntity({
  entity: 'Reconciliation',
  label: { one: 'Reconciliation', many: 'Reconciliations' },
  title: 'title',

  read: 'reconcilesPayouts',
  conditions: { reconciliationOpen: { status: ['OPEN'] } },
  fields: {
    /** The system as it was called then, and the month. */
    title: { kind: 'text', label: 'Title', required: true, max: 80, written: 'server' },
    payoutSystem: { kind: 'reference', label: 'Payout system', entity: 'PayoutSystem', required: true, fixed: true },
    /** As 2026-10. Its days are those of UTC; a manual payout is of its value date. */
    month: { kind: 'text', label: 'Month', required: true, fixed: true, max: 7, pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
    createTime: { kind: 'time', label: 'Begun', required: true, written: 'server', starts: 'now' },
    createdBy: { kind: 'reference', label: 'Begun by', entity: 'User', written: 'server', class: 'internal' },
    comparedTime: { kind: 'time', label: 'Compared', written: 'server' },
    /** What went out by the ledger in that month, less what was undone. */
    paidOut: { kind: 'money', label: 'Paid out by the ledger', currency: credits, written: 'server', class: 'money' },
    /** By currency. */
    sums: {
      kind: 'list',
      label: 'Sums',
      addLabel: 'Add a currency',
      written: 'server',
      class: 'money',
      fields: {
        currency: { kind: 'text', label: 'Currency' },
        recorded: { kind: 'text', label: 'Recorded' },
        stated: { kind: 'text', label: 'Stated' },
        difference: { kind: 'text', label: 'Difference' },
      },
    },
    lines: {
      kind: 'derived',
      label: 'Lines',
      as: 'integer',
      computes: { kind: 'count', of: 'ReconciliationLine', whose: { reconciliation: 'id' } },
    },
    differences: {
      kind: 'derived',
      label: 'Differences to explain',
      as: 'integer',
      computes: { kind: 'count', of: 'ReconciliationLine', whose: { reconciliation: 'id' }, where: { status: ['DIFFERS'] }, none: 'empty' },
      empty: 'none',
    },
    closedTime: { kind: 'time', label: 'Closed', written: 'server' },
    closedBy: { kind: 'reference', label: 'Closed by', entity: 'User', written: 'server', class: 'internal' },
    comment: { kind: 'longText', label: 'Comment', max: 500, written: 'server', class: 'internal' },
  },
  unique: [{ fields: ['payoutSystem', 'month'], text: 'This month of the payout system is reconciled already' }],

  lifecycle: {
    label: 'Status',
    starts: 'OPEN',
    states: { OPEN: { label: 'Open', tone: 'attention' }, CLOSED: { label: 'Closed', tone: 'good' } },
    transitions: {
      add: {
        label: 'Add to the statement',
        key: 'a',
        from: ['OPEN'],
        to: 'OPEN',
        needs: 'recordsPayouts',
        asks: { statement: { ...statement, required: true, unlabelled: true } },
        effect: 'addToStatement',
        sets: { comparedTime: 'now' },
        confirms: { says: asked, button: 'Compare' },
        undo: { never: 'what was added by mistake goes with the reconciliation' },
      },
      /** Payments that were recorded or undone since. */
      compare: {
        label: 'Compare again',
        from: ['OPEN'],
        to: 'OPEN',
        needs: 'recordsPayouts',
        effect: 'compareAgain',
        sets: { comparedTime: 'now' },
        confirms: {
          says: 'Compare the statement with the ledger as it is now? What was explained stays so while its outcome is the same.',
        },
        undo: { never: 'it takes nothing away' },
      },
      close: {
        label: 'Close the month',
        key: 'x',
        from: ['OPEN'],
        to: 'CLOSED',
        needs: 'recordsPayouts',
        asks: { comment: { kind: 'longText', label: 'Comment', max: 500 } },
        effect: 'closeReconciliation',
        sets: { comparedTime: 'now', closedTime: 'now', closedBy: 'viewer' },
        confirms: {
          says: 'Close {title}? It is compared once more, then stays as it is.',
          counts: { differences: { single: '{0} difference is not explained.', several: '{0} differences are not explained.' } },
        },
        undo: { by: 'reopen' },
      },
      reopen: {
        label: 'Open again',
        from: ['CLOSED'],
        to: 'OPEN',
        needs: 'recordsPayouts',
        sets: { closedTime: 'empty', closedBy: 'empty', comment: 'empty' },
        confirms: { says: 'Open {title} again?' },
        undo: { by: 'close' },
      },
    },
  },

  create: {
    label: 'Reconcile a month',
    needs: 'recordsPayouts',
    fields: ['payoutSystem', 'month'],
    gives: ['title'],
    asks: { statement },
    sets: { createdBy: 'viewer', comparedTime: 'now' },
    effect: 'beginReconciliation',
    confirms: { says: asked, button: 'Compare' },
  },
  remove: {
    label: 'Delete',
    needs: 'recordsPayouts',
    guards: ['reconciliationOpen'],
    effect: 'dropLines',
    confirms: { says: 'Delete {title} with its statement? No payment changes.' },
    undo: { never: 'the month can be reconciled anew' },
  },

  list: {
    path: '/reconciliations',
    columns: [
      { field: 'title', under: ['createdBy'] },
      'sums',
      'paidOut',
      { field: 'differences', under: ['lines'] },
      { field: 'status', under: ['closedBy'] },
      'comparedTime',
    ],
    priority: ['title', 'differences', 'status'],
    filters: ['status', 'payoutSystem', 'createTime'],
    search: ['title', 'month'],
    sort: { by: 'month', first: 'highest' },
    sortable: ['month'],
    actions: ['add', 'compare', 'close', 'reopen', 'remove'],
  },

  detail: {
    path: '/reconciliations/:reconciliationId',
    head: {
      marks: ['status'],
      facts: ['payoutSystem', 'month'],
      open: {
        differences: {
          label: 'Differences to explain',
          entity: 'ReconciliationLine',
          by: 'reconciliation',
          where: { field: 'status', is: ['DIFFERS'] },
        },
      },
    },
    actions: ['add', 'compare', 'close', 'reopen', 'remove'],
    sections: {
      sums: {
        kind: 'facts',
        label: 'Sums',
        fields: ['paidOut', 'sums', 'lines', 'comparedTime', 'createdBy', 'createTime', 'closedTime', 'closedBy', 'comment'],
      },
      payments: { kind: 'related', label: 'Differences and lines', entity: 'ReconciliationLine', by: 'reconciliation', path: 'payments' },
    },
  },
})
