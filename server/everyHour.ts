// Work that a server does at its start and once an hour from then on, one at a time; what fails is said, and tried again in an hour.
import { log } from './log.ts'

const hourMs = 3_600_000

export interface Hourly {
  readonly start: () => void
  /** After what is under way. */
  readonly stop: () => Promise<void>
}

/** @param failed what to say of it @param every milliseconds */
export const everyHour = (work: () => Promise<void>, failed: string, every = hourMs): Hourly => {
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const run = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log('error', failed, { why: String(error) })
    } finally {
      running = undefined
    }
  }
  const begin = (): void => void (running ??= run())
  return {
    start: () => {
      begin()
      timer = setInterval(begin, every)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
