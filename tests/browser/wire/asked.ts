// What a window asked over its socket: every operation with what became of it.
import type { Frame, Staff } from '../story/enter.ts'

export interface Asked {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  /** left: the browser said that it does not want the answer any more. */
  readonly is: 'running' | 'answered' | 'left'
}

type Wire = Pick<Staff, 'sent' | 'received'>

/** The channel of live changes never ends. */
const endless = 'Changes'

const endedIn = (frames: readonly Frame[]): ReadonlySet<string | undefined> =>
  new Set(frames.filter(({ type }) => type === 'complete' || type === 'error').map(({ id }) => id))

/** @param from how many frames had been sent when one began to count */
export const askedSince = ({ sent, received }: Wire, from: number): readonly Asked[] => {
  const [answered, left] = [endedIn(received), endedIn(sent)]
  return sent
    .slice(from)
    .filter(({ type, payload }) => type === 'subscribe' && payload?.operationName !== endless)
    .map(({ id, payload }) => ({
      name: payload?.operationName ?? '',
      variables: payload?.variables ?? {},
      is: answered.has(id) ? 'answered' : left.has(id) ? 'left' : 'running',
    }))
}

/** All that was drawn has asked for what it needs, and everything is answered. */
export const atRest = async ({ page, sent, received }: Wire & Pick<Staff, 'page'>): Promise<void> => {
  let seen = -1
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))))
    const running = askedSince({ sent, received }, 0).some(({ is }) => is === 'running')
    if (!running && seen === sent.length) return
    seen = sent.length
  }
}
