// Where a backup is restored: a database without tables, on a folder of its own.
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../server/db/embedded/startEmbedded.ts'
import { folderStorage } from '../../../server/files/folderStorage.ts'
import type { Storage } from '../../../server/files/Storage.ts'
import { emptyFolder } from '../../run/dataFolders.ts'

export interface Place {
  readonly dataDir: string
  readonly ownerUrl: string
  readonly client: pg.Client
  readonly stop: () => Promise<void>
}

let places = 0

/** @param folder its own folder is made in it */
export const openPlace = async (folder: string): Promise<Place> => {
  places += 1
  const dataDir = join(folder, `place${places}`)
  await emptyFolder(dataDir)
  const embedded = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false })
  const client = new pg.Client({ connectionString: embedded.ownerUrl })
  await client.connect()
  const stop = async (): Promise<void> => {
    await client.end()
    await embedded.stop()
  }
  return { dataDir, ownerUrl: embedded.ownerUrl, client, stop }
}

export const filesOf = ({ dataDir }: Pick<Place, 'dataDir'>): Storage => folderStorage(join(dataDir, 'files'))
