// How a creator is paid (domain 5.6). Requests keep the copy they were made with.
import { credits } from '../app.ts'
import { definePart } from '../vocabulary.ts'

/** What a creator must fill in to be paid. */
export const payee = definePart({
  label: 'Payee information',
  wire: 'payeeInfo',
  of: 'creators',
  read: 'getAnyPayeeInfo',
  update: 'updateAnyPayeeInfo',
  guards: ['notDeleted'],
  effect: 'checkPayee',
  fields: {
    payoutSystem: {
      kind: 'reference',
      label: 'Payout system',
      entity: 'PayoutSystem',
      offers: { status: ['ON'], deletedTime: 'empty' },
      class: 'personal',
    },
    /** An e-mail address at PayPal, that or a number at Paxum, anything elsewhere. */
    accountIdentifier: { kind: 'masked', label: 'Account', shows: 4, reveal: 'revealAnyValue', max: 120, class: 'personal' },
    holderName: { kind: 'text', label: 'Account holder', max: 120, lookedUp: true, class: 'personal' },
    address: { kind: 'text', label: 'Address', max: 200, class: 'personal' },
    country: { kind: 'location', label: 'Country', level: 'country', class: 'personal' },
    taxId: { kind: 'text', label: 'Tax ID', max: 60, class: 'personal' },
    /** One that the payout system supports. */
    currency: { kind: 'reference', label: 'Payout currency', entity: 'Currency', offers: { status: ['ON'], code: { not: [credits] } } },
    comment: { kind: 'longText', label: 'Comment', max: 500, class: 'internal' },
    /** Payout system, account, holder, country and currency are there and the system is still on. */
    complete: { kind: 'derived', label: 'Complete', as: 'flag', by: 'payeeComplete' },
    /** What is still to be filled in before this creator can be paid. */
    missing: {
      kind: 'derived',
      label: 'Missing',
      as: 'choices',
      by: 'payeeMissing',
      empty: 'nothing',
      options: {
        PAYOUT_SYSTEM: 'Payout system',
        PAYOUT_SYSTEM_OFF: 'Payout system that is on',
        ACCOUNT: 'Account',
        HOLDER: 'Account holder',
        COUNTRY: 'Country',
        CURRENCY: 'Payout currency',
        CURRENCY_OF_SYSTEM: 'Payout currency that the system pays in',
      },
    },
  },
})
