// Ways customers pay (domain 10.3). Their screen comes with Settings > Payment Systems.
import { defineEntity } from './vocabulary.ts'

/** Ways customers pay. */
export const paymentSystems = defineEntity({
  entity: 'PaymentSystem',
  label: { one: 'Payment system', many: 'Payment systems' },
  title: 'title',

  read: 'getAnyPaymentSystem',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, written: 'server', max: 60 },
    kind: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      written: 'server',
      options: { PAYPAL: 'PayPal', PAXUM: 'Paxum', CCBILL: 'CCBill', NETBILLING: 'Netbilling', STRIPE: 'Stripe', OTHER: 'Other' },
    },
    /** A draft until there is one. */
    currencies: { kind: 'references', label: 'Currencies', entity: 'Currency', written: 'server' },
    createTime: { kind: 'time', label: 'Created', required: true, written: 'server', starts: 'now' },
    /** Kept so that history keeps its name. */
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server', class: 'internal' },
  },
  lifecycle: {
    label: 'Status',
    starts: 'DRAFT',
    states: {
      DRAFT: { label: 'Draft', tone: 'attention' },
      OFF: { label: 'Off', reached: 'outside' },
      ON: { label: 'On', tone: 'good', reached: 'outside' },
    },
    transitions: {},
  },

  reads: {
    autocomplete: { also: [{ needs: 'getAnyTransaction', fields: ['title'], why: 'the filter of Transactions' }] },
  },
})
