// Work that a server does at its start and once an hour from then on, one at a time; what fails is said, and tried again in an hour.
import { log } from './log.ts'

const hourMs = 3_600_000

export interface Hourly {
  readonly start: () => void
  /** After what is under way. */
  readonly stop: () => Promise<void>
}

export interface HourlyOptions {
  /** Milliseconds. */
  readonly every?: number | undefined
  /** Milliseconds from the start to the first time; absent = at once. */
  readonly first?: number
  /** Ends what is under way, where nobody is to wait for it. */
  readonly giveUp?: () => Promise<void>
}

/** @param failed what to say of it */
export const everyHour = (work: () => Promise<void>, failed: string, { every = hourMs, first = 0, giveUp }: HourlyOptions = {}): Hourly => {
  let running: Promise<void> | undefined
  let early: ReturnType<typeof setTimeout> | undefined
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
      if (first === 0) begin()
      else early = setTimeout(begin, first).unref()
      timer = setInterval(begin, every).unref()
    },
    stop: async () => {
      clearTimeout(early)
      clearInterval(timer)
      const over = running
      await giveUp?.()
      await over
    },
  }
}
