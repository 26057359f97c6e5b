// Presets of prices that creators and customers choose from (domain 10.2). Their screen comes with Settings > Pricing.
import { defineEntity } from './vocabulary.ts'

/** Presets of prices. */
export const paymentPackages = defineEntity({
  entity: 'PaymentPackage',
  label: { one: 'Preset', many: 'Presets' },
  title: 'title',
  card: { under: ['type'] },

  read: 'getAnyPaymentPackage',
  fields: {
    /** The credits in words: 12.00 Cr. */
    title: { kind: 'text', label: 'Title', required: true, written: 'server', max: 40 },
    type: {
      kind: 'choice',
      label: 'Kind',
      required: true,
      written: 'server',
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
    credits: { kind: 'money', label: 'Credits', currency: 'CRE', required: true, positive: true, written: 'server', class: 'money' },
    /** Kept so that history keeps its name. */
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server', class: 'internal' },
  },

  reads: {
    autocomplete: { also: [{ needs: 'getAnyMessagePrice', fields: ['title', 'type', 'credits'], why: 'the message price of a creator' }] },
  },
})
