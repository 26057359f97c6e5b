// What the process that decodes does besides decoding: it takes one order after the other from the server, and a thread of its own ends it
// where it takes too much memory or its server is gone, whatever the order keeps it busy with.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Order } from './Order.ts'

/** Plain script: the thread is to be there at once, and to need nothing that could break with the rest. */
const watch = `
  const { parentPort, workerData: maxResidentBytes } = require('node:worker_threads')
  const server = process.ppid
  setInterval(() => {
    if (process.memoryUsage.rss() > maxResidentBytes || process.ppid !== server) process.kill(process.pid, 'SIGKILL')
  }, 20)
  parentPort.postMessage('watching')
`

/** Where the machine itself has no memory left, the kernel is to take this process rather than the server. */
const offerItself = (): void => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // There is no such file elsewhere.
  }
}

export const beDecoder = async (carryOut: (order: Order) => Promise<unknown>): Promise<void> => {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  offerItself()
  await once(new Worker(watch, { eval: true, execArgv: [], workerData: Number(process.argv[2]) }), 'message')
  process.on('message', (order: Order) => {
    void carryOut(order).then((answer) => process.send?.({ answer, resident: process.memoryUsage.rss() }))
  })
  process.send?.('ready')
}
