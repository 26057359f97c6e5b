// What the preview of a payment tells of its payee: a row of the creator as it is now, where that is no longer as it was asked for.
import type { Row } from '../../src/kit.ts'

/** Undefined where nothing changed, or for whoever may not read it. */
export const payeeNow = (details: unknown): Row | undefined =>
  typeof details === 'object' && details !== null && 'payeeNow' in details ? (details.payeeNow as Row) : undefined
