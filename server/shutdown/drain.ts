// Going down in order: it is said first, so that a proxy sends nobody new; then nothing begins any more, what runs is finished and answered, and every socket
// is told to go as soon as nothing runs on it. Its console comes again by itself, elsewhere where there is another server.
import { setTimeout as wait } from 'node:timers/promises'
import type { ServedHttp } from '../http/serveHttp.ts'
import type { Sockets } from '../socket/openSockets.ts'

const drainTimeoutMs = 10_000
const lookIntervalMs = 20
/** For sockets to say that they heard it. */
const farewellMs = 1_500

export interface Draining extends ServedHttp {
  readonly sockets: Sockets
  /** So long, in milliseconds, everything is served on after it was said. */
  readonly delay: number
}

const closeHttp = async ({ http, requests }: Draining, until: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()))
  // An upload or a picture on its way is finished.
  while (requests() > 0 && performance.now() < until) await wait(lookIntervalMs)
  http.closeAllConnections()
  await Promise.race([closed, wait(farewellMs)])
}

/** @returns whether everything that ran was finished in time */
export const drain = async (draining: Draining): Promise<boolean> => {
  const { sockets, sayGoing, delay } = draining
  sayGoing()
  await wait(delay)
  const until = performance.now() + drainTimeoutMs
  sockets.sendAway()
  while (sockets.running() > 0 && performance.now() < until) {
    await wait(lookIntervalMs)
    sockets.sendAway()
  }
  const finished = sockets.running() === 0
  // An answer that was just written still has to leave.
  await wait(lookIntervalMs)
  sockets.closeAll()
  await closeHttp(draining, until)
  return finished
}
