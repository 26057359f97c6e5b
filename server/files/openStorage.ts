// The storage that the environment asks for: a bucket where one is named, else a folder of the data folder.
import { join } from 'node:path'
import type { ServerOptions } from '../options/readOptions.ts'
import { folderStorage } from './folderStorage.ts'
import { s3Storage } from './s3Storage.ts'
import type { Storage } from './Storage.ts'

export const openStorage = ({ bucket, dataDir }: Pick<ServerOptions, 'bucket' | 'dataDir'>): Storage =>
  bucket ? s3Storage(bucket, join(dataDir, 'files-incoming')) : folderStorage(join(dataDir, 'files'))
