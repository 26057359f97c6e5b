// What a payment system knows the site by (domain 10.3). Which of it a kind needs is checked when the system is switched on.
import { definePart } from '../vocabulary.ts'

export const merchant = definePart({
  label: 'Merchant settings',
  read: 'getAnyPaymentSystem',
  update: 'updateAnyPaymentSystem',
  effect: 'keepMerchantSettings',
  fields: {
    /** Account number, or the e-mail address of a wallet. */
    merchantId: { kind: 'text', label: 'Merchant', max: 120 },
    /** Sub-account or site tag, where the system has one. */
    siteCode: { kind: 'text', label: 'Site code', max: 60 },
    /** Write-only: left empty, the stored one stays. */
    secret: { kind: 'secret', label: 'Secret key', min: 8, max: 200, storedAs: 'sealed' },
    secretStored: {
      kind: 'derived',
      label: 'Secret key stored',
      as: 'choice',
      by: 'merchantSecretStored',
      options: { YES: 'Yes', AGAIN: 'Not readable: enter it again', NO: 'No' },
    },
  },
})
