// A server of one's own for the shell's tests: the built console under its strict policy, the two configs, the cookie, the socket.
import { once } from 'node:events'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { consolePolicy } from '../../../server/http/securityHeaders.ts'
import { FakeSocket, type Answers } from './FakeSocket.ts'

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

export interface FakeOptions {
  readonly dist: string
  readonly answers: Answers
  readonly local?: Readonly<Record<string, unknown>>
  readonly backend?: Readonly<Record<string, unknown>>
}

export class FakeServer {
  readonly socket: FakeSocket
  readonly requested: string[] = []
  /** Paths that answer 500 as often as said. */
  readonly failing = new Map<string, number>()
  local: Readonly<Record<string, unknown>>
  backend: Readonly<Record<string, unknown>>
  readonly #dist: string
  readonly #server: Server

  constructor({ dist, answers, local = {}, backend = {} }: FakeOptions) {
    this.#dist = dist
    this.local = local
    this.backend = backend
    this.socket = new FakeSocket(answers)
    this.#server = createServer((request, response) => this.#answer(request, response))
    this.#server.on('upgrade', (request, duplex, head) => this.socket.upgrade(request, duplex, head))
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.socket.cut()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
    this.socket.ensureWhole()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (request.url ?? '/').split('?')
    this.requested.push(`${request.method} ${path}`)
    const failures = this.failing.get(path) ?? 0
    if (failures > 0) {
      this.failing.set(path, failures - 1)
      return void response.writeHead(500).end('broken')
    }
    if (path === '/admin/config.json') return json(response, this.local)
    if (path === '/api/system-settings/frontend-config') return json(response, this.backend)
    if (path === '/api/session') return void response.writeHead(204).end()
    this.#console(path, response)
  }

  #console(path: string, response: ServerResponse): void {
    const file = join(this.#dist, path.replace(/^\/admin\//, ''))
    if (path.startsWith('/admin/assets/')) {
      if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
      response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream')
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      return void createReadStream(file).pipe(response)
    }
    const nonce = randomBytes(16).toString('base64')
    response.setHeader('content-security-policy', consolePolicy({ nonce, elsewhere: [], sockets: [] }))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.end(readFileSync(join(this.#dist, 'index.html'), 'utf8').replaceAll('__CSP_NONCE__', nonce))
  }
}

const json = (response: ServerResponse, value: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(value))
