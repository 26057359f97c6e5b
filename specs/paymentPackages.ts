// Presets of prices that creators and customers choose from: Settings > Pricing (domain 10.2).
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

const level =
  'The level is closed for new subscribers of the creators who use it. Running subscriptions are renewed at the old price until they are cancelled.'

/** Presets of prices. */
export const paymentPackages = defineEntity({
  entity: 'PaymentPackage',
  label: { one: 'Preset', many: 'Pricing' },
  title: 'title',
  card: { under: ['type'] },

  read: 'getAnyPaymentPackage',
  update: 'updateAnyPaymentPackage',
  effect: 'shapePreset',
  fields: {
    /** The credits in words: 12.00 Cr. */
    title: { kind: 'text', label: 'Title', required: true, written: 'server', max: 40 },
    type: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      fixed: true,
      options: {
        DEPOSIT: 'Deposit',
        POST: 'Post',
        MESSAGE: 'Per message',
        MINUTE: 'Per minute',
        CALL_MINUTE: 'Per minute call',
        CONTENT_SUBSCRIPTION: 'Content subscription',
        PRO_SUBSCRIPTION: 'Pro subscription',
        ULTIMATE_SUBSCRIPTION: 'Ultimate subscription',
        MESSAGE_ATTACHMENT: 'Message attachment',
      },
    },
    credits: { kind: 'money', label: 'Credits', currency: credits, required: true, positive: true, class: 'money' },
    /** Left empty, customers can pay only from balance; a deposit needs one. */
    prices: { kind: 'prices', label: 'Money prices', narrowedBy: 'currencyList', empty: 'only from balance', class: 'money' },
    /** Posts and creators. */
    usedBy: { kind: 'derived', label: 'Used by', as: 'integer', by: 'presetUses' },
    /** Kept so that history keeps its name. */
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server', class: 'internal' },
  },
  rules: {
    // A balance cannot be bought from the balance.
    depositPrices: { when: { type: ['DEPOSIT'] }, must: { prices: { not: 'empty' } }, says: 'Fields are empty' },
  },
  unique: [{ fields: ['type', 'credits'], text: 'There is a preset of this kind with the same credits' }],
  atMost: { presetLimit: { records: 30, alike: ['type'], says: 'There are {records} presets of this kind already' } },

  reads: {
    autocomplete: { also: [{ needs: 'getAnyMessagePrice', fields: ['title', 'type', 'credits'], why: 'the message price of a creator' }] },
  },
  create: {
    label: 'Add preset',
    needs: 'createAnyPaymentPackage',
    fields: ['type', 'credits', 'prices'],
    gives: ['title'],
    effect: 'shapePreset',
  },
  remove: {
    label: 'Delete',
    needs: 'deleteAnyPaymentPackage',
    deletedAt: 'deletedTime',
    idAs: 'packageId',
    effect: 'withdrawPreset',
    confirms: {
      says: 'Delete the price {title}?',
      alsoSays: {
        by: 'type',
        says: {
          DEPOSIT: 'It is removed for customers. Balances are not touched.',
          POST: 'Posts using this price are unpublished. Buyers keep access.',
          MESSAGE: 'It is removed for performers: their message price becomes not set, and they are told.',
          MESSAGE_ATTACHMENT: 'It is removed for performers. Attachments that were sent already keep their price.',
          MINUTE: 'It is removed for performers. Running sessions end at the old price.',
          CALL_MINUTE: 'It is removed for performers. Running calls end at the old price.',
          CONTENT_SUBSCRIPTION: level,
          PRO_SUBSCRIPTION: level,
          ULTIMATE_SUBSCRIPTION: level,
        },
      },
      counts: {
        posts: { single: '{0} post is unpublished.', several: '{0} posts are unpublished.' },
        creators: { single: '{0} creator uses it.', several: '{0} creators use it.' },
        subscriptions: { single: '{0} running subscription keeps this price.', several: '{0} running subscriptions keep this price.' },
      },
    },
    undo: { never: 'what used it is not remembered' },
  },

  list: {
    path: '/settings/pricing',
    needs: 'opensPricing',
    whole: true,
    groups: 'type',
    columns: ['credits', 'prices', 'usedBy'],
    filters: ['type'],
    sort: { by: 'credits', first: 'lowest' },
    actions: ['update', 'remove'],
  },
})
