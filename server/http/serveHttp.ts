// The server's HTTP as a whole: its routes, how much is being answered, and from when it says that it goes down.
import type { Server } from 'node:http'
import type { AddressOf } from './addressOf.ts'
import { allRoutes, type RouteParts } from './allRoutes.ts'
import { openHttp } from './openHttp.ts'
import type { Route } from './router.ts'

export interface ServedHttp {
  /** Not listening yet. */
  readonly http: Server
  /** How many requests are being answered: uploads and pictures on their way too. */
  readonly requests: () => number
  /** GET /healthz says from now on that the server goes. */
  readonly sayGoing: () => void
}

export interface HttpServing extends Omit<RouteParts, 'isGoing'> {
  readonly addressOf: AddressOf
  /** Stands around the routes. */
  readonly around?: ((routes: readonly Route[]) => readonly Route[]) | undefined
}

/** Counts from now on. */
const countRequests = (http: Server): ServedHttp['requests'] => {
  let count = 0
  http.on('request', (_incoming, outgoing) => {
    count += 1
    outgoing.once('close', () => (count -= 1))
  })
  return () => count
}

export const serveHttp = ({ addressOf, around, ...parts }: HttpServing): ServedHttp => {
  let going = false
  const isGoing = (): boolean => going
  const routes = allRoutes({ ...parts, isGoing })
  const http = openHttp({ routes: around?.(routes) ?? routes, secure: parts.options.secure, addressOf, isGoing })
  return { http, requests: countRequests(http), sayGoing: () => (going = true) }
}
