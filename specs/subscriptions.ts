// Who subscribed to whom, at what price, and until when it is paid (domain 5.10, 5.11). Shown on the profiles of both.
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** Who subscribed to whom. */
export const subscriptions = defineEntity({
  entity: 'Subscription',
  label: { one: 'Subscription', many: 'Subscriptions' },
  title: 'id',
  card: { under: ['level'], marks: ['status'] },

  read: 'getAnySubscription',
  fields: {
    subscriber: { kind: 'reference', label: 'Subscriber', entity: 'User', required: true, written: 'server' },
    creator: { kind: 'reference', label: 'Creator', entity: 'User', required: true, written: 'server' },
    level: {
      kind: 'choice',
      label: 'Level',
      required: true,
      written: 'server',
      options: { CONTENT: 'Content', PRO: 'Pro', ULTIMATE: 'Ultimate' },
    },
    package: { kind: 'reference', label: 'Preset', entity: 'PaymentPackage', written: 'server' },
    /** As agreed; a later change of the preset does not touch it. */
    price: { kind: 'money', label: 'Price', currency: credits, required: true, written: 'server', class: 'money' },
    paidWith: { kind: 'choice', label: 'Paid with', required: true, written: 'server', options: { BALANCE: 'Balance', CARD: 'Card' } },
    paymentSystem: { kind: 'reference', label: 'Payment system', entity: 'PaymentSystem', written: 'server' },
    startTime: { kind: 'time', label: 'Started', required: true, written: 'server', starts: 'now' },
    paidUntil: { kind: 'time', label: 'Paid until', required: true, written: 'server' },
    recurring: { kind: 'flag', label: 'Renewal', written: 'server', starts: true },
    nextChargeTime: { kind: 'time', label: 'Next charge', written: 'server', read: 'getAnyRecurringBillingSchedule' },
    /** What is charged then: the price agreed. */
    nextChargeAmount: {
      kind: 'derived',
      label: 'Next charge amount',
      as: 'money',
      currency: credits,
      computes: { kind: 'path', path: 'price', when: { nextChargeTime: { not: 'empty' } } },
      read: 'getAnyRecurringBillingSchedule',
    },
    /** All periods so far, less what was refunded. */
    totalPaid: {
      kind: 'derived',
      label: 'Total paid',
      as: 'money',
      currency: credits,
      computes: {
        kind: 'sum',
        of: 'Transaction',
        whose: { subscription: 'id', user: 'subscriber' },
        where: { type: ['SPENDING', 'REFUND'] },
        sums: 'amount',
        negated: true,
      },
      discloses: 'what the subscription cost so far, to those who read subscriptions',
      class: 'money',
    },
    cancelTime: { kind: 'time', label: 'Cancelled', written: 'server' },
  },
  lifecycle: {
    label: 'Status',
    starts: 'ACTIVE',
    states: {
      ACTIVE: { label: 'Active', tone: 'good' },
      CANCELLED: { label: 'Cancelled' },
      PAST_DUE: { label: 'Past due', tone: 'attention', reached: 'outside' },
      EXPIRED: { label: 'Expired', reached: 'outside' },
    },
    transitions: {
      stopRenewal: {
        label: 'Stop renewal',
        from: ['ACTIVE'],
        to: 'CANCELLED',
        needs: 'stopsRenewals',
        effect: 'stopRenewal',
        sets: { cancelTime: 'now', nextChargeTime: 'empty' },
        confirms: {
          says: 'Stop the renewal? The subscriber keeps access until {paidUntil}, the end of the paid period. Nothing is refunded.',
          button: 'Stop',
        },
        undo: { never: 'the user must subscribe again' },
      },
      /** Nothing is left to run. */
      stopPastDue: {
        label: 'Stop renewal',
        verb: 'stopRenewal',
        from: ['PAST_DUE'],
        to: 'EXPIRED',
        needs: 'stopsRenewals',
        effect: 'stopRenewal',
        sets: { cancelTime: 'now', nextChargeTime: 'empty' },
        confirms: {
          says: 'Stop the renewal? The subscription is not tried again and ends at once: the paid period ended on {paidUntil}.',
          button: 'Stop',
        },
        undo: { never: 'the user must subscribe again' },
      },
    },
  },

  reads: { getStats: { by: 'level' } },
  list: {
    columns: [
      'subscriber',
      'creator',
      'level',
      'price',
      'startTime',
      'paidUntil',
      'recurring',
      'status',
      { field: 'nextChargeTime', under: ['nextChargeAmount'] },
      'totalPaid',
    ],
    priority: ['subscriber', 'creator', 'status', 'paidUntil'],
    more: ['paidWith', 'cancelTime'],
    filters: ['status', 'level'],
    search: ['subscriber', 'creator'],
    sort: { by: 'startTime', first: 'newest' },
    actions: ['stopRenewal', 'stopPastDue'],
  },
})
