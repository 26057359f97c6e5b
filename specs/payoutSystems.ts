// Ways money reaches creators: Settings > Payout Systems (domain 10.4).
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

const stayPayable = { single: '{0} open payout request stays payable.', several: '{0} open payout requests stay payable.' }
const becomeIncomplete = {
  single: 'The payee information of {0} creator becomes incomplete.',
  several: 'The payee information of {0} creators becomes incomplete.',
}

/** Ways money reaches creators. A draft until currencies are chosen. Its three amounts are what generating requests suggests. */
export const payoutSystems = defineEntity({
  entity: 'PayoutSystem',
  label: { one: 'Payout system', many: 'Payout Systems' },
  title: 'title',
  card: { marks: ['status'] },

  read: 'getAnyPayoutSystemSettings',
  update: 'updateAnyPayoutSystemSettings',
  effect: 'settlePayoutSystem',
  confirms: {
    says: 'Creators can no longer be paid by {title} in what is taken from it.',
    counts: {
      payees: becomeIncomplete,
      requests: stayPayable,
    },
  },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 60 },
    kind: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      fixed: true,
      options: { PAYPAL: 'PayPal', PAXUM: 'Paxum', OTHER: 'Other' },
    },
    /** A draft until there is one. */
    currencies: { kind: 'references', label: 'Currencies', entity: 'Currency', offers: { status: ['ON'], code: { not: [credits] } } },
    commissionPercent: { kind: 'percent', label: 'Commission, %', required: true, starts: '0.00', class: 'money' },
    commissionFixed: {
      kind: 'money',
      label: 'Fixed commission',
      currency: credits,
      required: true,
      min: 0,
      starts: '0.00',
      class: 'money',
    },
    minAmount: {
      kind: 'money',
      label: 'Minimum request size',
      currency: credits,
      required: true,
      positive: true,
      starts: '0.01',
      class: 'money',
    },
    /** Shown to creators. */
    instructions: { kind: 'longText', label: 'Instructions', max: 2000 },
    /** Kept so that history keeps its name. */
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server', class: 'internal' },
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
        needs: 'updateAnyPayoutSystemSettings',
        undo: { by: 'switchOff' },
      },
      switchOff: {
        label: 'Switch off',
        from: ['ON'],
        to: 'OFF',
        needs: 'updateAnyPayoutSystemSettings',
        effect: 'countPayees',
        confirms: {
          says: 'Switch {title} off? Creators who are paid by it must choose another. Open payout requests stay payable.',
          counts: {
            payees: becomeIncomplete,
            requests: stayPayable,
          },
        },
        undo: { by: 'switchOn' },
      },
    },
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
  create: {
    label: 'Add payout system',
    needs: 'updateAnyPayoutSystemSettings',
    fields: ['title', 'kind', 'currencies', 'commissionPercent', 'commissionFixed', 'minAmount', 'instructions'],
    effect: 'settlePayoutSystem',
  },
  remove: {
    label: 'Delete',
    needs: 'updateAnyPayoutSystemSettings',
    deletedAt: 'deletedTime',
    effect: 'countPayees',
    confirms: {
      says: 'Delete the payout system {title}? Creators who are paid by it must choose another. Open payout requests stay payable.',
      counts: {
        payees: { single: '{0} creator must choose another.', several: '{0} creators must choose another.' },
        requests: stayPayable,
      },
    },
    undo: { never: 'a system is added anew instead' },
  },

  list: {
    path: '/settings/payoutSystemsSettings',
    needs: 'opensPayoutSystems',
    whole: true,
    columns: [
      { field: 'title', under: ['kind'] },
      'currencies',
      'status',
      { field: 'commissionPercent', label: 'Commission' },
      { field: 'commissionFixed', label: 'Fixed' },
      { field: 'minAmount', label: 'Min. request' },
    ],
    priority: ['title', 'status'],
    search: ['title'],
    sort: { by: 'title', first: 'lowest' },
    actions: ['update', 'switchOn', 'switchOff', 'remove'],
  },
})
