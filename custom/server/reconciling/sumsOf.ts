// What was recorded and what is stated, by currency: what went out less what came back.
import { writtenMinor } from '../../../language/fields/money.ts'
import type { Movement } from './movements.ts'
import type { StatedPayment } from './readStatement.ts'

interface Sum {
  readonly recorded: bigint
  readonly stated: bigint
}

const nothing: Sum = { recorded: 0n, stated: 0n }

/** Rows of the field `sums`, by the code of the currency; what was recorded in credits only is in none of them. */
export const sumsOf = (recorded: readonly Movement[], stated: readonly StatedPayment[]) => {
  const sums = new Map<string, Sum>()
  const add = (currency: string | null, side: keyof Sum, minor: bigint | null): void => {
    if (currency === null || minor === null) return
    const sum = sums.get(currency) ?? nothing
    sums.set(currency, { ...sum, [side]: sum[side] + minor })
  }
  for (const { currency, minor } of recorded) add(currency, 'recorded', minor)
  for (const { currency, minor } of stated) add(currency, 'stated', minor)
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sum]) => ({
      currency,
      recorded: writtenMinor(sum.recorded),
      stated: writtenMinor(sum.stated),
      difference: writtenMinor(sum.stated - sum.recorded),
    }))
}
