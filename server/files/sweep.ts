// Removes the bytes of what no record holds: after a deletion is committed, and after a day what was sent and never used, or never came whole.
import type { Pool } from 'pg'
import { everyHour } from '../everyHour.ts'
import { log } from '../log.ts'
import type { Storage } from './Storage.ts'
import { takeUnused } from './storedFiles.ts'
import { madeOf } from './thumbnails.ts'

const sweepIntervalMs = 5_000
const daySeconds = 86_400

/** @returns how many files are gone */
export const sweepFiles = (pool: Pool, storage: Storage): Promise<number> =>
  takeUnused(pool, async (uuid) => {
    for (const name of [uuid, ...madeOf(uuid)]) await storage.remove(name)
  })

export const openSweeper = (pool: Pool, storage: Storage): { readonly start: () => void; readonly stop: () => Promise<void> } => {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const sweep = async (): Promise<void> => {
    busy = true
    try {
      await sweepFiles(pool, storage)
    } catch (error) {
      log('error', 'files that are no longer used could not be removed', { why: String(error) })
    } finally {
      busy = false
    }
  }
  const cleaning = everyHour(() => storage.clean(daySeconds), 'interrupted uploads could not be removed')
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start: () => {
      cleaning.start()
      timer = setInterval(() => {
        if (!busy) running = sweep()
      }, sweepIntervalMs)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all([running, cleaning.stop()])
    },
  }
}
