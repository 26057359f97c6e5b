// Files in a folder of this machine. A file appears under its name by rename, once all of it is on the disk.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureStorageName, type Storage } from './Storage.ts'
import { removeOld, writeLimited } from './writeLimited.ts'

/** The rename itself is on the disk only when its folder is. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @param folder made when it is first written to; nothing outside it is touched */
export const folderStorage = (folder: string): Storage => {
  const coming = join(folder, 'incoming')
  const place = (name: string): string => join(folder, ensureStorageName(name))
  const size: Storage['size'] = async (name) => {
    const path = place(name)
    return (await stat(path).catch(() => undefined))?.size
  }
  return {
    size,
    put: async (name, bytes, limit) => {
      const to = place(name)
      await mkdir(coming, { recursive: true, mode: 0o700 })
      const from = join(coming, randomUUID())
      const written = await writeLimited(from, bytes, limit)
      await rename(from, to)
      await syncFolder(folder)
      return written
    },
    read: async (name, range) => ((await size(name)) === undefined ? undefined : createReadStream(place(name), range)),
    remove: (name) => rm(place(name), { force: true }),
    clean: (seconds) => removeOld(coming, seconds),
  }
}
