// What creators earn for bringing others (product spec 3, domain 10.1).
import { definePart } from '../vocabulary.ts'

export const referralProgram = definePart({
  label: 'Referral programme',
  wire: 'referralProgram',
  read: 'getAnySystemSettings',
  update: 'updateAnySystemSettings',
  fields: {
    enabled: { kind: 'flag', label: 'Referral programme', starts: true, was: 'referralEnabled' },
    /** Of the referred creator's earning, paid out of the platform's part. */
    percent: {
      kind: 'percent',
      label: 'Referral percent',
      required: true,
      max: 50,
      starts: '5.00',
      class: 'money',
      was: 'referralPercent',
    },
  },
})
