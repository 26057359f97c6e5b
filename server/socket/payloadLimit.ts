// Messages are small until the socket has said who it is, larger afterwards. ws takes one limit a server, so the receiver's is raised.
import type { WebSocket } from 'ws'

export const maxBytesBeforeAck = 8 * 1_024
export const maxBytesAfterAck = 256 * 1_024

/** Without the receiver that ws has today nothing is raised: the small limit stays. */
export const raiseLimit = (socket: WebSocket): void => {
  const receiver: unknown = Reflect.get(socket, '_receiver')
  if (typeof receiver === 'object' && receiver !== null && Reflect.get(receiver, '_maxPayload') === maxBytesBeforeAck)
    Reflect.set(receiver, '_maxPayload', maxBytesAfterAck)
}
