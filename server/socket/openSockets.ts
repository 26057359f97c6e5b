// GraphQL over websocket (graphql-transport-ws): who may open one, what travels on it, and how all are closed.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Kind, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Gate, Prepared } from '../authorize/gate.ts'
import { faultToError } from '../faultToError.ts'
import type { AddressOf } from '../http/addressOf.ts'
import { securityLines } from '../http/bareAnswer.ts'
import { readSessionCookie } from '../http/cookies.ts'
import { isOurs } from '../http/isOurs.ts'
import { logFault } from '../log.ts'
import type { Sessions } from '../session/sessions.ts'
import { awaitInit } from './awaitInit.ts'
import { compression } from './compression.ts'
import { closeCodes, Connection } from './Connection.ts'
import { keepAlive } from './keepAlive.ts'
import { onConnect, type Meeting } from './onConnect.ts'
import { maxBytesBeforeAck, raiseLimit } from './payloadLimit.ts'
import { refuseUpgrade } from './refuseUpgrade.ts'
import { senderOn } from './sender.ts'
import { UpgradeLimits } from './UpgradeLimits.ts'
import type { Places } from './countPlaces.ts'
import { isQuestion } from './isQuestion.ts'

export interface SocketParts {
  /** /graphql */
  readonly path: string
  readonly schema: GraphQLSchema
  readonly gate: Gate
  readonly sessions: Sessions
  readonly places: Places
  readonly beginToViewAs: Meeting['beginToViewAs']
  readonly origins: readonly string[]
  readonly secure: boolean
  readonly addressOf: AddressOf
  /** Told of every socket that is closed. */
  readonly onClosed: (connection: Connection) => void
}

/** Of this moment. */
export interface SocketCounts {
  readonly nobody: number
  /** With a session. */
  readonly staff: number
  readonly subscriptions: number
}

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Nothing new is taken from now on: no socket, and no question on one. Whose answers are out is told to go; what it asked meanwhile it asks elsewhere. */
  sendAway(): void
  /** Operations running now. */
  running(): number
  counts(): SocketCounts
  closeAll(): void
}

interface Extra {
  readonly connection: Connection
  readonly socket: WebSocket
  readonly onLeave: (leave: () => void) => void
  readonly heardInit: () => void
  readonly acknowledged: () => void
}

/** Answers on their way count too: an operation is over when its answer has left. */
const maxUnderWay = 64

/** The arguments of an execution, with what the gate made ready of it. */
const toArgs = (schema: GraphQLSchema, prepared: Prepared): ExecutionArgs => ({
  schema,
  document: { kind: Kind.DOCUMENT, definitions: [prepared.document.definition] },
  rootValue: undefined,
  contextValue: prepared,
})

const protocolServer = ({
  schema,
  gate,
  sessions,
  places,
  beginToViewAs,
}: SocketParts): ReturnType<typeof makeServer<Record<string, unknown>, Extra>> =>
  makeServer<Record<string, unknown>, Extra>({
    // The library's own is a clock (awaitInit).
    connectionInitWaitTimeout: 0,
    onConnect: async ({ connectionParams, extra: { connection, socket, onLeave, heardInit, acknowledged } }) => {
      heardInit()
      const stays = await onConnect(connection, connectionParams, { sessions, places, beginToViewAs, onLeave })
      if (!stays) return false
      raiseLimit(socket)
      acknowledged()
      // A computer's own clock may be wrong, and what it asks has to fit the time here.
      return { time: Date.now() }
    },
    onSubscribe: ({ extra: { connection, socket }, subscriptions }, _id, payload) => {
      try {
        if (Object.keys(subscriptions).length > maxUnderWay) socket.close(closeCodes.tooMany, 'too many operations')
        return toArgs(schema, gate.prepare(connection, payload))
      } catch (error) {
        return [faultToError(error, 'prepare')]
      }
    },
    execute: (args) => gate.run((args as { readonly contextValue: Prepared }).contextValue),
    subscribe: (args) => gate.subscribe((args as { readonly contextValue: Prepared }).contextValue),
  })

