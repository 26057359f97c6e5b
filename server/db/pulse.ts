// Whether the database answers at all. One that is frozen, or behind a line that swallows everything, refuses nothing: whoever asks it waits. So one small
// question is asked on a connection of its own, again and again; once it stays unanswered for a second and a half nobody waits any more: all are told within two.
import { Client } from 'pg'
import { log } from '../log.ts'

export interface Pulse {
  readonly isSilent: () => boolean
  readonly stop: () => Promise<void>
}

const beatMs = 375
/** Beats without an answer. They are counted, not timed: while this process itself is too busy to hear, it counts none. */
const maxMissed = 4
const name = 'concord pulse'

class Beating implements Pulse {
  readonly #url: string
  readonly #fellSilent: () => void
  readonly #timer: NodeJS.Timeout
  #client: Client | undefined
  #waiting = false
  #missed = 0
  #silent = false

  constructor(url: string, fellSilent: () => void) {
    this.#url = url
    this.#fellSilent = fellSilent
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
    if (this.#waiting) client?.connection.stream.destroy()
    else await client?.end().catch(() => undefined)
  }

  #look(): void {
    if (!this.#waiting) {
      this.#waiting = true
      this.#missed = 0
      this.#client ??= new Client({ connectionString: this.#url, application_name: name })
      void this.#ask(this.#client)
      return
    }
    this.#missed += 1
    if (this.#missed < maxMissed) return
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

/** @param fellSilent called once each time: whoever waits then is to be told */
export const takePulse = (url: string, fellSilent: () => void): Pulse => new Beating(url, fellSilent)
