// graphql-codegen beside the printing of everything else: it takes as long as all the rest. The thread stays for a watch's next run, and keeps no process alive.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Codegen } from './makeTypes.ts'

/** graphql looks at every value twice where it is not told that this is no development of its own. */
const env = { ...process.env, NODE_ENV: 'production' }

/** @param program the file that holds codegenThread.ts, bundled */
export const codegenInThread = (program: string): Codegen => {
  let thread: Worker | undefined
  return async (typed) => {
    const running = (thread ??= new Worker(program, { env }))
    running.ref()
    running.postMessage(typed)
    try {
      const [types] = (await once(running, 'message')) as [string]
      return types
    } catch (cause) {
      thread = undefined
      throw cause
    } finally {
      running.unref()
    }
  }
}
