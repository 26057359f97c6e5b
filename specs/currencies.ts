// Currencies that customers pay in and creators are paid in (domain 10.5).
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** Currencies that customers pay in and creators are paid in. Rates are used for payouts and never recompute stored prices. */
export const currencies = defineEntity({
  entity: 'Currency',
  key: 'code',
  label: { one: 'Currency', many: 'Currencies' },
  title: 'code',
  card: { under: ['name'] },

  read: 'getAnyCurrency',
  update: 'updateAnyCurrency',
  guards: ['notInternalCurrency'],
  conditions: { notInternalCurrency: { id: { not: [credits] } }, currencyIsOn: { status: ['ON'] } },
  fields: {
    /** ISO 4217, in capitals. */
    code: { kind: 'text', label: 'Code', required: true, fixed: true, min: 3, max: 3, pattern: '^[A-Z]{3}$' },
    name: { kind: 'text', label: 'Name', required: true, max: 60 },
    sign: { kind: 'text', label: 'Sign', max: 5 },
    /** Digits after the point, at most two. */
    decimals: { kind: 'integer', label: 'Decimals', required: true, min: 0, max: 2, starts: 2 },
    /** The value of 1 Cr in this currency; valid from saving on. */
    rate: { kind: 'decimal', label: 'Rate', decimals: 6, required: true, positive: true, max: 100_000_000 },
    main: {
      kind: 'derived',
      label: 'Main currency',
      as: 'flag',
      computes: { kind: 'any', of: 'SystemSettings', whose: { mainCurrency: 'id' } },
      discloses: 'which currency is the main one, to those who read currencies',
    },
    /** The internal currency comes first. */
    order: { kind: 'integer', label: 'Order', required: true, written: 'server', starts: 100 },
  },

  lifecycle: {
    label: 'Status',
    starts: 'ON',
    states: { ON: { label: 'On', tone: 'good' }, OFF: { label: 'Off' } },
    transitions: {
      switchOn: {
        label: 'Switch on',
        from: ['OFF'],
        to: 'ON',
        needs: 'updateAnyCurrency',
        undo: { by: 'switchOff' },
      },
      switchOff: {
        label: 'Switch off',
        from: ['ON'],
        to: 'OFF',
        needs: 'updateAnyCurrency',
        guards: ['notMainCurrency'],
        effect: 'switchCurrencyOff',
        confirms: {
          says: 'Switch {code} off? Its prices vanish from Pricing; what they are is kept. Switched on again, it has to be chosen anew in each payment and payout system.',
          counts: {
            drafts: { single: '{0} payment or payout system becomes a draft.', several: '{0} payment and payout systems become drafts.' },
            systems: {
              single: 'It is removed from {0} payment or payout system.',
              several: 'It is removed from {0} payment and payout systems.',
            },
            payees: {
              single: 'The payee information of {0} creator becomes incomplete.',
              several: 'The payee information of {0} creators becomes incomplete.',
            },
          },
        },
        undo: { by: 'switchOn' },
      },
    },
  },

  create: {
    label: 'Add currency',
    needs: 'updateAnyCurrency',
    fields: ['code', 'name', 'sign', 'decimals', 'rate'],
    effect: 'checkCurrency',
  },
  actions: {
    /** Used for totals and as the suggestion of a new preset's price. */
    setMain: {
      kind: 'custom',
      on: 'record',
      by: 'setMainCurrency',
      label: 'Make main',
      needs: 'changesMainCurrency',
      guards: ['currencyIsOn', 'notMainCurrency'],
      confirms: { says: 'Make {code} the main currency? Past amounts are not touched.' },
      undo: { by: 'setMain' },
    },
  },

  reads: {
    autocomplete: {
      also: [
        { needs: 'getAnyPayoutRequest', fields: ['code', 'name'], why: 'the amounts of Payout Requests' },
        { needs: 'getAnyPayeeInfo', fields: ['code', 'name'], why: 'the payout currency of a payee' },
      ],
    },
  },

  list: {
    path: '/settings/currencies',
    needs: 'opensCurrencies',
    whole: true,
    columns: ['code', 'name', 'sign', 'rate', 'decimals', 'status', 'main'],
    priority: ['code', 'rate', 'status', 'main'],
    search: ['code', 'name'],
    sort: { by: 'order', first: 'lowest' },
    sortable: ['code', 'name'],
    actions: ['update', 'switchOn', 'switchOff', 'setMain'],
  },
})
