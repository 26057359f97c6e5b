// The accounts of the product's ledger (domain 16.1). All amounts are hundredths of a credit.
import { app } from '#generated/app.ts'
import type { AccountName } from '../../../server/kit.ts'

/** The platform's own credit. */
export const credit = app.constants.internalCurrency

/** Spendable credits of a user. */
export const walletOf = (userId: string): AccountName => ({ kind: 'WALLET', owner: userId, currency: credit })
/** What a creator has earned and may be paid. */
export const earningsOf = (userId: string): AccountName => ({ kind: 'EARNINGS', owner: userId, currency: credit })
/** Where credits come from, a payment system each. */
export const cashIn = (paymentSystemId: string): AccountName => ({ kind: `CASH_IN:${paymentSystemId}`, currency: credit })
/** Where credits go to, a payout system each. */
export const cashOut = (payoutSystemId: string): AccountName => ({ kind: `CASH_OUT:${payoutSystemId}`, currency: credit })
/** The platform's share of purchases. */
export const platform: AccountName = { kind: 'PLATFORM', currency: credit }
/** Commissions kept from payouts. */
export const payoutFees: AccountName = { kind: 'PAYOUT_FEES', currency: credit }
/** The other side of corrections by staff. */
export const corrections: AccountName = { kind: 'CORRECTIONS', currency: credit }
