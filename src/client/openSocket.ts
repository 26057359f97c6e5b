// The one websocket: opens it, tries again without end, and says when it is up, down or refused.
import { createClient, type Client } from 'graphql-ws/client'
import { questionId, takeSocket } from './begun.ts'
import { isEnding, type Ending } from './Ending.ts'
import { hearTime } from './serverNow.ts'

/** A browser tries one connection for minutes, long after the network is back. This one gives up in time, so that the next try comes. */
const openTimeoutMs = 10_000

const closeUnopened = (socket: WebSocket): WebSocket => {
  const timer = setTimeout(() => socket.close(), openTimeoutMs)
  const done = (): void => clearTimeout(timer)
  socket.addEventListener('open', done)
  socket.addEventListener('close', done)
  return socket
}

/** Whoever is handed an open one waits for it to open all the same. */
const tellOpen = (socket: WebSocket): WebSocket => {
  if (socket.readyState === WebSocket.OPEN) setTimeout(() => socket.dispatchEvent(new Event('open')))
  return socket
}

/** The browser's WebSocket, which closes where it has not opened within ten seconds; the first one may be the page's own. */
const patientSocket = (): typeof WebSocket =>
  new Proxy(WebSocket, {
    construct: (Socket, [url, protocols]: [string, string]) => closeUnopened(tellOpen(takeSocket(url) ?? new Socket(url, protocols))),
  })

/** Why the server closed for good: 4403 with its reason. */
export type Refusal = 'expired' | 'view as' | Ending

export interface SocketOptions {
  readonly url: string
  /** Who the tab believes is logged in; '0' = nobody. */
  readonly userId: () => string
  /** A role to look as. */
  readonly viewAs?: () => string | undefined
  readonly onUp?: (again: boolean) => void
  readonly onDown?: () => void
  /** An answer is overdue, or came after all. */
  readonly onQuiet?: (quiet: boolean) => void
  readonly onRefused?: (refusal: Refusal) => void
  /** False for a socket that is to give up at once, unless it was closed before anything was asked on it. */
  readonly endless?: boolean
}

const maxRetryPauseMs = 10_000
/** So that a silence is told of within five seconds. */
const pingIntervalMs = 2_500
const overdueAfterMs = 2_000
const pongTimeoutMs = 5_000
const forbiddenCode = 4403
/** The server heard no init in time: whoever stood still for a moment comes again. */
const unheardCode = 4408
const maxUnheard = 3

interface Closing {
  readonly code: number
  readonly reason: string
}
const isClosing = (value: unknown): value is Closing => typeof value === 'object' && value !== null && 'code' in value && 'reason' in value

/** The refusal in what a socket failed with, if it is one. */
export const refusalOf = (failure: unknown): Refusal | undefined => {
  if (!isClosing(failure) || failure.code !== forbiddenCode) return undefined
  const { reason } = failure
  return reason === 'expired' || reason === 'view as' || isEnding(reason) ? reason : 'ended'
}

/** Half a second, doubled up to ten, with chance in it; at once when the network says it is back. */
const waitToRetry = async (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const most = Math.min(maxRetryPauseMs, 500 * 2 ** tries)
    const done = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, most / 2 + (Math.random() * most) / 2)
    window.addEventListener('online', done)
  })

/** ws:// or wss:// for an address, which may be a path of our own origin. */
export const socketAddress = (address: string): string => {
  const url = new URL(address, location.href)
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:'
  return url.href
}

export const openSocket = ({ url, userId, viewAs, onUp, onDown, onQuiet, onRefused, endless = true }: SocketOptions): Client => {
  let opened = false
  let silence: ReturnType<typeof setTimeout> | undefined
  let overdue: ReturnType<typeof setTimeout> | undefined
  const heard = (): void => {
    clearTimeout(silence)
    silence = undefined
    clearTimeout(overdue)
    onQuiet?.(false)
  }
  const awaitSound = (): void => {
    clearTimeout(silence)
    silence = setTimeout(() => client.terminate(), pongTimeoutMs)
  }
  const client = createClient({
    url: socketAddress(url),
    webSocketImpl: patientSocket(),
    connectionParams: () => ({ prefix: 'admin', userId: userId(), viewAs: viewAs?.() }),
    generateID: questionId,
    keepAlive: pingIntervalMs,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: endless ? Infinity : maxUnheard,
    retryWait: waitToRetry,
    shouldRetry: (failure) => (endless ? refusalOf(failure) === undefined : isClosing(failure) && failure.code === unheardCode),
    on: {
      connected: (_socket, acknowledged) => {
        hearTime(acknowledged?.['time'])
        onUp?.(opened)
        opened = true
      },
      // A peer that has vanished closes nothing: one unanswered ping, nothing else for a while, and the socket is taken for lost.
      ping: (received) => {
        if (received) return
        overdue = setTimeout(() => onQuiet?.(true), overdueAfterMs)
        awaitSound()
      },
      // On a slow line the answer to a ping comes behind all others: whatever comes says that somebody is there.
      message: () => {
        if (silence !== undefined) awaitSound()
      },
      pong: (received) => {
        if (received) heard()
      },
      closed: (event) => {
        onDown?.()
        heard()
        const refusal = refusalOf(event)
        if (refusal) onRefused?.(refusal)
      },
    },
  })
  // One that is let go before it has opened is told in vain that it did not.
  return { ...client, dispose: () => Promise.resolve(client.dispose()).catch(() => undefined) }
}
