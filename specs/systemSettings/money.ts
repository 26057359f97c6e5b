// What creators keep of what they earn (product spec 3 and 9, domain 10.1).
import { credits } from '../app.ts'
import { definePart } from '../vocabulary.ts'

export const money = definePart({
  label: 'Money',
  wire: 'systemSettingsMoney',
  read: 'getAnySystemSettings',
  update: 'updateAnySystemSettings',
  effect: 'warnOfPercent',
  fields: {
    /** Creators without a percent of their own keep this share of future earnings. */
    defaultUserPayoutPercent: {
      kind: 'percent',
      label: 'Default payout percent',
      required: true,
      starts: '0.00',
      class: 'money',
      was: 'defaultUserPayoutPercent',
    },
    /** What one person may do in a day (UTC) without another's approval; empty: as much as they like. Taking counts as giving. */
    correctionsOfDay: { kind: 'money', label: 'Corrections by one person a day', currency: credits, min: 0, class: 'money' },
    manualPayoutsOfDay: { kind: 'money', label: 'Manual payouts by one person a day', currency: credits, min: 0, class: 'money' },
    /** Payout requests of a creator whose payee information was changed during the last days. */
    changedPayeesOfDay: {
      kind: 'money',
      label: 'Payouts to payees changed lately by one person a day',
      currency: credits,
      min: 0,
      class: 'money',
    },
  },
})
