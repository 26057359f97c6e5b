// Decoding as the rest of the server sees it: what a file is, and a picture drawn anew, by processes of their own that may die of it.
// One looks at what was sent, two draw, so that no upload waits behind pictures; each carries out one order at a time.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { builtFolder } from '../productRoot.ts'
import { takeTurns } from '../takeTurns.ts'
import { mostMemory } from './budget.ts'
import { DecoderProcess, type DecoderBounds, type DecoderProgram } from './DecoderProcess.ts'
import { readDrawn, readLooked, type Looked, type Order } from './Order.ts'

export interface Decoder {
  /** @returns undefined for what ended the process or took too long. @throws Fault UNAVAILABLE where too many wait */
  readonly look: (read: Read) => Promise<Looked | undefined>
  /**
   * Drawn anew as WebP, in its turn.
   * @param longest side in pixels
   * @returns undefined for what is no picture, is broken, or would take more than the memory
   * @throws Fault UNAVAILABLE where too many wait to be drawn
   */
  readonly shrink: (read: Read, longest: number, memory?: number) => Promise<Buffer | undefined>
  /** How many wait now. */
  readonly waiting: () => number
  readonly stop: () => void
}

/** Asked when the turn comes: who waits holds nothing. */
type Read = () => Promise<Uint8Array | undefined> | Uint8Array | undefined

const maxWaiting = 100
/** What Node and the libraries have to begin with, and the file itself several times over. */
const maxOtherBytes = 268_435_456
const usual: DecoderBounds = { maxMs: 10_000, maxStartMs: 15_000, maxResidentBytes: mostMemory + maxOtherBytes }

/** Built, it stands beside the server; from the sources it is compiled as it is started. */
const shipped = (): DecoderProgram => {
  if (!import.meta.url.endsWith('.ts')) return { file: join(builtFolder(), 'decoder.js'), execArgv: [] }
  const compiler = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { file: join(dirname(fileURLToPath(import.meta.url)), '../decoder.ts'), execArgv: ['--import', compiler] }
}

const openCrew = (size: number, program: DecoderProgram, bounds: DecoderBounds) => {
  const all = Array.from({ length: size }, () => new DecoderProcess(program, bounds))
  const free = [...all]
  const inTurn = takeTurns(size, maxWaiting)
  let open = true
  const run = (read: Read, orderOf: (bytes: Uint8Array) => Order): Promise<unknown> =>
    inTurn(async () => {
      const bytes = open ? await read() : undefined
      const one = bytes && open ? free.pop() : undefined
      if (!bytes || !one) return undefined
      try {
        return await one.ask(orderOf(bytes))
      } finally {
        free.push(one)
      }
    })
  const stop = (): void => {
    open = false
    for (const each of all) each.end()
  }
  return { run, waiting: inTurn.waiting, stop }
}

/** @param told how far it may go, where that is not as usual: tests have another, and another program */
export const openDecoder = (program = shipped(), told: Partial<DecoderBounds> = {}): Decoder => {
  const bounds = { ...usual, ...told }
  const looking = openCrew(1, program, bounds)
  const drawing = openCrew(2, program, bounds)
  return {
    look: async (read) => readLooked(await looking.run(read, (bytes) => ({ task: 'look', bytes, memory: mostMemory }))),
    shrink: async (read, longest, memory = mostMemory) =>
      readDrawn(await drawing.run(read, (bytes) => ({ task: 'draw', bytes, memory, longest }))),
    waiting: () => looking.waiting() + drawing.waiting(),
    stop: () => {
      looking.stop()
      drawing.stop()
    },
  }
}
