// What the database announces (LISTEN), heard on one connection of its own that comes back by itself.
import { Client } from 'pg'
import { hangUp } from '../db/hangUp.ts'
import { log } from '../log.ts'
import { beginnings, livingProcesses, sayLiving } from './livingProcesses.ts'

export interface Announcements {
  /** Hears a channel; made once, before start. */
  on(channel: string, hear: (payload: string) => void): void
  /** Called after every (re)connection: something may have been missed. */
  onGap(hear: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

const retryMs = 500
/** Milliseconds between two looks at which other processes are there. */
const checkIntervalMs = 1_000
const liveName = 'concord live'

class Listener implements Announcements {
  readonly #url: string
  readonly #process: number
  readonly #maxUnanswered: number
  readonly #heard = new Map<string, ((payload: string) => void)[]>()
  readonly #gaps: (() => void)[] = []
  #client: Client | undefined
  #again: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  /** Processes that lived when last looked. */
  #peers: ReadonlySet<number> = new Set()
  /** Those that said since that they begin: one may be killed before the next look. */
  #met: number[] = []
  #stopped = false

  constructor(url: string, process: number, maxUnanswered: number) {
    this.#url = url
    this.#maxUnanswered = maxUnanswered
    this.on(beginnings, (begun) => void this.#met.push(Number(begun)))
    this.#process = process
  }

  on(channel: string, hear: (payload: string) => void): void {
    this.#heard.set(channel, [...(this.#heard.get(channel) ?? []), hear])
  }

  onGap(hear: () => void): void {
    this.#gaps.push(hear)
  }

  /** Another process whose live connection is gone may have been killed between a commit and its announcement: what it left unsaid is missed like one's own. */
  async #missPeers(client: Client): Promise<void> {
    const known = [...this.#peers, ...this.#met.splice(0)]
    const { rows } = await client.query<{ process: number }>(livingProcesses)
    const here = new Set(rows.map(({ process }) => process))
    const gone = known.some((each) => !here.has(each))
    this.#peers = here
    if (gone && this.#client === client) this.#gaps.forEach((hear) => hear())
  }

  /** A line that swallows everything tells nobody: from its beginning on something is asked on it, and one that leaves that unanswered is given up. */
  #watchPeers(client: Client): void {
    this.#peers = new Set()
    clearInterval(this.#watch)
    let waits = 0
    const answered = (): void => void (waits = 0)
    const look = (): void => {
      waits += 1
      if (waits === 1) void this.#missPeers(client).then(answered, answered)
      else if (waits > this.#maxUnanswered) client.connection.stream.destroy()
    }
    look()
    this.#watch = setInterval(look, checkIntervalMs)
    this.#watch.unref()
  }

  async start(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true, application_name: liveName })
    client.on('notification', ({ channel, payload }) => this.#heard.get(channel)?.forEach((hear) => hear(payload ?? '')))
    client.on('error', () => undefined)
    // Of one that never came to be, too: whatever ends it, there is another try.
    client.on('end', () => this.#lost(client))
    this.#client = client
    this.#watchPeers(client)
    try {
      await client.connect()
      for (const statement of sayLiving(this.#process)) await client.query(statement)
      for (const channel of this.#heard.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await hangUp(client)
      throw error
    }
    this.#gaps.forEach((hear) => hear())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#again)
    clearInterval(this.#watch)
    if (this.#client) await hangUp(this.#client)
  }

  #lost(client: Client): void {
    if (this.#stopped || this.#client !== client) return
    clearInterval(this.#watch)
    log('warn', 'the live connection to the database is lost; trying again')
    this.#again = setTimeout(() => void this.start().catch(() => undefined), retryMs)
  }
}

/**
 * @param databaseUrl a connection that is no pooler's: LISTEN lives as long as its session
 * @param process its number (livingProcesses.ts)
 * @param maxUnanswered looks, one a second, for which a line may leave one unanswered. They are counted, not timed: while this process itself is too busy to hear, it counts none
 */
export const listenTo = (databaseUrl: string, process: number, maxUnanswered = 5): Announcements =>
  new Listener(databaseUrl, process, maxUnanswered)
