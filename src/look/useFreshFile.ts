// A file's value with an address that still holds: where it has run out, its record is read again.
import type { FieldModel } from '../../language/model.ts'
import { valueAt } from '../../language/paths.ts'
import { isFileValue, isOpenNow } from './fileAddress.ts'
import type { ShownFile } from './fileAddress.ts'
import { useFreshRecord } from './useFreshRecord.ts'

/** Undefined where the record, or its file, is not there for this viewer any more. */
export const useFreshFile = (field: FieldModel, value: ShownFile): (() => Promise<ShownFile | undefined>) => {
  const read = useFreshRecord()
  return async () => {
    if (isOpenNow(value)) return value
    const record = await read()
    if (record === undefined) return value
    const fresh = valueAt(record, field.path)
    return (Array.isArray(fresh) ? fresh : [fresh]).filter(isFileValue).find(({ uuid }) => !Array.isArray(fresh) || uuid === value.uuid)
  }
}
