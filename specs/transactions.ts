// What happened to the credits of users, one row an account and operation (domain 6). Written by the ledger, never changed.
import { credits } from './app.ts'
import { reports } from './transactions/reports.ts'
import { defineEntity } from './vocabulary.ts'
import { correction } from './transactions/correction.ts'

/** What happened to the credits of users. Never changed or deleted, only reversed. */
export const transactions = defineEntity({
  entity: 'Transaction',
  label: { one: 'Transaction', many: 'Transactions' },
  title: 'id',

  read: 'getAnyTransaction',
  fields: {
    /** All rows of one operation have the same: search for it to see them together. */
    operation: { kind: 'text', label: 'Operation', required: true, max: 40, lookedUp: true, written: 'server', class: 'internal' },
    createTime: { kind: 'time', label: 'Date', required: true, written: 'server', starts: 'now', class: 'internal' },
    type: {
      kind: 'choice',
      label: 'Type',
      required: true,
      written: 'server',
      options: {
        SPENDING: 'Spending',
        PAYOUT: 'Payout',
        REFUND: 'Refund to account',
        EARNING: 'Earning',
        CHARGEBACK: 'Refund',
        DEPOSIT: 'Deposit',
        MANUAL: 'Correction',
      },
      tones: { DEPOSIT: 'good', EARNING: 'good', REFUND: 'good', CHARGEBACK: 'bad', MANUAL: 'attention' },
    },
    user: { kind: 'reference', label: 'User', entity: 'User', required: true, written: 'server' },
    /** The role that the user had then. */
    userRole: { kind: 'choice', label: 'Role', options: 'roles', required: true, written: 'server' },
    account: {
      kind: 'choice',
      label: 'Account',
      required: true,
      written: 'server',
      options: { WALLET: 'Wallet', EARNINGS: 'Earnings' },
    },
    amount: { kind: 'money', label: 'Amount', currency: credits, signed: true, required: true, written: 'server', class: 'money' },
    /** The real payment behind it. */
    payment: { kind: 'money', label: 'Money', written: 'server', class: 'money' },
    counterparty: { kind: 'reference', label: 'Counterparty', entity: 'User', written: 'server' },
    subject: {
      kind: 'choice',
      label: 'What for',
      written: 'server',
      options: {
        PACKAGE: 'Deposit package',
        POST: 'Post',
        MESSAGE: 'Message',
        ATTACHMENT: 'Message attachment',
        MINUTE: 'Minutes',
        CALL_MINUTE: 'Call minutes',
        SUBSCRIPTION: 'Subscription',
        REFERRAL: 'Referral',
        CORRECTION: 'Correction',
        PAYOUT_REQUEST: 'Payout request',
        MANUAL_PAYOUT: 'Manual payout',
      },
    },
    contentSet: { kind: 'reference', label: 'Post', entity: 'ContentSet', written: 'server' },
    subscription: { kind: 'reference', label: 'Subscription', entity: 'Subscription', written: 'server' },
    payoutRequest: { kind: 'reference', label: 'Payout request', entity: 'PayoutRequest', written: 'server' },
    /** Of the account touched, after this row. */
    balanceAfter: { kind: 'money', label: 'Balance after', currency: credits, written: 'server', class: 'money' },
    /** Of the whole operation. */
    platformShare: {
      kind: 'derived',
      label: 'Platform share',
      as: 'money',
      currency: credits,
      by: 'platformShare',
      read: 'getAnySystemSettings',
      class: 'money',
    },
    paymentSystem: { kind: 'reference', label: 'Payment system', entity: 'PaymentSystem', written: 'server' },
    payoutSystem: { kind: 'reference', label: 'Payout system', entity: 'PayoutSystem', written: 'server' },
    externalId: { kind: 'text', label: 'External payment ID', max: 120, written: 'server', class: 'internal' },
    ip: { kind: 'text', label: 'IP of the payer', max: 45, written: 'server', class: 'personal' },
    /** The day a manual payout was made. */
    valueDate: { kind: 'date', label: 'Value date', written: 'server' },
    comment: { kind: 'longText', label: 'Comment', max: 500, written: 'server' },
    reversalOf: { kind: 'reference', label: 'Reverses', entity: 'Transaction', written: 'server' },
    createdBy: { kind: 'reference', label: 'Created by', entity: 'User', written: 'server', class: 'internal' },
  },

  lifecycle: {
    label: 'Status',
    starts: 'COMPLETED',
    states: {
      COMPLETED: { label: 'Completed', tone: 'good' },
      PENDING: { label: 'Pending', tone: 'attention', reached: 'outside' },
      FAILED: { label: 'Failed', tone: 'bad', reached: 'outside' },
    },
    transitions: {},
  },

  actions: {
    /** The user sees the comment. It cannot be deleted: a wrong correction is corrected by an opposite one. */
    correct: {
      kind: 'custom',
      on: 'list',
      by: 'correctBalance',
      approval: { above: 'money.correctionsOfDay' },
      wire: 'manualTransactionsCreate',
      label: 'Correction',
      needs: 'createManualTransaction',
      asks: {
        user: { kind: 'reference', label: 'User', entity: 'User', required: true, meets: ['notDeleted'] },
        /** Earnings of creators, else the wallet, when left empty. */
        account: { kind: 'choice', label: 'Account', options: { WALLET: 'Wallet', EARNINGS: 'Earnings' } },
        ...correction,
      },
      guards: ['notInOwnFavour'],
      discloses: 'whether its viewer referred the user, and that the balance does not bear the amount',
      confirms: { says: 'Correct the balance? The user sees the comment. It cannot be deleted.', button: 'Create' },
      undo: { never: 'a wrong correction is corrected by an opposite one' },
      repeats: 'asks',
    },
  },

  reports,

  list: {
    path: '/transactions',
    columns: [
      'id',
      'createTime',
      { field: 'type', under: ['status'] },
      { field: 'user', under: ['userRole'] },
      'amount',
      'payment',
      { field: 'counterparty', under: ['paymentSystem', 'payoutSystem'] },
      { field: 'subject', under: ['contentSet', 'payoutRequest', 'comment'] },
      { field: 'balanceAfter', under: ['account'] },
    ],
    priority: ['type', 'user', 'amount', 'balanceAfter'],
    filters: ['type', 'user', 'userRole', 'status', 'paymentSystem', 'payoutSystem', 'createTime', 'amount'],
    search: ['id', 'operation', 'externalId', 'user'],
    sort: { by: 'createTime', first: 'newest' },
    starts: { createTime: { last: '30 days' } },
    sums: { of: 'amount', per: 'type' },
    actions: ['correct'],
    opens: [
      'operation',
      'subject',
      'contentSet',
      'subscription',
      'payoutRequest',
      'comment',
      'platformShare',
      'externalId',
      'ip',
      'valueDate',
      'reversalOf',
      'createdBy',
    ],
    below: {
      operation: {
        label: 'The whole operation',
        entity: 'Transaction',
        by: 'operation',
        is: 'operation',
        columns: ['type', 'user', 'amount'],
      },
      reversals: { label: 'Reversed by', entity: 'Transaction', by: 'reversalOf', columns: ['createTime', 'type', 'amount'] },
      manualPayout: { label: 'Manual payout', entity: 'ManualPayout', by: 'operation', is: 'operation', columns: ['gross', 'status'] },
    },
  },
})
