// One action under way: what is asked, what is locked, and what is to be stored.
import type { ActionModel, EntityModel, PartModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import type { Change, StoredRecord } from '../customs.ts'
import type { ServedProduct } from '../servedProduct.ts'
import type { Reader } from '../reader.ts'

export interface RunningAction {
  readonly product: ServedProduct
  readonly call: Call
  readonly reader: Reader
  readonly entity: EntityModel
  readonly action: ActionModel
  readonly part: PartModel
  readonly record: StoredRecord | undefined
  /** The person the record is about. */
  readonly subject: string | undefined
  readonly change: Change
  /** Values that the effect gave: by field name, for a new record by path. */
  readonly given: Map<string, unknown>
}

/** One whose record is there. */
export interface RunningOnRecord extends RunningAction {
  readonly record: StoredRecord
}

export const partOf = (entity: EntityModel, name: string): PartModel => {
  const found = entity.parts.find((each) => each.name === name)
  if (!found) throw new Error(`${entity.name} has no part ${name}`)
  return found
}
