// Rows of SQL as figures of a report.
import { amountOf } from '../../../language/fields/money.ts'
import type { Db, Figure, RawBuilder } from '../../../server/kit.ts'
import { credit } from '../money/accounts.ts'

/** Columns of a statement that counts; whole numbers as text. */
export interface Counted extends Omit<Figure, 'currency'> {}

/** Counts stay as they are; amounts are in hundredths. */
export const asAmounts =
  (currency: string) =>
  (row: Counted): Figure => ({
    ...row,
    value: amountOf(row.value),
    before: row.before === undefined || row.before === null ? null : amountOf(row.before),
    currency,
  })
const asCredits = asAmounts(credit)

/** A statement that counts; amounts are in credits. */
export interface Counting {
  readonly statement: RawBuilder<Counted>
  readonly amounts?: true
}

/** Side by side, in their order. */
export const countAll = async (db: Db, all: readonly Counting[]): Promise<readonly Figure[]> => {
  const found = await Promise.all(all.map(async ({ statement }) => (await statement.execute(db)).rows))
  return found.flatMap((rows, at): readonly Figure[] => (all[at]?.amounts ? rows.map(asCredits) : rows))
}
