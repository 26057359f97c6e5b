// Whether a value was read at all: what was not asked for, or may not be read, is undefined.
import { valueAt } from '../../../language/paths.ts'

/** Whether the path was asked for and may be read, as apart from being empty. */
export const isRead = (record: unknown, path: string): boolean => {
  const pieces = path.split('.')
  const last = pieces.pop() ?? ''
  const holder = pieces.length === 0 ? record : valueAt(record, pieces.join('.'))
  return typeof holder === 'object' && holder !== null && (holder as Readonly<Record<string, unknown>>)[last] !== undefined
}
