// How many lines of the same event the log takes a minute. The rest is counted and told in one line, so that nobody fills a disk or hides among them.

export interface LineLimit {
  readonly admits: (says: string) => boolean
  /** Tells what is still counted. */
  readonly flush: () => void
}

const maxPerMinute = 60
const minuteMs = 60_000

interface Counted {
  count: number
  readonly timer: NodeJS.Timeout
}

/** @param tell hears how many of an event were left out, when its minute is over */
export const openLineLimit = (tell: (says: string, count: number) => void): LineLimit => {
  const counted = new Map<string, Counted>()
  const close = (says: string): void => {
    const found = counted.get(says)
    if (!found) return
    clearTimeout(found.timer)
    counted.delete(says)
    if (found.count > maxPerMinute) tell(says, found.count - maxPerMinute)
  }
  return {
    admits: (says) => {
      const found = counted.get(says) ?? { count: 0, timer: setTimeout(() => close(says), minuteMs).unref() }
      counted.set(says, found)
      found.count += 1
      return found.count <= maxPerMinute
    },
    flush: () => [...counted.keys()].forEach(close),
  }
}
