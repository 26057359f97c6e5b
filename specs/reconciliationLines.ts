// What a statement says and what the ledger has, payment by payment: written by the comparison, explained by people.
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** A payment on a statement, in the ledger, or in both. */
export const reconciliationLines = defineEntity({
  entity: 'ReconciliationLine',
  label: { one: 'Line of a statement', many: 'Lines of statements' },
  title: 'reference',
  titleElse: ['outcome'],
  // Whoever closes the month holds it: a line is explained before or after, never meanwhile.
  lockedAfter: 'reconciliation',

  read: 'reconcilesPayouts',
  fields: {
    reconciliation: { kind: 'reference', label: 'Reconciliation', entity: 'Reconciliation', required: true, written: 'server' },
    /** Of the statement, in the order in which it was given; none of what is on no statement. */
    line: { kind: 'integer', label: 'Line', written: 'server', empty: 'not stated' },
    reference: { kind: 'text', label: 'Payment reference', max: 100, written: 'server' },
    statedOn: { kind: 'text', label: 'Date on the statement', max: 40, written: 'server' },
    stated: { kind: 'money', label: 'On the statement', written: 'server', class: 'money' },
    outcome: {
      kind: 'choice',
      label: 'Outcome',
      required: true,
      written: 'server',
      options: {
        AGREES: 'Agrees',
        OTHER_MONTH: 'Agrees, recorded in another month',
        LIKELY: 'Same amount, recorded without a reference',
        AMOUNT: 'Another amount is recorded',
        UNPRICED: 'Recorded in credits only',
        TWICE: 'More often on the statement than recorded',
        UNKNOWN: 'Not recorded',
        MISSING: 'Recorded, not on the statement',
      },
    },
    recorded: { kind: 'money', label: 'Recorded', written: 'server', class: 'money' },
    recordedCredits: { kind: 'money', label: 'In credits', currency: credits, written: 'server', class: 'money' },
    recordedOn: { kind: 'date', label: 'Recorded on', written: 'server' },
    user: { kind: 'reference', label: 'Creator', entity: 'User', written: 'server' },
    payoutRequest: { kind: 'reference', label: 'Payout request', entity: 'PayoutRequest', written: 'server' },
    manualPayout: { kind: 'reference', label: 'Manual payout', entity: 'ManualPayout', written: 'server' },
    operation: { kind: 'text', label: 'Operation', max: 40, lookedUp: true, written: 'server', class: 'internal' },
    explanation: { kind: 'longText', label: 'Explanation', max: 500, written: 'server', class: 'internal' },
    explainedBy: { kind: 'reference', label: 'Explained by', entity: 'User', written: 'server', class: 'internal' },
  },

  lifecycle: {
    label: 'Status',
    starts: 'DIFFERS',
    states: {
      DIFFERS: { label: 'To explain', tone: 'attention' },
      EXPLAINED: { label: 'Explained', tone: 'good' },
      MATCHED: { label: 'In order', tone: 'good', reached: 'outside' },
    },
    transitions: {
      explain: {
        label: 'Explain',
        key: 'e',
        from: ['DIFFERS'],
        to: 'EXPLAINED',
        needs: 'recordsPayouts',
        asks: { explanation: { kind: 'longText', label: 'Explanation', required: true, unlabelled: true, max: 500 } },
        guards: ['ofOpenReconciliation'],
        sets: { explainedBy: 'viewer' },
        confirms: { says: '{outcome}: what is the reason?' },
        undo: { by: 'ask' },
      },
      ask: {
        label: 'Not explained',
        from: ['EXPLAINED'],
        to: 'DIFFERS',
        needs: 'recordsPayouts',
        guards: ['ofOpenReconciliation'],
        sets: { explanation: 'empty', explainedBy: 'empty' },
        confirms: { says: 'Take the explanation back?' },
        undo: { by: 'explain' },
      },
    },
  },

  reads: { getStats: { by: 'status' } },

  list: {
    path: '/statementLines',
    columns: [
      { field: 'reference', under: ['line', 'statedOn'] },
      { field: 'outcome', marks: ['status'], under: ['explanation', 'explainedBy'] },
      'stated',
      { field: 'recorded', under: ['recordedCredits', 'recordedOn'] },
      'user',
    ],
    priority: ['reference', 'outcome', 'stated', 'recorded'],
    filters: ['status', 'outcome', 'reconciliation', 'user'],
    search: ['reference', 'operation'],
    sort: { by: 'status', first: 'lowest' },
    sortable: ['line'],
    plan: { names: 'user', sums: ['stated', 'recorded'] },
    actions: ['explain', 'ask'],
    opens: ['payoutRequest', 'manualPayout', 'operation'],
  },
})
