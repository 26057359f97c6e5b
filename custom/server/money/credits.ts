// Credits on the wire and in hundredths.
import { app } from '#generated/app.ts'
import { minorOf, moneyOf, writtenMinor, type Money } from '../../../language/fields/money.ts'
import { credit } from './accounts.ts'

/** 1250n -> { amount: '12.50', currency: 'CRE' } */
export const credits = (minor: bigint): Money => moneyOf(minor, credit)

/** Hundredths of a stored or given amount; 0 where there is none. */
export const minorIn = (value: unknown): bigint => {
  if (value === null || value === undefined) return 0n
  if (typeof value === 'object' && 'amount' in value && typeof value.amount === 'string') return minorOf(value.amount)
  throw new TypeError('not an amount of money')
}

/** 1,120.00 Cr */
export const inWords = (minor: bigint): string => `${writtenMinor(minor)} ${app.constants.internalCurrencySuffix}`
