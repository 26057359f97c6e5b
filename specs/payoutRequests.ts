// What creators are to be paid: generated or asked for, then paid or declined by the staff (domain 7).
import { credits } from './app.ts'
import { actions } from './payoutRequests/actions.ts'
import { step } from './payoutRequestSteps.ts'
import { defineEntity } from './vocabulary.ts'

/** Requests of the same creator that were made before and came to this. */
const earlier = <State extends string>(status: State) =>
  ({ kind: 'count', of: 'PayoutRequest', whose: { user: 'user' }, where: { status: [status] }, earlier: true, none: 'empty' }) as const

/** What creators are to be paid. Paying records a payment that was made in the payout system; it sends nothing. */
export const payoutRequests = defineEntity({
  entity: 'PayoutRequest',
  label: { one: 'Payout request', many: 'Payout requests' },
  title: 'id',
  card: { marks: ['status'] },

  read: 'getAnyPayoutRequest',
  fields: {
    createTime: { kind: 'time', label: 'Created', required: true, written: 'server', starts: 'now' },
    createdBy: { kind: 'reference', label: 'Created by', entity: 'User', written: 'server', class: 'internal' },
    origin: { kind: 'choice', label: 'Origin', required: true, written: 'server', options: { STAFF: 'Generated', CREATOR: 'Requested' } },
    user: { kind: 'reference', label: 'Creator', entity: 'User', required: true, written: 'server' },
    /** As it is now. */
    email: {
      kind: 'derived',
      label: 'E-mail',
      as: 'text',
      computes: { kind: 'path', path: 'user.email' },
      discloses: 'the e-mail of the creator, to those who pay',
      class: 'personal',
    },

    // What was calculated when it was made; later changes of settings do not alter it.
    gross: { kind: 'money', label: 'Amount', currency: credits, required: true, written: 'server', class: 'money' },
    commissionPercent: { kind: 'percent', label: 'Commission, %', required: true, written: 'server', class: 'money' },
    commissionFixed: { kind: 'money', label: 'Fixed commission', currency: credits, required: true, written: 'server', class: 'money' },
    /** The percent part and the fixed part. */
    commission: { kind: 'money', label: 'Commission', currency: credits, required: true, written: 'server', class: 'money' },
    net: { kind: 'money', label: 'To pay', currency: credits, required: true, written: 'server', class: 'money' },
    /** The value of 1 Cr. */
    rate: { kind: 'decimal', label: 'Rate', decimals: 6, required: true, written: 'server', class: 'money' },
    money: { kind: 'money', label: 'Money to pay', required: true, written: 'server', class: 'money' },
    calculation: { kind: 'text', label: 'How it was calculated', max: 300, written: 'server', class: 'money' },

    // The payee as it was then.
    payoutSystem: { kind: 'reference', label: 'Payout system', entity: 'PayoutSystem', required: true, written: 'server' },
    account: { kind: 'masked', label: 'Account', shows: 4, reveal: 'revealAnyValue', max: 120, written: 'server', class: 'personal' },
    holderName: { kind: 'text', label: 'Account holder', max: 120, written: 'server', class: 'personal' },
    payeeAddress: { kind: 'text', label: 'Address', max: 200, written: 'server', read: 'getAnyPayeeInfo', class: 'personal' },
    payeeCountry: { kind: 'location', label: 'Country', level: 'country', written: 'server', read: 'getAnyPayeeInfo', class: 'personal' },
    payeeTaxId: { kind: 'text', label: 'Tax ID', max: 60, written: 'server', read: 'getAnyPayeeInfo', class: 'personal' },
    payeeChanged: { kind: 'derived', label: 'Payee changed', as: 'flag', by: 'payeeChangedSince', read: 'getAnyPayeeInfo' },

    // What else there is to decide by, of the same creator.
    paidBefore: { kind: 'derived', label: 'Paid before', as: 'integer', computes: earlier('PAID'), empty: 'none' },
    declinedBefore: { kind: 'derived', label: 'Declined before', as: 'integer', computes: earlier('DECLINED'), empty: 'none' },
    /** As it is now, its beginning. */
    lastNote: {
      kind: 'derived',
      label: 'Last note',
      as: 'text',
      computes: { kind: 'newest', of: 'UserNote', whose: { user: 'user' }, by: 'createTime', shows: 'text', cut: 80 },
      read: 'getAnyUserNotes',
      class: 'internal',
    },

    processedTime: { kind: 'time', label: 'Processed', written: 'server' },
    processedBy: { kind: 'reference', label: 'Processed by', entity: 'User', written: 'server', class: 'internal' },
    reference: { kind: 'text', label: 'Payment reference', max: 100, written: 'server' },
    reason: { kind: 'longText', label: 'Decline reason', max: 500, written: 'server' },
    payoutTransaction: { kind: 'reference', label: 'Transaction', entity: 'Transaction', written: 'server', read: 'getAnyTransaction' },
  },
  unique: [{ fields: ['user'], where: 'NEW', text: 'This creator already has an open payout request' }],

  lifecycle: {
    label: 'Status',
    starts: 'NEW',
    states: {
      NEW: { label: 'Open', tone: 'attention' },
      PAID: { label: 'Paid', tone: 'good' },
      DECLINED: { label: 'Declined', tone: 'bad' },
    },
    transitions: {
      /** Send the money in the payout system first, then record it here. */
      pay: {
        label: 'Pay',
        key: 'p',
        dialog: 'payPayout',
        from: ['NEW'],
        to: 'PAID',
        needs: 'recordsPayouts',
        asks: { reference: { kind: 'text', label: 'Payment reference', max: 100 } },
        guards: ['notInOwnFavour', 'earningsSuffice', 'payeeNotFraud', 'payeeNotDeleted', 'payeeEnabled', 'payeeUnchanged'],
        discloses:
          'that the creator is under fraud review or disabled, both masked accounts, whether its viewer referred the creator, and that the earnings do not bear the amount',
        effect: 'recordPayout',
        approval: { above: 'money.changedPayeesOfDay' },
        /** One for each payout system: it is paid there, and the references come back. */
        file: {
          columns: ['account', 'holderName', 'payeeAddress', 'payeeCountry', 'payeeTaxId', 'money'],
          answers: 'reference',
        },
        sets: { processedTime: 'now', processedBy: 'viewer' },
        leaves: { step },
        confirms: { says: 'Record {money} to {user} as paid? The money has been sent already, by {payoutSystem} to {account}.' },
        undo: { by: 'undoPaid', within: '90 days' },
      },
      decline: {
        label: 'Decline',
        key: 'd',
        from: ['NEW'],
        to: 'DECLINED',
        needs: 'updateAnyPayoutRequest',
        asks: { reason: { kind: 'longText', label: 'Reason', required: true, unlabelled: true, max: 500 } },
        effect: 'releaseHold',
        sets: { processedTime: 'now', processedBy: 'viewer' },
        leaves: { step },
        confirms: { says: 'Decline the payout of {gross} to {user}? The amount is payable again; the reason goes to the creator.' },
        undo: { by: 'undoDeclined' },
      },
      /** Money that was sent is not called back. */
      undoPaid: {
        label: 'Undo',
        verb: 'undo',
        key: 'u',
        from: ['PAID'],
        to: 'NEW',
        needs: 'recordsPayouts',
        guards: ['notInOwnFavour', 'noOtherOpenRequest'],
        discloses: 'whether its viewer referred the creator',
        effect: 'reversePayout',
        sets: { processedTime: 'empty', processedBy: 'empty', reference: 'empty', payoutTransaction: 'empty' },
        leaves: { step },
        confirms: {
          says: 'Undo the payout of {gross} to {user}? The amount is put back and held again, the creator sees the reversal. Money already sent is not called back.',
        },
        undo: { by: 'pay' },
      },
      undoDeclined: {
        label: 'Undo',
        verb: 'undo',
        key: 'u',
        from: ['DECLINED'],
        to: 'NEW',
        needs: 'updateAnyPayoutRequest',
        guards: ['notInOwnFavour', 'noOtherOpenRequest', 'payableSuffices', 'stillQualifies'],
        discloses:
          'which payout criteria the creator fails, fraud review and payee information among them; whether its viewer referred the creator',
        effect: 'holdAgain',
        sets: { processedTime: 'empty', processedBy: 'empty', reason: 'empty' },
        leaves: { step },
        confirms: { says: 'Open the payout request of {user} again? {gross} goes on hold.' },
        undo: { by: 'decline' },
      },
    },
  },

  actions,

  reads: { getStats: { by: 'status', sums: ['gross', 'net'] } },

  queue: {
    path: '/payoutRequests',
    waiting: ['NEW'],
    columns: [
      'id',
      { field: 'createTime', under: ['origin', 'createdBy'] },
      { field: 'user', under: ['email', 'lastNote'], marks: ['payeeChanged'] },
      { field: 'payoutSystem', under: ['account'] },
      'gross',
      { field: 'commission', under: ['commissionPercent', 'commissionFixed'] },
      { field: 'net', under: ['money', 'calculation'] },
      { field: 'status', under: ['paidBefore', 'declinedBefore'] },
      { field: 'processedTime', under: ['processedBy', 'reference', 'reason'] },
    ],
    priority: ['user', 'net', 'status', 'payoutSystem'],
    filters: ['status', 'payoutSystem', 'user', 'createTime', 'processedTime'],
    search: ['id', 'user', 'reference'],
    sort: { by: 'createTime', first: 'oldest' },
    starts: { status: ['NEW'] },
    sums: { of: 'gross', per: 'status' },
    plan: { names: 'user', sums: ['gross', 'money'], per: 'payoutSystem' },
    views: {
      open: { label: 'Open', states: ['NEW'] },
      paid: { label: 'Paid', states: ['PAID'], sort: { by: 'processedTime', first: 'newest' } },
      declined: { label: 'Declined', states: ['DECLINED'], sort: { by: 'processedTime', first: 'newest' } },
      all: { label: 'All', sort: { by: 'processedTime', first: 'newest' } },
    },
    actions: ['generate', 'pay', 'decline', 'undoPaid', 'undoDeclined'],
    look: 'desk',
    evidence: ['payoutSystem', 'calculation', 'money', 'rate', 'holderName', 'account', 'payeeAddress', 'payeeCountry', 'payeeTaxId'],
    opens: ['user', 'createTime', 'payeeChanged', 'payoutTransaction', 'reference', 'reason', 'paidBefore', 'declinedBefore', 'lastNote'],
    below: {
      history: { label: 'History', entity: 'PayoutRequestStep', by: 'request' },
      transactions: { label: 'Transactions', entity: 'Transaction', by: 'payoutRequest', columns: ['createTime', 'type', 'amount'] },
    },
  },
})
