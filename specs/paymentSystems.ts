// Ways customers pay: Settings > Payment Systems (domain 10.3).
import { credits } from './app.ts'
import { merchant } from './paymentSystems/merchant.ts'
import { defineEntity } from './vocabulary.ts'

const paidThrough = { single: '{0} subscription is paid by card through it.', several: '{0} subscriptions are paid by card through it.' }

/** Ways customers pay. A draft until currencies are chosen. */
export const paymentSystems = defineEntity({
  entity: 'PaymentSystem',
  label: { one: 'Payment system', many: 'Payment Systems' },
  title: 'title',

  read: 'getAnyPaymentSystem',
  update: 'updateAnyPaymentSystem',
  effect: 'settlePaymentSystem',
  confirms: {
    says: 'Customers can no longer pay with {title}.',
    counts: {
      subscriptions: paidThrough,
    },
  },
  fields: {
    /** Shown to customers. */
    title: { kind: 'text', label: 'Title', required: true, max: 60 },
    kind: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      fixed: true,
      options: { PAYPAL: 'PayPal', PAXUM: 'Paxum', CCBILL: 'CCBill', NETBILLING: 'Netbilling', STRIPE: 'Stripe', OTHER: 'Other' },
      behind: { CCBILL: 'ccbill', NETBILLING: 'netbilling', STRIPE: 'stripe' },
    },
    /** A draft until there is one. */
    currencies: { kind: 'references', label: 'Currencies', entity: 'Currency', offers: { status: ['ON'], code: { not: [credits] } } },
    minDeposit: { kind: 'money', label: 'Minimum deposit', currency: credits, positive: true, class: 'money' },
    maxDeposit: { kind: 'money', label: 'Maximum deposit', currency: credits, positive: true, class: 'money' },
    /** Lower comes first. */
    position: { kind: 'integer', label: 'Position', required: true, written: 'server', starts: 0 },
    createTime: { kind: 'time', label: 'Created', required: true, written: 'server', starts: 'now' },
    testAnswer: {
      kind: 'choice',
      label: 'Last test',
      written: 'server',
      empty: 'not tested',
      options: {
        PASSED: 'The system answers',
        INCOMPLETE: 'Settings are missing',
        SECRET_LOST: 'The stored secret key cannot be read: enter it again',
        WRONG_SECRET: 'Wrong secret key',
        REFUSED: 'The system refuses the settings',
        SILENT: 'The system does not answer',
      },
    },
    testTime: { kind: 'time', label: 'Tested', written: 'server' },
    /** Kept so that history keeps its name. */
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server', class: 'internal' },
  },
  rules: {
    limits: {
      must: { lte: ['minDeposit', 'maxDeposit'] },
      says: '{maxDeposit} should be greater than or equal to {minDeposit.value}',
      at: 'maxDeposit',
    },
  },
  lifecycle: {
    label: 'Status',
    starts: 'DRAFT',
    states: {
      DRAFT: { label: 'Draft', tone: 'attention', reached: 'outside' },
      OFF: { label: 'Off', reached: 'outside' },
      ON: { label: 'On', tone: 'good' },
    },
    transitions: {
      switchOn: {
        label: 'Switch on',
        from: ['OFF'],
        to: 'ON',
        needs: 'updateAnyPaymentSystem',
        guards: ['systemReady'],
        undo: { by: 'switchOff' },
      },
      switchOff: {
        label: 'Switch off',
        from: ['ON'],
        to: 'OFF',
        needs: 'updateAnyPaymentSystem',
        effect: 'countCardRenewals',
        confirms: {
          says: 'Switch {title} off? Customers cannot pay with it until it is on again.',
          counts: {
            subscriptions: paidThrough,
          },
        },
        undo: { by: 'switchOn' },
      },
    },
  },
  parts: { merchant },
  /** Customers are offered them in this order. */
  order: { by: 'position', needs: 'updateAnyPaymentSystem' },

  reads: {
    autocomplete: { also: [{ needs: 'getAnyTransaction', fields: ['title'], why: 'the filter of Transactions' }] },
  },
  create: {
    label: 'Add payment system',
    needs: 'createAnyPaymentSystem',
    fields: ['title', 'kind', 'currencies', 'minDeposit', 'maxDeposit'],
    effect: 'settlePaymentSystem',
  },
  actions: {
    /** Sends a check call with the stored settings; what came back stands beside the system. */
    test: {
      kind: 'custom',
      on: 'record',
      by: 'testPaymentSystem',
      label: 'Test',
      needs: 'updateAnyPaymentSystem',
      confirms: { says: 'Send {title} a check call with the stored settings?' },
      undo: { never: 'a check call changes nothing' },
    },
  },
  remove: {
    label: 'Delete',
    needs: 'deleteAnyPaymentSystem',
    deletedAt: 'deletedTime',
    guards: ['onlyPaymentSystem'],
    effect: 'stopCardRenewals',
    confirms: {
      says: 'Delete the payment system {title}? Customers cannot pay with it any more, recurring payments through it stop, past transactions keep its name.',
      counts: { subscriptions: { single: '{0} subscription is no longer renewed.', several: '{0} subscriptions are no longer renewed.' } },
    },
    undo: { never: 'a system is added anew instead' },
  },

  list: {
    path: '/settings/payments',
    needs: 'opensPaymentSystems',
    whole: true,
    columns: [
      { field: 'title', under: ['kind'] },
      'currencies',
      'status',
      { field: 'minDeposit', label: 'Min. deposit' },
      { field: 'maxDeposit', label: 'Max. deposit' },
      { field: 'testAnswer', under: ['testTime'] },
      'createTime',
    ],
    priority: ['title', 'status', 'testAnswer'],
    more: ['merchant.merchantId', 'merchant.siteCode', 'merchant.secretStored'],
    search: ['title'],
    sort: { by: 'position', first: 'lowest' },
    sortable: ['title'],
    actions: ['update', 'switchOn', 'switchOff', 'merchant.update', 'test', 'remove'],
  },
})
