// Going down in order: it is said first, so that a proxy sends nobody new; then nothing begins any more, what runs is finished and answered, and every socket
// is told to go as soon as nothing runs on it. Its console comes again by itself, elsewhere where there is another server.
import { setTimeout as wait } from 'node:timers/promises'
import type { ServedHttp } from '../http/serveHttp.ts'
import type { Sockets } from '../socket/openSockets.ts'

const lookIntervalMs = 20
/** Ten seconds, counted in looks: while this process stands still, nothing can be finished. */
const maxLooks = 500
/** For sockets to say that they heard it. */
const farewellMs = 1_500

export interface Draining extends ServedHttp {
  readonly sockets: Sockets
  /** So long, in milliseconds, everything is served on after it was said. */
  readonly delay: number
}

/** @returns how many of the looks are left once it is over, or none are */
const look = async (isOver: () => boolean, looks = maxLooks): Promise<number> => {
  let left = looks
  while (!isOver() && left > 0) {
    await wait(lookIntervalMs)
    left -= 1
  }
  return left
}

const closeHttp = async ({ http, requests }: Draining, looks: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()))
  // An upload or a picture on its way is finished.
  await look(() => requests() === 0, looks)
  http.closeAllConnections()
  await Promise.race([closed, wait(farewellMs)])
}

/** @returns whether everything that ran was finished in time */
export const drain = async (draining: Draining): Promise<boolean> => {
  const { sockets, sayGoing, delay } = draining
  sayGoing()
  await wait(delay)
  const left = await look(() => {
    sockets.sendAway()
    return sockets.running() === 0
  })
  const finished = sockets.running() === 0
  // An answer that was just written still has to leave.
  await wait(lookIntervalMs)
  sockets.closeAll()
  await closeHttp(draining, left)
  return finished
}
