// Whether the database answers at all. One that is frozen, or behind a line that swallows everything, refuses nothing: whoever asks it waits. So one small
// question is asked on a connection of its own, again and again; once it stays unanswered for a second and a half, and nobody else is answered meanwhile
// either, nobody waits any more: all are told within two.
import { Client } from 'pg'
import { log } from '../log.ts'
import { hangUp } from './hangUp.ts'

export interface Pulse {
  readonly isSilent: () => boolean
  readonly stop: () => Promise<void>
}

export interface Hearing {
  /** Called once each time: whoever waits then is to be told. */
  readonly fellSilent: () => void
  /** Bytes that came from the database on all other connections. */
  readonly heard: () => number
  /** Beats without an answer to anybody. They are counted, not timed: while this process itself is too busy to hear, it counts none. */
  readonly maxMissed: number
}

const beatMs = 375
const name = 'concord pulse'

class Beating implements Pulse {
  readonly #url: string
  readonly #fellSilent: () => void
  readonly #heard: () => number
  readonly #maxMissed: number
  readonly #timer: NodeJS.Timeout
  #client: Client | undefined
  #waiting = false
  #missed = 0
  #bytes = 0
  #silent = false

  constructor(url: string, { fellSilent, heard, maxMissed }: Hearing) {
    this.#url = url
    this.#fellSilent = fellSilent
    this.#heard = heard
    this.#maxMissed = maxMissed
    this.#timer = setInterval(() => this.#look(), beatMs)
    this.#timer.unref()
  }

  isSilent(): boolean {
    return this.#silent
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    const client = this.#client
    this.#client = undefined
    if (!client) return
    if (this.#waiting) client.connection.stream.destroy()
    else await hangUp(client)
  }

  #look(): void {
    const before = this.#bytes
    this.#bytes = this.#heard()
    if (!this.#waiting) {
      this.#waiting = true
      this.#missed = 0
      this.#client ??= new Client({ connectionString: this.#url, application_name: name })
      void this.#ask(this.#client)
      return
    }
    // A busy machine may keep one connection waiting while others are answered: that is no silence.
    this.#missed = this.#bytes === before ? this.#missed + 1 : 0
    if (this.#missed < this.#maxMissed) return
    this.#giveUp()
    this.#hear(true)
  }

  /** Only the present connection is heard: what one that was given up says late is nobody's. */
  async #ask(client: Client): Promise<void> {
    try {
      if (client.listenerCount('error') === 0) {
        client.on('error', () => undefined)
        await client.connect()
      }
      await client.query('select 1')
      if (client === this.#client) this.#hear(false)
    } catch {
      if (client !== this.#client) return
      // It refuses: whoever asks is told so at once, and needs no help.
      this.#giveUp()
      this.#hear(false)
    }
  }

  #giveUp(): void {
    this.#client?.connection.stream.destroy()
    this.#client = undefined
  }

  #hear(silent: boolean): void {
    this.#waiting = false
    if (silent === this.#silent) return
    this.#silent = silent
    if (silent) {
      log('error', 'the database does not answer')
      this.#fellSilent()
    } else log('info', 'the database answers again')
  }
}

export const takePulse = (url: string, hearing: Hearing): Pulse => new Beating(url, hearing)
