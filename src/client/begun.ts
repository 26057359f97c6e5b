// What the page began before the console's code was there (scripts/beginPage.ts), each for the first who asks. Nothing in development.
import { hearTime } from './serverNow.ts'

/** A socket on which the page has spoken already. */
interface BegunSocket {
  readonly socket: WebSocket
  /** What was said, and is not to be said again: how one enters, and then the questions, which go when that is heard. */
  readonly said: readonly string[]
  readonly heard: readonly MessageEvent<string>[]
  /** Gathers what is heard. */
  readonly hear: (event: MessageEvent<string>) => void
}

interface Begun {
  readonly fetched: Map<string, Promise<Response>>
  readonly sockets: Map<string, BegunSocket>
}

interface Message {
  readonly id?: string
  readonly type?: string
  readonly payload?: { readonly time?: unknown }
}

const { begun } = globalThis as { readonly begun?: Begun }
const messageIn = (text: string): Message => JSON.parse(text) as Message

const take = <T>(all: Map<string, T> | undefined, address: string): T | undefined => {
  const found = all?.get(address)
  all?.delete(address)
  return found
}

/** An answer that is on its way, as a fetch gives it. */
export const takeFetched = (address: string): Promise<Response> | undefined => take(begun?.fetched, address)

/** The page's questions, each with the id under which it was asked: there before anybody takes the socket. */
const questions = new Map(
  [...(begun?.sockets.values() ?? [])].flatMap(({ said }) =>
    said.slice(1).map((text) => {
      const { id = '', payload } = messageIn(text)
      return [JSON.stringify(payload), id] as const
    }),
  ),
)
let asked = 0

/** The page's id where it asked the same, once; a new one else. */
export const questionId = (payload: object): string => take(questions, JSON.stringify(payload)) ?? `q${(asked += 1)}`

/** As graphql-ws ends a connection that is to be opened anew. */
const terminatedCode = 4499
/** Whoever has not asked by then came here in another way. */
const keptMs = 5_000

/** Whoever takes it says all of it once more, and hears what came meanwhile when they do. Who would enter as somebody else begins anew. */
const resume = ({ socket, said, heard, hear }: BegunSocket): WebSocket => {
  const unsaid = new Set(said)
  const untold = new Map(said.map((text): [string, MessageEvent<string>[]] => [messageIn(text).id ?? '', []]))
  const [, live, ...others] = untold.keys()
  /** Whatever has changed makes the other answers old. */
  const forget = (): void => {
    for (const [payload, id] of questions) if (id !== live) questions.delete(payload)
    for (const id of others) untold.delete(id)
  }
  const keep = (event: MessageEvent<string>): boolean => {
    const { id = '', type } = messageIn(event.data)
    if (id === live && type === 'next') forget()
    untold.get(id)?.push(event)
    return untold.has(id)
  }
  // Not by whether the browser made them: what stands before its socket makes all of them by itself.
  const told = new WeakSet<Event>()
  const filter = (event: MessageEvent<string>): void => {
    if (untold.size === 0) socket.removeEventListener('message', filter)
    else if (!told.has(event) && keep(event)) event.stopImmediatePropagation()
  }
  for (const event of heard) keep(event)
  setTimeout(forget, keptMs)
  socket.removeEventListener('message', hear)
  socket.addEventListener('message', filter)
  const tell = (id: string): void => {
    const all = untold.get(id) ?? []
    untold.delete(id)
    for (const { data, timeStamp } of all) {
      const event = new MessageEvent('message', { data })
      told.add(event)
      socket.dispatchEvent(event)
      // Whoever was told of the server's time took it for that of now.
      hearTime(messageIn(data).payload?.time, timeStamp)
    }
  }
  const send = socket.send.bind(socket)
  socket.send = (text) => {
    if (typeof text !== 'string' || unsaid.size === 0) return send(text)
    const { id = '', type } = messageIn(text)
    if (unsaid.delete(text)) return queueMicrotask(() => tell(id))
    return type === 'connection_init' ? socket.close(terminatedCode, 'begun by another') : send(text)
  }
  return socket
}

/** A socket that is opening, or open. */
export const takeSocket = (address: string): WebSocket | undefined => {
  const found = take(begun?.sockets, address)
  return found && found.socket.readyState <= WebSocket.OPEN ? resume(found) : undefined
}