class OpenSockets implements Sockets {
  readonly #parts: SocketParts
  readonly #limits = new UpgradeLimits()
  readonly #open = new Map<WebSocket, Connection>()
  readonly #alive = keepAlive()
  readonly #inits = awaitInit()
  readonly #protocol: ReturnType<typeof protocolServer>
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: maxBytesBeforeAck,
    perMessageDeflate: compression,
    clientTracking: false,
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  })
  #refusing = false

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#protocol = protocolServer(parts)
    this.#server.on('headers', (lines) => lines.push(...securityLines(parts.secure)))
    this.#server.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400, 'This is no handshake of a websocket', parts.secure))
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const { path, origins, secure, addressOf } = this.#parts
    const { headers, url } = request
    if (this.#refusing) return refuseUpgrade(socket, 503, 'The server is going down', secure)
    if (url?.split('?')[0] !== path) return refuseUpgrade(socket, 404, 'Not found', secure)
    const address = addressOf(request)
    if (!isOurs({ headers, ip: address, path }, origins)) return refuseUpgrade(socket, 403, 'This origin may not connect', secure)
    if (headers['sec-websocket-protocol'] !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
      return refuseUpgrade(socket, 400, `The only subprotocol is ${GRAPHQL_TRANSPORT_WS_PROTOCOL}`, secure)
    const admission = this.#limits.enter(address)
    if (!admission) return refuseUpgrade(socket, 429, 'Too many sockets that have not said who they are', secure)
    socket.once('close', admission.leave)
    const token = readSessionCookie(headers, secure)
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#opened(opened, socket, new Connection(address, token, (code, reason) => opened.close(code, reason)), admission.leave),
    )
  }

  sendAway(): void {
    this.#refusing = true
    for (const [socket, { running }] of this.#open) if (running === 0) this.#close(socket)
  }

  running(): number {
    return [...this.#open.values()].reduce((sum, { running }) => sum + running, 0)
  }

  counts(): SocketCounts {
    const connections = [...this.#open.values()]
    const staff = connections.filter(({ session }) => session).length
    const subscriptions = connections.reduce((sum, each) => sum + each.subscriptions, 0)
    return { nobody: connections.length - staff, staff, subscriptions }
  }

  closeAll(): void {
    this.#alive.stop()
    for (const socket of this.#open.keys()) this.#close(socket)
  }

  #close(socket: WebSocket): void {
    if (socket.readyState !== socket.OPEN) return
    socket.close(closeCodes.goingAway, 'the server is going down')
    setTimeout(() => socket.terminate(), 1_000).unref()
  }

  #opened(socket: WebSocket, wire: Duplex, connection: Connection, acknowledged: () => void): void {
    const leaving: (() => void)[] = []
    const onLeave = (leave: () => void): void => {
      if (this.#open.has(socket)) leaving.push(leave)
      else leave()
    }
    this.#open.set(socket, connection)
    this.#alive.watch(socket)
    this.#inits.watch(socket)
    // A frame that breaks the protocol: ws closes the socket with the code for it.
    socket.on('error', () => undefined)
    const closed = this.#protocol.opened(
      {
        protocol: socket.protocol,
        send: senderOn(socket, wire),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) =>
          socket.on('message', (bytes) => {
            // The library's buffers are Buffers: binaryType is nodebuffer.
            const text = (bytes as Buffer).toString()
            if (this.#refusing && isQuestion(text)) return
            hear(text).catch((error: unknown) => {
              logFault('a message could not be handled', error)
              socket.close(closeCodes.tryAgain, 'try again later')
            })
          }),
      },
      { connection, socket, onLeave, heardInit: () => this.#inits.heard(socket), acknowledged },
    )
    socket.once('close', (code, reason) => {
      this.#open.delete(socket)
      leaving.forEach((leave) => leave())
      this.#parts.onClosed(connection)
      closed(code, reason.toString()).catch((error: unknown) => logFault('a socket could not be closed', error))
    })
  }
}

export const openSockets = (parts: SocketParts): Sockets => new OpenSockets(parts)
