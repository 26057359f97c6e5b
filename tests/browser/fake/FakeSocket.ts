// The server's side of graphql-transport-ws, as far as the console uses it, with a hand on everything that can go wrong.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { keptTo } from './keptTo.ts'

export interface Asked {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly auto: boolean
  readonly query: string
  readonly hash: string
  readonly userId: string
}

/** An answer's data, errors, or nothing at all (it never answers). */
export type Answer = { readonly data: unknown } | { readonly errors: readonly unknown[] } | 'never'
export const data = (answer: unknown): Answer => ({ data: { answer } })
export type Answers = (asked: Asked) => Answer | Promise<Answer>

interface Open {
  readonly socket: WebSocket
  userId: string
  /** Ids of running subscriptions to changes. */
  readonly listening: Set<string>
}

export class FakeSocket {
  readonly asked: Asked[] = []
  readonly open = new Set<Open>()
  /** Refuses every socket that comes, as if the network were gone. */
  down = false
  /** Says why an init is refused, with 4403. */
  refuses: (userId: string) => string | undefined = () => undefined
  readonly #broken: unknown[] = []
  readonly #server = new WebSocketServer({ noServer: true, handleProtocols: () => 'graphql-transport-ws' })
  readonly #answers: Answers

  constructor(answers: Answers) {
    this.#answers = answers
  }

  upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): void {
    if (this.down) return void duplex.destroy()
    this.#server.handleUpgrade(request, duplex, head, (socket) => this.#take(socket))
  }

  /** Tells every tab of a change. */
  tell(change: Readonly<Record<string, unknown>>): void {
    const payload = { data: { answer: { __typename: 'Change', ...change } } }
    for (const each of this.open) for (const id of each.listening) each.socket.send(JSON.stringify({ id, type: 'next', payload }))
  }

  /** @throws what an answer broke that no server could have given: nobody else would hear of it */
  ensureWhole(): void {
    const [odd] = this.#broken.splice(0)
    if (odd !== undefined) throw odd
  }

  close(code: number, reason: string): void {
    for (const each of this.open) each.socket.close(code, reason)
  }

  cut(): void {
    for (const each of this.open) each.socket.terminate()
  }

  count(name: string): number {
    return this.asked.filter((each) => each.name === name).length
  }

  #take(socket: WebSocket): void {
    const open: Open = { socket, userId: '', listening: new Set() }
    socket.on('message', (text: Buffer) => {
      this.#message(open, JSON.parse(text.toString()) as Message).catch((odd: unknown) => void this.#broken.push(odd))
    })
    socket.on('close', () => this.open.delete(open))
  }

  async #message(open: Open, message: Message): Promise<void> {
    if (message.type === 'ping') return open.socket.send(JSON.stringify({ type: 'pong' }))
    if (message.type === 'complete') return void open.listening.delete(message.id)
    if (message.type === 'connection_init') return this.#init(open, message.payload)
    if (message.type !== 'subscribe') return
    const { operationName: name, variables, query, extensions } = message.payload
    const asked: Asked = {
      name,
      variables,
      query,
      auto: extensions.auto === true,
      hash: extensions.persistedQuery.sha256Hash,
      userId: open.userId,
    }
    this.asked.push(asked)
    if (name === 'Changes') return void open.listening.add(message.id)
    const answer = await this.#answers(asked)
    if (answer === 'never') return
    const payload = 'data' in answer && answer.data !== null ? { data: await keptTo(asked.hash, variables, answer.data) } : answer
    open.socket.send(JSON.stringify({ id: message.id, type: 'next', payload }))
    open.socket.send(JSON.stringify({ id: message.id, type: 'complete' }))
  }

  #init(open: Open, payload: { readonly prefix?: string; readonly userId?: string }): void {
    open.userId = payload.userId ?? ''
    const why = payload.prefix === 'admin' ? this.refuses(open.userId) : 'prefix'
    if (why !== undefined) return open.socket.close(4403, why)
    this.open.add(open)
    open.socket.send(JSON.stringify({ type: 'connection_ack' }))
  }
}

type Message =
  | { readonly type: 'connection_init'; readonly payload: { readonly prefix?: string; readonly userId?: string } }
  | { readonly type: 'ping' | 'pong' }
  | { readonly type: 'complete'; readonly id: string }
  | {
      readonly type: 'subscribe'
      readonly id: string
      readonly payload: {
        readonly operationName: string
        readonly variables: Readonly<Record<string, unknown>>
        readonly query: string
        readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string }; readonly auto?: boolean }
      }
    }
