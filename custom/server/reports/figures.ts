// Rows of SQL as figures of a report.
import { amountOf } from '../../../language/fields/money.ts'
import type { Db, Figure, RawBuilder } from '../../../server/kit.ts'
import { credit } from '../money/accounts.ts'

/** Columns of a statement that counts; whole numbers as text. */
export interface Counted {
  readonly name: string
  readonly day?: string | null
  readonly key?: string | null
  readonly title?: string | null
  readonly value: string
  readonly before?: string | null
}

export const countedBy = async (db: Db, statement: RawBuilder<Counted>): Promise<readonly Counted[]> => (await statement.execute(db)).rows

/** Counts stay as they are; amounts are in hundredths. */
export const asAmounts =
  (currency: string) =>
  (row: Counted): Figure => ({
    ...row,
    value: amountOf(row.value),
    before: row.before === undefined || row.before === null ? null : amountOf(row.before),
    currency,
  })
export const asCredits = asAmounts(credit)
