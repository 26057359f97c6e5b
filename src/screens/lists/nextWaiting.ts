// Which item of a queue comes after a decision: the next one below that waits, else the first above.
import type { Row } from '../../client/records/Row.ts'

/** Undefined when nothing on this stretch waits any more. */
export const nextWaiting = (rows: readonly Row[], decided: string, waits: (row: Row) => boolean): string | undefined => {
  const at = rows.findIndex((row) => row.id === decided)
  const order = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  return order.find((row) => row.id !== decided && waits(row))?.id
}
