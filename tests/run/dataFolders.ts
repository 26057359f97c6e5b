// Data folders on which PostgreSQL was started once, made once in a run: tests of what works on a database start on a copy of one.
import { join } from 'node:path'
import { startEmbedded } from '../../server/db/embedded/startEmbedded.ts'
import { obtainDatabase } from '../../server/obtainDatabase.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import { copyFolder } from './copyFolder.ts'
import { madeOnce } from './madeOnce.ts'
import { serverOptions } from './serverOptions.ts'

/** @param begin starts on a folder of its own, once in the run. @param dataDir gets the copy; it is not there yet */
export const copyOfStarted = async (
  name: string,
  begin: (dataDir: string) => Promise<{ stop: () => Promise<void> }>,
  dataDir: string,
): Promise<void> => {
  const made = await madeOnce(name, async (folder) => (await begin(join(folder, 'data'))).stop())
  await copyFolder(join(made, 'data'), dataDir)
}

const address = 'http://localhost:1/'

/** The roles and a database without tables. @param dataDir is not there yet */
export const emptyFolder = (dataDir: string): Promise<void> =>
  copyOfStarted('empty', (place) => startEmbedded({ dataDir: place, address, fsync: false }), dataDir)

/** The product's tables as its first start leaves them. @param dataDir is not there yet */
export const migratedFolder = (dataDir: string): Promise<void> =>
  copyOfStarted('migrated', (place) => obtainDatabase(serverOptions(place), loadProduct(), address), dataDir)
