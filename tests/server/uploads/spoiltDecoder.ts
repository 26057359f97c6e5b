// The process that decodes, as files would have it that break it: what ends in one of these words makes it loop, eat memory, die or lie. Others are decoded as ever.
import { beDecoder } from '../../../server/decoding/beDecoder.ts'
import { carryOut } from '../../../server/decoding/carryOut.ts'
import type { Order } from '../../../server/decoding/Order.ts'

const held: Buffer[] = []

const deeds: Readonly<Record<string, () => unknown>> = {
  loops: () => {
    for (;;);
  },
  // Keeps its thread busy, so that nothing but another thread can see it.
  eaten: () => {
    for (;;) held.push(Buffer.alloc(16_777_216, 1))
  },
  slain: () => process.kill(process.pid, 'SIGKILL'),
  liars: () => ({ contentType: 7, head: { width: -1, height: {}, maxPixels: 'many' } }),
}

await beDecoder(async (order: Order): Promise<unknown> => {
  const deed = deeds[Buffer.from(order.bytes.subarray(-5)).toString()]
  return deed ? deed() : carryOut(order)
})
