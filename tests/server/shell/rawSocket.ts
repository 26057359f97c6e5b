// A socket without a client library: for what no honest client sends.
import { WebSocket } from 'ws'
import { until } from '../processes/until.ts'

export interface Raw {
  readonly socket: WebSocket
  readonly messages: Readonly<Record<string, unknown>>[]
  readonly send: (message: unknown) => void
  /** The next message that fits, also among those already there. */
  readonly next: (fits: (message: Readonly<Record<string, unknown>>) => boolean) => Promise<Readonly<Record<string, unknown>>>
  /** Code and reason of the close, or the HTTP code of a refused upgrade. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
}

export interface RawOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly protocols?: readonly string[]
  /** Whether it offers to compress, as browsers do. */
  readonly compresses?: boolean
}

const opened: WebSocket[] = []

export const openRaw = (
  origin: string,
  { headers = { origin }, protocols = ['graphql-transport-ws'], compresses = false }: RawOptions = {},
): Raw => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, [...protocols], {
    headers,
    perMessageDeflate: compresses && { threshold: 0 },
  })
  opened.push(socket)
  const messages: Readonly<Record<string, unknown>>[] = []
  socket.on('message', (text) => messages.push(JSON.parse((text as Buffer).toString()) as Readonly<Record<string, unknown>>))
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve({ code: response.statusCode ?? 0, reason: '' })
      response.resume()
      socket.terminate()
    })
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    socket.on('error', (error) => resolve({ code: 0, reason: error.message }))
  })
  const waiting: string[] = []
  socket.on('open', () => waiting.splice(0).forEach((each) => socket.send(each)))
  return {
    socket,
    messages,
    closed,
    send: (message) => {
      const text = typeof message === 'string' ? message : JSON.stringify(message)
      if (socket.readyState === socket.OPEN) socket.send(text)
      else waiting.push(text)
    },
    next: async (fits) => {
      if (await until(() => messages.some(fits))) return messages.find(fits) ?? {}
      throw new Error(`not among ${JSON.stringify(messages).slice(0, 500)}`)
    },
  }
}

/** One of the person 1, who has this cookie, once it may ask. */
export const openKnown = async (origin: string, cookie: string, compresses = false): Promise<Raw> => {
  const socket = openRaw(origin, { headers: { origin, cookie }, compresses })
  socket.send({ type: 'connection_init', payload: { prefix: 'admin', userId: '1' } })
  await socket.next(({ type }) => type === 'connection_ack')
  return socket
}

export const closeRaw = async (): Promise<void> => {
  for (const socket of opened.splice(0)) socket.terminate()
  await new Promise((resolve) => setTimeout(resolve, 30))
}
