// What leaves a socket compressed (permessage-deflate), where the browser takes it: a page of a list is a ninth of its size then (docs/decisions/007).
import type { ServerOptions } from 'ws'

/** Below, a message fits into few packets anyway: events, answers of changes, one-time codes. */
const minCompressedBytes = 4 * 1_024

/** Each message by itself: nothing is kept for a socket that is silent, and none tells by its length what another held. */
export const compression = {
  threshold: minCompressedBytes,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
} as const satisfies ServerOptions['perMessageDeflate']
