// One process that decodes, as the server has it: started when it is first needed, asked one thing at a time; it ends itself where that takes too long.
// Whatever becomes of it, the next order finds one that is whole.
import { fork, type ChildProcess } from 'node:child_process'
import { Fault } from '../Fault.ts'
import { log } from '../log.ts'
import { readAnswer, type Order } from './Order.ts'

export interface DecoderProgram {
  readonly file: string
  /** What Node is told besides. */
  readonly execArgv: readonly string[]
}

export interface DecoderBounds {
  /** Of one order, as the process itself counts it: time in which it stands still is none. By the server's own clock it may take `maxSlowness` times that. */
  readonly maxMs: number
  /** Of its start. */
  readonly maxStartMs: number
  /** Memory that the process may have at any moment. */
  readonly maxResidentBytes: number
}

/** The last resort, for a process that cannot end itself: by the clock, which goes on where a busy machine lets nobody work. */
const maxSlowness = 6
/** Asked nothing for so long, it gives its memory back. */
const idleMs = 60_000
const maxHeapMegabytes = 'max-old-space-size=128'

/** What it says next; undefined where it ends instead, or is ended because the clock ran out. */
const next = (child: ChildProcess, withinMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), withinMs)
    const done = (said?: unknown): void => {
      clearTimeout(late)
      for (const each of ['exit', 'error']) child.off(each, ended)
      child.off('message', done)
      resolve(said)
    }
    const ended = (): void => done()
    child.once('message', done).once('exit', ended).once('error', ended)
  })

/** Nothing of the environment; a group of its own, so that Ctrl-C reaches the server alone; it keeps no server from ending. */
const begin = ({ file, execArgv }: DecoderProgram, { maxResidentBytes, maxMs }: DecoderBounds): ChildProcess => {
  const child = fork(file, [maxResidentBytes, maxMs].map(String), {
    env: {},
    cwd: '/',
    detached: true,
    execArgv: [`--${maxHeapMegabytes}`, ...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return child
}

export class DecoderProcess {
  readonly #program: DecoderProgram
  readonly #bounds: DecoderBounds
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(program: DecoderProgram, bounds: DecoderBounds) {
    this.#program = program
    this.#bounds = bounds
  }

  /** @returns what it answers; undefined where it ended of it. @throws Fault UNAVAILABLE where there is none to ask */
  async ask(order: Order): Promise<unknown> {
    clearTimeout(this.#idle)
    const child = await this.#obtain()
    const heard = next(child, this.#bounds.maxMs * maxSlowness)
    child.send(order)
    const said = await heard
    if (said === undefined) log('warn', 'the decoder ended of a file', { task: order.task, bytes: order.bytes.length })
    const { answer, resident } = readAnswer(said)
    // What is left of one picture is not to count against the next.
    if (resident > this.#bounds.maxResidentBytes / 2) this.end()
    this.#idle = setTimeout(() => this.end(), idleMs).unref()
    return answer
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #obtain(): Promise<ChildProcess> {
    const held = this.#child
    if (held?.connected === true) return held
    const child = begin(this.#program, this.#bounds)
    this.#child = child
    if ((await next(child, this.#bounds.maxStartMs)) === 'ready') return child
    log('error', 'the decoder does not start', { file: this.#program.file })
    throw new Fault('UNAVAILABLE', 'Files cannot be looked at now; try again', 'errors.busy')
  }
}
