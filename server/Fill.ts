// What a product's demo is: it fills an empty database, through the same ways as everything else where they are quick enough.
import type { KeepFile } from './files/keepFile.ts'
import type { Db } from './db/database.ts'
import type { ProductModel } from './ProductModel.ts'

export interface FillCall {
  /** As the role that the application works with. */
  readonly db: Db
  readonly product: ProductModel
  /** For all demo staff, in clear; to be hashed. */
  readonly password: string
  /** Keeps a file for a record. */
  readonly keepFile: KeepFile
}

export interface Filled {
  /** False where somebody was there already: nothing was done. */
  readonly filled: boolean
  /** E-mails of the demo staff. */
  readonly staff: readonly string[]
}

export type Fill = (call: FillCall) => Promise<Filled>
