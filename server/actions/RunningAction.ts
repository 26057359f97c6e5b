// One action under way: what is asked, what is locked, and what is to be stored.
import type { ActionModel, EntityModel, PartModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import type { CustomRun, StoredRecord } from '../customs.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Reader } from '../reader.ts'
import type { OpenSpending } from './openSpending.ts'
import type { Repeating } from './repeating.ts'

export interface RunningAction {
  readonly product: ProductModel
  readonly call: Call
  readonly reader: Reader
  readonly entity: EntityModel
  readonly action: ActionModel
  readonly part: PartModel
  readonly record: StoredRecord | undefined
  /** The person the record is about. */
  readonly subject: string | undefined
  readonly change: CustomRun
  /** Values that the effect gave: by field name, for a new record by path. */
  readonly given: Map<string, unknown>
  readonly repeating: Repeating
  readonly spending: OpenSpending
}

/** One whose record is there. */
export interface RunningOnRecord extends RunningAction {
  readonly record: StoredRecord
}
