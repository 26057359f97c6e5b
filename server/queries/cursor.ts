// A place in a list: the sort value and key of a row, bound to the filter and sort it belongs to. It holds nothing that the row does not show its reader.
import { createHash } from 'node:crypto'
import { Fault } from '../Fault.ts'
import { readJson } from '../isBag.ts'

export interface Cursor {
  /** The sort value as text; absent where the list is in the order of keys. */
  readonly value: string | undefined
  readonly id: string
}

/** What a cursor is bound to. Names in any order give the same. */
export const boundTo = (operation: string, filter: unknown, search: unknown, sort: string): string => {
  const ordered = JSON.stringify([operation, filter ?? {}, search ?? '', sort], (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, each]) => each !== null && each !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  )
  return createHash('sha256').update(ordered).digest('base64url').slice(0, 12)
}

export const encodeCursor = (bound: string, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify(value === undefined ? [bound, id] : [bound, id, value])).toString('base64url')

/** An index holds some 2,700 bytes of a sort value, each of which is at most two in JSON and a third more in base64. */
const maxCursorLength = 8_000

/** @throws Fault where it is forged, or of another filter or sort */
export const decodeCursor = (bound: string, text: unknown, sorted: boolean): Cursor => {
  const found =
    typeof text === 'string' && text.length <= maxCursorLength ? readJson(Buffer.from(text, 'base64url').toString('utf8')) : undefined
  if (
    !Array.isArray(found) ||
    found.length !== (sorted ? 3 : 2) ||
    !found.every((each) => typeof each === 'string') ||
    found[0] !== bound
  ) {
    throw new Fault('BAD_REQUEST', 'this place belongs to another list', 'errors.cursor')
  }
  const [, id = '', value] = found as readonly string[]
  return { id, value }
}
