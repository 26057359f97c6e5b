// The record that the values below are of, read again: with it come new addresses of its files.
import type { Row } from '../client/records/Row.ts'
import { useReading } from '../client/records/useReading.ts'
import { useShownRecord } from './ShownRecord.tsx'

/** Undefined where no record is known; null where it is not there for this viewer any more. By itself = nobody pressed anything: nothing is read so where each reading is noted. */
export const useFreshRecord = (): ((by?: 'itself') => Promise<Row | null | undefined>) => {
  const read = useReading()
  const shown = useShownRecord()
  return async (by) => (shown && !(by && shown.records.entity.readsAudited) ? read(shown.records, shown.record, by) : undefined)
}
