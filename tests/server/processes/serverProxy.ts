// A proxy in front of server processes, as small as one can be that does what real ones do: in turn to those that are healthy by /healthz, another one where
// nothing has gone out yet, and a word for every request that came to nothing.
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface ServerProxy {
  /** http://127.0.0.1:12345 */
  readonly url: string
  readonly add: (server: string) => void
  readonly remove: (server: string) => void
  /** Those that it sends to. */
  readonly healthy: () => readonly string[]
  /** What came to nothing, in words. */
  readonly failed: readonly string[]
  readonly stop: () => Promise<void>
}

const healthIntervalMs = 100

/** One that takes its time on a slow machine is not ill, nor is one whose database does: only a hang is, and what goes down. */
const isHealthy = (server: string): Promise<boolean> =>
  fetch(`${server}/healthz`, { signal: AbortSignal.timeout(30_000), headers: { connection: 'close' } })
    .then((answer) => answer.json())
    .then(
      ({ state }: { readonly state: string }) => state === 'ok' || state === 'degraded',
      () => false,
    )

/** Whoever stands in front of this one has said it already. */
const forwarded = ({ headers, socket }: IncomingMessage): IncomingMessage['headers'] => ({
  ...headers,
  'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress,
})

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** @returns whether there was an answer */
const pass = (server: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    const { url, method } = incoming
    const asking = ask(`${server}${url}`, { method, headers: forwarded(incoming), agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
      resolve(true)
    })
    asking.once('error', () => resolve(false))
    asking.end(body)
  })

const reach = (server: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const line = connect(Number(new URL(server).port), '127.0.0.1', () => resolve(line))
    line.once('error', () => resolve(undefined))
  })

const headOf = (incoming: IncomingMessage): string => {
  const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${String(value)}`)
  return `${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

const join = (one: Duplex, other: Duplex): void => {
  for (const [from, to] of [[one, other] as const, [other, one] as const]) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}

export const openServerProxy = async (): Promise<ServerProxy> => {
  const state = new Map<string, boolean>()
  const failed: string[] = []
  const sockets = new Set<Duplex>()
  let turn = 0
  const healthy = (): readonly string[] => [...state].flatMap(([server, good]) => (good ? [server] : []))
  /** The healthy ones, beginning with the one whose turn it is. */
  const inTurn = (): readonly string[] => {
    const good = healthy()
    const from = (turn += 1) % Math.max(1, good.length)
    return [...good.slice(from), ...good.slice(0, from)]
  }
  const http = createServer((incoming, outgoing) => {
    const passOn = async (body: Buffer): Promise<void> => {
      for (const server of inTurn()) if (await pass(server, incoming, body, outgoing)) return
      failed.push(`${incoming.method} ${incoming.url}`)
      outgoing.writeHead(503).end()
    }
    // Whoever does not send it whole has hung up.
    void bodyOf(incoming).then(passOn, () => outgoing.destroy())
  })
  http.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    void (async () => {
      for (const server of inTurn()) {
        const line = await reach(server)
        if (!line) continue
        line.write(headOf(incoming))
        line.write(head)
        return join(socket, line)
      }
      failed.push(`socket ${incoming.url}`)
      return socket.destroy()
    })()
  })
  const looked = new Set<string>()
  const look = async (server: string): Promise<void> => {
    if (looked.has(server)) return
    looked.add(server)
    const good = await isHealthy(server)
    looked.delete(server)
    if (state.has(server)) state.set(server, good)
  }
  const looking = setInterval(() => void Promise.all([...state.keys()].map(look)), healthIntervalMs)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    add: (server) => state.set(server, false),
    remove: (server) => state.delete(server),
    healthy,
    failed,
    stop: async () => {
      clearInterval(looking)
      for (const socket of sockets) socket.destroy()
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}
