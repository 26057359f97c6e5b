// The process that decodes, as files would have it that break it: what ends in one of these words makes it loop, eat memory, die, lie or stand still. Others are decoded as ever.
import { beDecoder } from '../../../server/decoding/beDecoder.ts'
import { carryOut } from '../../../server/decoding/carryOut.ts'
import type { Order } from '../../../server/decoding/Order.ts'

const held: Buffer[] = []
const still = new Int32Array(new SharedArrayBuffer(4))

const deeds: Readonly<Record<string, () => unknown>> = {
  loops: () => {
    for (;;);
  },
  // Keeps its thread busy, so that nothing but another thread can see it, which has the time to look however busy the machine is.
  eaten: () => {
    for (;;) {
      held.push(Buffer.alloc(16_777_216, 1))
      Atomics.wait(still, 0, 0, 10)
    }
  },
  slain: () => process.kill(process.pid, 'SIGKILL'),
  // Until somebody lets it go on.
  stops: () => void process.kill(process.pid, 'SIGSTOP'),
  liars: () => ({ contentType: 7, head: { width: -1, height: {}, maxPixels: 'many' } }),
}

await beDecoder(async (order: Order): Promise<unknown> => {
  const deed = deeds[Buffer.from(order.bytes.subarray(-5)).toString()]
  return deed?.() ?? carryOut(order)
})
