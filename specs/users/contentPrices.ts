// What a creator asks for posts, calls and attachments (domain 5.17). Every price is a preset of its kind.
import { definePart } from '../vocabulary.ts'

export const contentPrices = definePart({
  label: 'Content prices',
  wire: 'contentPrices',
  of: 'creators',
  read: 'getAnyContentPrice',
  update: 'updateAnyContentPrice',
  guards: ['notDeleted'],
  fields: {
    /** Offered first for a new post. */
    postPackage: {
      kind: 'reference',
      label: 'Default post price',
      entity: 'PaymentPackage',
      offers: { type: ['POST'], deletedTime: 'empty' },
      empty: 'not set',
    },
    minutePackage: {
      kind: 'reference',
      label: 'Price per minute',
      entity: 'PaymentPackage',
      offers: { type: ['MINUTE'], deletedTime: 'empty' },
      when: 'calling',
      empty: 'not set',
    },
    callMinutePackage: {
      kind: 'reference',
      label: 'Price per minute of a call',
      entity: 'PaymentPackage',
      offers: { type: ['CALL_MINUTE'], deletedTime: 'empty' },
      when: 'calling',
      empty: 'not set',
    },
    attachmentPackage: {
      kind: 'reference',
      label: 'Price of a message attachment',
      entity: 'PaymentPackage',
      offers: { type: ['MESSAGE_ATTACHMENT'], deletedTime: 'empty' },
      when: 'paidSentMessage',
      empty: 'not set',
    },
  },
})
