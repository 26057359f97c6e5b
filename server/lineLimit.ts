// How many lines of the same event, or of one address, are written a minute. The rest is counted and told in one line, so that nobody fills a disk or hides among them.

export interface LineLimit<About> {
  readonly admits: (of: string, about: About) => boolean
  /** Tells what is still counted. */
  readonly flush: () => void
}

const maxPerMinute = 60
const minuteMs = 60_000

interface Counted<About> {
  count: number
  /** The last of them. */
  about: About
  readonly timer: NodeJS.Timeout
}

/** @param tell hears how many were left out, and the last of them, when the minute is over */
export const openLineLimit = <About = void>(tell: (of: string, count: number, last: About) => void): LineLimit<About> => {
  const counted = new Map<string, Counted<About>>()
  const close = (of: string): void => {
    const found = counted.get(of)
    if (!found) return
    clearTimeout(found.timer)
    counted.delete(of)
    if (found.count > maxPerMinute) tell(of, found.count - maxPerMinute, found.about)
  }
  return {
    admits: (of, about) => {
      const found = counted.get(of) ?? { count: 0, about, timer: setTimeout(() => close(of), minuteMs).unref() }
      counted.set(of, found)
      found.count += 1
      found.about = about
      return found.count <= maxPerMinute
    },
    flush: () => [...counted.keys()].forEach(close),
  }
}
