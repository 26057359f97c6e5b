// What a user has, as the ledger last said (domain 16.1). Written in the ledger's own transaction.
import { credits } from '../app.ts'
import { definePart } from '../vocabulary.ts'

export const balance = definePart({
  label: 'Balance',
  wire: 'balances',
  of: 'people',
  read: 'getAnyTransaction',
  fields: {
    /** Credits to spend. */
    wallet: { kind: 'money', label: 'Wallet', currency: credits, required: true, starts: '0.00', written: 'server', class: 'money' },
    /** Earned and not yet paid out. */
    earnings: { kind: 'money', label: 'Earnings', currency: credits, required: true, starts: '0.00', written: 'server', class: 'money' },
    /** Held for an open payout request. */
    onHold: { kind: 'money', label: 'On hold', currency: credits, required: true, starts: '0.00', written: 'server', class: 'money' },
    /** Whatever came in as earnings, less what was taken back. */
    earnedEver: {
      kind: 'derived',
      label: 'Earned so far',
      as: 'money',
      currency: credits,
      computes: { kind: 'sum', of: 'Transaction', whose: { user: 'id' }, where: { type: ['EARNING'] }, sums: 'amount' },
      class: 'money',
    },
    // Undone payouts count back.
    paidOut: {
      kind: 'derived',
      label: 'Paid out',
      as: 'money',
      currency: credits,
      computes: { kind: 'sum', of: 'Transaction', whose: { user: 'id' }, where: { type: ['PAYOUT'] }, sums: 'amount', negated: true },
      class: 'money',
    },
    /** Earnings less what is on hold. */
    payable: { kind: 'derived', label: 'Payable now', as: 'money', currency: credits, by: 'payableNow', class: 'money' },
    total: { kind: 'money', label: 'Balance', currency: credits, required: true, starts: '0.00', written: 'server', class: 'money' },
  },
})
