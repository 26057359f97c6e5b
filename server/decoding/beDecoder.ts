// What the process that decodes does besides decoding: it takes one order after the other from the server, and a thread of its own ends it
// where it takes too much memory or too long, or its server is gone, whatever the order keeps it busy with.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Order } from './Order.ts'

const lookEveryMs = 20

/**
 * Plain script: the thread is to be there at once, and to need nothing that could break with the rest. It looks while an order is at work:
 * without one nothing grows, and the first thread hears by itself that the server is gone. How long an order takes is counted in looks: while
 * the machine stands still none is made, and a slow one calls no file damaged.
 */
const watch = `
  const { parentPort, workerData: { maxResidentBytes, maxLooks } } = require('node:worker_threads')
  const server = process.ppid
  let watching
  let looks
  const look = () => {
    looks += 1
    if (looks > maxLooks || process.memoryUsage.rss() > maxResidentBytes || process.ppid !== server) process.kill(process.pid, 'SIGKILL')
  }
  parentPort.on('message', (busy) => {
    clearInterval(watching)
    looks = 0
    watching = busy ? setInterval(look, ${lookEveryMs}) : undefined
  })
  parentPort.postMessage('there')
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
  const [maxResidentBytes = 0, maxMs = 0] = process.argv.slice(2).map(Number)
  const workerData = { maxResidentBytes, maxLooks: maxMs / lookEveryMs }
  const watcher = new Worker(watch, { eval: true, execArgv: [], workerData })
  await once(watcher, 'message')
  const answerTo = async (order: Order): Promise<void> => {
    watcher.postMessage(true)
    const answer = await carryOut(order)
    watcher.postMessage(false)
    process.send?.({ answer, resident: process.memoryUsage.rss() })
  }
  process.on('message', (order: Order) => void answerTo(order))
  process.send?.('ready')
}
