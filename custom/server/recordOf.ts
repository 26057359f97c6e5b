// The record that an action is about, where it is always about one.
import type { Change, StoredRecord } from '../../server/kit.ts'

/** @throws Error where the spec runs it on a list all the same */
export const recordOf = ({ record }: Pick<Change, 'record'>): StoredRecord => {
  if (!record) throw new Error('a record was expected')
  return record
}
