// The HTTP side: configs, session cookie, files and the console itself. Everything else travels on the socket.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable, pipeline, type Duplex } from 'node:stream'
import { Fault } from '../Fault.ts'
import { knownFault } from '../knownFault.ts'
import { log, logFault } from '../log.ts'
import type { AddressOf } from './addressOf.ts'
import { json, plain, type Reply } from './Reply.ts'
import { bareAnswer } from './bareAnswer.ts'
import { openPace, type Pace } from './pace.ts'
import { isCheap, pathOf, route, type Request, type Route } from './router.ts'
import { securityHeaders } from './securityHeaders.ts'

export interface HttpParts {
  readonly routes: readonly Route[]
  readonly secure: boolean
  readonly addressOf: AddressOf
  /** Whether the server goes down: then no connection is kept for a next request. */
  readonly isGoing: () => boolean
  /** Tests have less. */
  readonly patience?: Patience
}

class TooLarge extends Error {}

/** Milliseconds. */
export interface Patience {
  readonly headers: number
  /** With a body that is no file; a file takes as long as it keeps coming. */
  readonly body: number
  /** With a connection on which nothing comes and nothing leaves, unless the server works on what came: whoever reads an answer, or sends a file, is not there. */
  readonly idle: number
}
const usual: Patience = { headers: 10_000, body: 10_000, idle: 60_000 }

const readBody = async (incoming: IncomingMessage, limit: number, patience: number): Promise<string> => {
  const pieces: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => incoming.destroy(), patience)
  try {
    for await (const piece of incoming as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > limit) throw new TooLarge(`a body has at most ${limit} bytes`)
      pieces.push(piece)
    }
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(pieces).toString()
}

/** Too much at once, or the database is away: it passes, so that whoever asks may come again. */
const unavailable = ({ code, template, params, message }: Fault): Reply =>
  json(503, { code, template, params, message }, { 'Retry-After': '2', Connection: 'close' })

const tooMany = ({ ip, path }: Request): Reply => {
  log('warn', 'too much is asked from one address', { ip, path })
  return plain(429, 'Too much is asked from this address; try again', { 'Retry-After': '2', Connection: 'close' })
}

const answer = async (incoming: IncomingMessage, { routes, addressOf, patience = usual }: HttpParts, pace: Pace): Promise<Reply> => {
  const path = pathOf(incoming.url ?? '/')
  if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') return plain(400, 'There is no Host', { Connection: 'close' })
  if (path === undefined) return plain(400, 'This path is not readable')
  const request: Request = {
    method: incoming.method ?? 'GET',
    path,
    query: new URLSearchParams((incoming.url ?? '').split('?')[1] ?? ''),
    headers: incoming.headers,
    incoming,
    ip: addressOf(incoming),
    body: (limit) => readBody(incoming, limit, patience.body),
  }
  try {
    if (!isCheap(routes, request) && !pace.admits(request.ip)) return tooMany(request)
    return await route(routes, request)
  } catch (error) {
    if (error instanceof TooLarge) return plain(413, 'Too large', { Connection: 'close' })
    if (error instanceof Fault && error.code === 'UNAVAILABLE') return unavailable(error)
    const id = logFault('request failed', error, { method: request.method, path })
    const known = knownFault(error)
    if (known?.code === 'UNAVAILABLE') return unavailable(known)
    if (known) return json(507, { code: known.code, template: known.template, params: known.params, message: known.message, id })
    return json(500, { code: 'INTERNAL', template: 'errors.INTERNAL', params: [], message: 'Something went wrong', id })
  }
}

/** What comes is not waited for once it is answered: who drips a body that nobody reads holds no connection. */
const closing = ({ complete }: IncomingMessage): Readonly<Record<string, string>> => (complete ? {} : { Connection: 'close' })

const write = (outgoing: ServerResponse, { code, contentType, body, headers }: Reply, { secure, isGoing }: HttpParts): void => {
  const withBody = outgoing.req.method !== 'HEAD'
  outgoing.writeHead(code, {
    ...securityHeaders(secure),
    ...(isGoing() && { Connection: 'close' }),
    ...(code !== 204 && { 'Content-Type': contentType }),
    ...(code !== 204 && !(body instanceof Readable) && { 'Content-Length': Buffer.byteLength(body) }),
    ...headers,
    ...closing(outgoing.req),
  })
  if (!(body instanceof Readable)) outgoing.end(withBody && code !== 204 ? body : undefined)
  else if (withBody) pipeline(body, outgoing, () => undefined)
  else {
    // A file that was removed meanwhile fails to open even so.
    body.on('error', () => undefined).destroy()
    outgoing.end()
  }
}

/** Browsers open connections ahead and ask on them when they need one. Who has not asked is not answered: it would be read as the answer to what is
 * asked at that moment, where a line that is merely closed is asked on anew. */
const hangUp = (socket: Duplex, secure: boolean): void => {
  if (!socket.writable || (socket instanceof Socket && socket.bytesRead === 0)) socket.destroy()
  else socket.end(bareAnswer(400, 'This request is not readable', secure))
}

/** Not listening yet. */
export const openHttp = (parts: HttpParts): Server => {
  const pace = openPace()
  const { headers, idle } = parts.patience ?? usual
  // A file may take its time, so the request as a whole has none.
  const times = { requestTimeout: 0, headersTimeout: headers, connectionsCheckingInterval: headers / 10 }
  // What node would refuse by itself is refused here: its answers are bare.
  const server = createServer({ ...times, maxHeaderSize: 16_384, requireHostHeader: false }, (incoming, outgoing) => {
    // What is read no further knows its socket no more.
    const { socket } = incoming
    // Once all of it is here it is the server's turn, and a file goes on into a bucket: nobody is idle until they are answered.
    incoming.once('end', () => {
      if (!outgoing.headersSent) socket.setTimeout(0)
    })
    answer(incoming, parts, pace)
      .then((reply) => {
        socket.setTimeout(idle)
        write(outgoing, reply, parts)
      })
      .catch((error: unknown) => {
        logFault('an answer could not be written', error)
        outgoing.destroy()
      })
  })
  server.timeout = idle
  server.on('checkExpectation', (_incoming, outgoing) => write(outgoing, plain(417, 'Nothing but 100-continue is known'), parts))
  server.on('clientError', (_error, socket) => hangUp(socket, parts.secure))
  return server
}
