// Messages are small until the socket has said who it is, larger afterwards. ws takes one limit a server, so the receiver's is raised, and with it that of
// whatever unfolds what came compressed: a small frame may hold a large message.
import type { WebSocket } from 'ws'

export const maxBytesBeforeAck = 8 * 1_024
export const maxBytesAfterAck = 256 * 1_024

const raise = (limited: unknown): void => {
  if (typeof limited === 'object' && limited !== null && Reflect.get(limited, '_maxPayload') === maxBytesBeforeAck)
    Reflect.set(limited, '_maxPayload', maxBytesAfterAck)
}

/** Without the receiver that ws has today nothing is raised: the small limit stays. */
export const raiseLimit = (socket: WebSocket): void => {
  const receiver: unknown = Reflect.get(socket, '_receiver')
  raise(receiver)
  if (typeof receiver !== 'object' || receiver === null) return
  const extensions: unknown = Reflect.get(receiver, '_extensions')
  if (typeof extensions === 'object' && extensions !== null) raise(Reflect.get(extensions, 'permessage-deflate'))
}
