// A pooler in transaction mode, as small as one can be: whoever comes logs in on a connection of PostgreSQL, which then belongs to all; who asks gets one of
// them until the transaction is over. Of the protocol it reads only where a message ends, and what ReadyForQuery says.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

type Taker = (message: Buffer) => void

const [readyForQuery, terminate, idle] = ['Z', 'X', 'I']

/** Messages as they end. @param untyped the first one of a client has no type */
const messages = (socket: Socket, untyped: boolean, take: Taker): void => {
  let rest = Buffer.alloc(0)
  let bare = untyped
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const from = bare ? 0 : 1
      if (rest.length < from + 4) return
      const size = from + rest.readInt32BE(from)
      if (rest.length < size) return
      const message = rest.subarray(0, size)
      rest = rest.subarray(size)
      bare = false
      take(message)
    }
  })
}

interface Line {
  readonly socket: Socket
  /** Who it answers at present. */
  client: Client | undefined
}

interface Client {
  readonly socket: Socket
  line: Line | undefined
  waiting: Buffer[]
}

export class Pooler {
  readonly #free: Line[] = []
  readonly #lines: Line[] = []
  readonly #queue: Client[] = []
  readonly #clients = new Set<Socket>()
  readonly #server: Server

  /** @param url of a database that is reached by a socket in a folder, as the embedded one is */
  constructor(url: string) {
    const { port, searchParams } = new URL(url)
    const database = `${searchParams.get('host')}/.s.PGSQL.${port}`
    this.#server = createServer((socket) => this.#met(socket, database))
  }

  /** @returns the url with this in place of the database */
  async listen(url: string): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const pooled = new URL(url)
    pooled.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    pooled.search = ''
    return pooled.href
  }

  async stop(): Promise<void> {
    for (const { socket } of this.#lines) socket.destroy()
    for (const socket of this.#clients) socket.destroy()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #met(socket: Socket, database: string): void {
    const line: Line = { socket: connect(database), client: undefined }
    const client: Client = { socket, line, waiting: [] }
    line.client = client
    this.#lines.push(line)
    this.#clients.add(socket)
    for (const each of [socket, line.socket]) each.on('error', () => undefined)
    messages(socket, true, (message) => this.#asked(client, message))
    messages(line.socket, false, (message) => this.#answered(line, message))
  }

  #asked(client: Client, message: Buffer): void {
    if (message.toString('latin1', 0, 1) === terminate && message.length === 5) return void client.socket.end()
    client.line ??= this.#lend(client)
    if (client.line) client.line.socket.write(message)
    else {
      client.waiting.push(message)
      if (!this.#queue.includes(client)) this.#queue.push(client)
    }
  }

  #lend(client: Client): Line | undefined {
    const line = this.#free.pop()
    if (line) line.client = client
    return line
  }

  #answered(line: Line, message: Buffer): void {
    line.client?.socket.write(message)
    const isOver = message.toString('latin1', 0, 1) === readyForQuery && message.toString('latin1', 5, 6) === idle
    if (!isOver || !line.client) return
    line.client.line = undefined
    line.client = undefined
    this.#free.push(line)
    const next = this.#queue.shift()
    if (!next) return
    next.line = this.#lend(next)
    for (const each of next.waiting.splice(0)) next.line?.socket.write(each)
  }
}
