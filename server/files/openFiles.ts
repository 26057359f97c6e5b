// Everything about files, around one database: where they are, what decodes them, how their addresses are signed, what removes them.
import type { Database } from '../db/openDatabase.ts'
import { openDecoder } from '../decoding/openDecoder.ts'
import type { Decoder } from '../decoding/openDecoder.ts'
import { obtainKeys } from '../options/obtainKey.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import { poolReader } from '../reader.ts'
import type { Reader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { openStorage } from './openStorage.ts'
import { openSigning } from './signing.ts'
import type { Signing } from './signing.ts'
import type { Storage } from './Storage.ts'
import { openSweeper } from './sweep.ts'

export interface Files {
  readonly storage: Storage
  readonly decoder: Decoder
  readonly signing: Signing
  readonly sweeper: ReturnType<typeof openSweeper>
  readonly reader: Reader
}

export const openFiles = (options: ServerOptions, database: Database, product: ProductModel, decoder = openDecoder()): Files => {
  const storage = openStorage(options)
  return {
    storage,
    decoder,
    signing: openSigning(obtainKeys(options.dataDir, 'file-key', options.fileKey)),
    sweeper: openSweeper(database.pool, storage),
    reader: poolReader(database, product),
  }
}
