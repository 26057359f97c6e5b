// What creators keep of what they earn (product spec 3 and 9, domain 10.1).
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
  },
})
