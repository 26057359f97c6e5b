// Waits for what is to happen between processes, where no test can be asked to poll.
import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 120_000
const lookIntervalMs = 25

/** @returns whether it came to hold in time */
export const until = async (holds: () => Promise<boolean> | boolean): Promise<boolean> => {
  const end = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > end) return false
    await sleep(lookIntervalMs)
  }
  return true
}
