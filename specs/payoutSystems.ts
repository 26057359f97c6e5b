// Ways money reaches creators (domain 10.4). Their screen comes with Settings > Payout Systems.
import { defineEntity } from './vocabulary.ts'

/** Ways money reaches creators. */
export const payoutSystems = defineEntity({
  entity: 'PayoutSystem',
  label: { one: 'Payout system', many: 'Payout systems' },
  title: 'title',
  card: { marks: ['status'] },

  read: 'getAnyPayoutSystemSettings',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, written: 'server', max: 60 },
    kind: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      written: 'server',
      options: { PAYPAL: 'PayPal', PAXUM: 'Paxum', OTHER: 'Other' },
    },
    /** A draft until there is one. */
    currencies: { kind: 'references', label: 'Currencies', entity: 'Currency', written: 'server' },
    commissionPercent: { kind: 'percent', label: 'Commission, %', required: true, written: 'server', starts: '0.00', class: 'money' },
    commissionFixed: {
      kind: 'money',
      label: 'Fixed commission',
      currency: 'CRE',
      required: true,
      written: 'server',
      starts: '0.00',
      class: 'money',
    },
    minAmount: {
      kind: 'money',
      label: 'Minimum request size',
      currency: 'CRE',
      required: true,
      written: 'server',
      starts: '0.01',
      class: 'money',
    },
    /** Shown to creators. */
    instructions: { kind: 'longText', label: 'Instructions', max: 2000, written: 'server' },
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
    autocomplete: {
      also: [
        { needs: 'getAnyTransaction', fields: ['title', 'status'], why: 'the filter of Transactions' },
        { needs: 'getAnyPayoutRequest', fields: ['title', 'status'], why: 'the filter of Payout Requests' },
        { needs: 'getAnyPayeeInfo', fields: ['title', 'status'], why: "the choice of a payee's payout system" },
      ],
    },
  },
})
