// What the page begins before any code of the console is there: the configs, and for whoever was logged in the socket and the pieces they will need.
// A line that is slow is busy from the first moment. src/client/begun.ts hands on what came of it.

export interface Beginning {
  readonly configs: readonly string[]
  readonly pieces: readonly string[]
  /** Where the socket most likely is. */
  readonly socket: string
  /** Where the browser stores who is logged in. */
  readonly stored: string
  /** Milliseconds after which a piece is asked for in the usual way. */
  readonly patience: number
}

/** Stands in the document as it is written here: it uses nothing from outside of it. */
const begin = ({ configs, pieces, socket, stored, patience }: Beginning): void => {
  const fetched = new Map<string, Promise<Response>>()
  const sockets = new Map<string, WebSocket>()
  const ask = (address: string, options: RequestInit): void => {
    const answer = fetch(address, options)
    answer.catch(() => undefined)
    fetched.set(address, answer)
  }
  const isKnown = (): boolean => {
    try {
      return Boolean(JSON.parse(localStorage.getItem(stored) ?? 'null')?.id)
    } catch {
      return false
    }
  }
  Object.assign(globalThis, { begun: { fetched, sockets } })
  for (const each of configs) ask(each, { cache: 'no-store', credentials: 'same-origin', headers: { accept: 'application/json' } })
  if (!isKnown()) return
  const url = new URL(socket, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  sockets.set(url.href, new WebSocket(url, 'graphql-transport-ws'))
  for (const each of pieces) ask(each, { signal: AbortSignal.timeout(patience) })
}

export const pageScript = (beginning: Beginning): string => `(${begin.toString()})(${JSON.stringify(beginning)})`
