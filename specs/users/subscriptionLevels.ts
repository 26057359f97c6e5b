// The levels a creator sells, as far as the tier allows (domain 1, 5.17). Switched off, nobody new subscribes; who did goes on at the old price.
import { definePart } from '../vocabulary.ts'

const withoutPrice = 'Choose a price before the level is switched on'

/** Switching a level off stops new subscriptions; existing ones run and renew at the old price until cancelled. */
export const subscriptionLevels = definePart({
  label: 'Subscription levels',
  wire: 'subscriptionLevels',
  of: 'creators',
  read: 'getAnySubscriptionLevel',
  update: 'updateAnySubscriptionLevel',
  guards: ['notDeleted'],
  rules: {
    contentPrice: { when: { contentEnabled: ['true'] }, must: { contentPackage: { not: 'empty' } }, says: withoutPrice },
    proPrice: { when: { proEnabled: ['true'] }, must: { proPackage: { not: 'empty' } }, says: withoutPrice },
    ultimatePrice: { when: { ultimateEnabled: ['true'] }, must: { ultimatePackage: { not: 'empty' } }, says: withoutPrice },
  },
  fields: {
    contentEnabled: { kind: 'flag', label: 'Content', starts: false },
    contentPackage: {
      kind: 'reference',
      label: 'Content price',
      entity: 'PaymentPackage',
      offers: { type: ['CONTENT_SUBSCRIPTION'], deletedTime: 'empty' },
      empty: 'not set',
    },
    proEnabled: { kind: 'flag', label: 'Pro', starts: false, of: 'proCreators' },
    proPackage: {
      kind: 'reference',
      label: 'Pro price',
      entity: 'PaymentPackage',
      offers: { type: ['PRO_SUBSCRIPTION'], deletedTime: 'empty' },
      of: 'proCreators',
      empty: 'not set',
    },
    ultimateEnabled: { kind: 'flag', label: 'Ultimate', starts: false, of: 'ultimateCreators' },
    ultimatePackage: {
      kind: 'reference',
      label: 'Ultimate price',
      entity: 'PaymentPackage',
      offers: { type: ['ULTIMATE_SUBSCRIPTION'], deletedTime: 'empty' },
      of: 'ultimateCreators',
      empty: 'not set',
    },
  },
})
