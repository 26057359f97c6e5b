// What the page began before the console's code was there (scripts/beginPage.ts), each for the first who asks. Nothing in development.

interface Begun {
  readonly fetched: Map<string, Promise<Response>>
  readonly sockets: Map<string, WebSocket>
}

const { begun } = globalThis as { readonly begun?: Begun }

const take = <T>(all: Map<string, T> | undefined, address: string): T | undefined => {
  const found = all?.get(address)
  all?.delete(address)
  return found
}

/** An answer that is on its way, as a fetch gives it. */
export const takeFetched = (address: string): Promise<Response> | undefined => take(begun?.fetched, address)

/** A socket that is opening, or open. */
export const takeSocket = (address: string): WebSocket | undefined => {
  const socket = take(begun?.sockets, address)
  return socket && socket.readyState <= WebSocket.OPEN ? socket : undefined
}
