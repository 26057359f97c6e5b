// What graphql-codegen's own thread runs: one question after another, each answered with its types. Where it cannot answer, the thread ends with why.
import { parentPort } from 'node:worker_threads'
import type { Typed } from './makeTypes.ts'
import { runCodegen } from './runCodegen.ts'

const answer = async (typed: Typed): Promise<void> => {
  parentPort?.postMessage(await runCodegen(typed))
}

parentPort?.on('message', (typed: Typed) => void answer(typed))
