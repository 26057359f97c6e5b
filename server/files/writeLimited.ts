// Writes what comes into a new file and lets nothing half-written stand: synced, or gone.
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { TooLarge, type Pieces } from './Storage.ts'

/** @returns bytes written. @throws TooLarge, or what the source throws; the file is gone then */
export const writeLimited = async (path: string, bytes: Pieces, limit: number): Promise<number> => {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const piece of bytes) {
      size += piece.length
      if (size > limit) throw new TooLarge(limit)
      await file.writeFile(piece)
    }
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
  return size
}

/** Removes files that nobody wrote to for so long. */
export const removeOld = async (folder: string, seconds: number): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > seconds * 1000) await rm(path, { force: true })
  }
}
