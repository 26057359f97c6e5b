// Figures of a report that no field says: rows of SQL, for the parts that its reader may have.
import { amountOf } from '../../../language/fields/money.ts'
import { spanOf, type Db, type Figure, type RawBuilder, type ReportCall, type Span } from '../../../server/kit.ts'
import { credit } from '../money/accounts.ts'

/** A statement that counts, whole numbers as text; amounts are in hundredths, of credits where a row names no currency. */
export interface Counting {
  readonly statement: RawBuilder<Figure>
  readonly amounts?: true
}

/** What is counted of a part: in a time, and of the record that the report is about. */
export type Count = (span: Span, id: string) => readonly Counting[]

const asAmounts = ({ currency = credit, ...row }: Figure): Figure => ({
  ...row,
  value: amountOf(row.value),
  before: row.before === undefined || row.before === null ? null : amountOf(row.before),
  currency,
})

/** Side by side, in their order. */
const countAll = async (db: Db, all: readonly Counting[]): Promise<readonly Figure[]> => {
  const found = await Promise.all(all.map(async ({ statement }) => (await statement.execute(db)).rows))
  return found.flatMap((rows, at) => (all[at]?.amounts ? rows.map(asAmounts) : rows))
}

/** The parts side by side, too; what nobody asked for is not counted. */
export const countParts = async <Part extends string>(
  { db, id, parts, period }: ReportCall<Part>,
  counts: Readonly<Record<Part, Count>>,
): Promise<Readonly<Partial<Record<Part, readonly Figure[]>>>> => {
  const span = spanOf(period)
  const counted: Partial<Record<Part, readonly Figure[]>> = {}
  await Promise.all([...parts].map(async (part) => (counted[part] = await countAll(db, counts[part](span, id)))))
  return counted
}
