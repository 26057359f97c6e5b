// Going down in order: nothing new begins, what runs is finished and answered, then every socket is told to come back later.
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from 'node:http'
import type { Sockets } from '../socket/openSockets.ts'

const drainTimeoutMs = 10_000
const lookIntervalMs = 20

/** @returns whether everything that ran was finished in time */
export const drain = async (http: Server, sockets: Sockets): Promise<boolean> => {
  sockets.refuseNew()
  const until = performance.now() + drainTimeoutMs
  while (sockets.running() > 0 && performance.now() < until) await wait(lookIntervalMs)
  const finished = sockets.running() === 0
  // An answer that was just written still has to leave.
  await wait(lookIntervalMs)
  sockets.closeAll()
  const closed = new Promise<void>((resolve) => http.close(() => resolve()))
  http.closeIdleConnections()
  await Promise.race([closed, wait(1_500)])
  http.closeAllConnections()
  return finished
}
