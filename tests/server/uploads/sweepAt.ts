// What a server's sweeper does every few seconds, done once and now.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { folderStorage } from '../../../server/files/folderStorage.ts'
import { sweepFiles } from '../../../server/files/sweep.ts'
import type { AccessServer } from '../../access/server/openServer.ts'

/** What is kept for good. */
export const filesIn = (dataDir: string): readonly string[] => {
  const folder = join(dataDir, 'files')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'incoming') : []
}

/** @returns what is kept then */
export const sweepAt = async ({ ownerUrl, dataDir }: Pick<AccessServer, 'ownerUrl' | 'dataDir'>): Promise<readonly string[]> => {
  const pool = new Pool({ connectionString: ownerUrl, max: 1 })
  try {
    await sweepFiles(pool, folderStorage(join(dataDir, 'files')))
    return filesIn(dataDir)
  } finally {
    await pool.end()
  }
}
