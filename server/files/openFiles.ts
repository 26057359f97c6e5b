// Everything about files, around one database: where they are, what decodes them, how their addresses are signed, what removes them.
import type { Database } from '../db/openDatabase.ts'
import { openDecoder, type Decoder } from '../decoding/openDecoder.ts'
import { obtainKeys } from '../options/obtainKey.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import { poolReader, type Reader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { openStorage } from './openStorage.ts'
import { openSigning, type Signing } from './signing.ts'
import type { Storage } from './Storage.ts'
import { openSweeper } from './sweep.ts'

export interface Files {
  readonly storage: Storage
  readonly decoder: Decoder
  readonly signing: Signing
  readonly sweeper: ReturnType<typeof openSweeper>
  readonly reader: Reader
}

/** What tests have otherwise. */
export interface FilesGiven {
  /** Stands for what decodes files: one that breaks. */
  readonly decoder?: Decoder | undefined
  /** Seconds for which a file's address holds at most. */
  readonly addressSeconds?: number | undefined
}

export const openFiles = (
  options: ServerOptions,
  database: Database,
  product: ProductModel,
  { decoder = openDecoder(), addressSeconds }: FilesGiven,
): Files => {
  const storage = openStorage(options)
  return {
    storage,
    decoder,
    signing: openSigning(obtainKeys(options.dataDir, 'file-key', options.fileKey), undefined, addressSeconds),
    sweeper: openSweeper(database.pool, storage),
    reader: poolReader(database, product),
  }
}
