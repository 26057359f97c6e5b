// What a creator asks for messages and keeps of their price (domain 5.7).
import { definePart } from '../vocabulary.ts'

export const earnings = definePart({
  label: 'Earnings',
  of: 'creators',
  wire: 'earnings',
  read: 'getAnyMessagePrice',
  update: 'updateAnyMessagePrice',
  guards: ['notDeleted'],
  fields: {
    /** A preset of the kind per message. Not set: messages to this creator are free. */
    messagePackage: {
      kind: 'reference',
      label: 'Message price',
      entity: 'PaymentPackage',
      offers: { type: ['MESSAGE'], deletedTime: 'empty' },
      empty: 'not set',
    },
    /** Applies to earnings from now on. Empty: the site's default. */
    payoutPercent: { kind: 'percent', label: 'Payout percent', update: 'updateAnyPayoutPercent', empty: 'default', class: 'money' },
    /** Of everybody without a percent of their own. */
    defaultPercent: { kind: 'derived', label: 'Default payout percent', as: 'text', by: 'defaultPercent', class: 'money' },
  },
})
