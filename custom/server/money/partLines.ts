// Who has which part of a sale, as lines of its operation; of what is given back, with the parts negated (domain 16.2).
import { earningsOf, platform } from './accounts.ts'
import type { MoneyLine } from './postMoney.ts'
import type { Split } from './splitPurchase.ts'
import type { TransactionRow } from './writeRows.ts'

export interface Parties {
  readonly buyer: string
  readonly creator: string
  readonly referrer: string | undefined
}

/** What is bought, for the rows. */
export type Bought = Pick<TransactionRow, 'subject' | 'contentSet' | 'subscription'>

export const partLines = ({ buyer, creator, referrer }: Parties, parts: Split, what: Bought): readonly MoneyLine[] => {
  const share = { type: 'EARNING', subject: 'REFERRAL', counterparty: creator } as const
  return [
    { account: earningsOf(creator), amount: parts.creator, row: { type: 'EARNING', counterparty: buyer, ...what } },
    ...(referrer === undefined ? [] : [{ account: earningsOf(referrer), amount: parts.referrer, row: share }]),
    { account: platform, amount: parts.platform },
  ]
}
