// Answers an upgrade that is not wanted, before any websocket exists.
import type { Duplex } from 'node:stream'
import { bareAnswer } from '../http/bareAnswer.ts'

/** @param secure TLS stands in front */
export const refuseUpgrade = (socket: Duplex, code: 400 | 403 | 404 | 429 | 503, says: string, secure: boolean): void => {
  socket.end(bareAnswer(code, says, secure), () => socket.destroy())
}
