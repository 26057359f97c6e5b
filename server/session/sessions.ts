// The sessions whose sockets this process holds: opened at the socket's beginning, followed live, closed when they are over.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Announcements } from '../live/announcements.ts'
import { log } from '../log.ts'
import { LiveSession, type Closable, type EndReason } from './LiveSession.ts'
import type { People } from './people.ts'
import { clearOld, deletePersonsSessions, deleteSession, hasExpired, readEnded, readSessions, saveUses } from './sessionTable.ts'
import { saveStretches } from './stretchTable.ts'
import { digestOf } from './token.ts'
import { holds, whyEnded } from './whyEnded.ts'

export interface Sessions {
  /** Joins a socket to the session of its cookie, or says why it cannot. */
  join(token: string, socket: Closable): Promise<LiveSession | EndReason>
  leave(session: LiveSession, socket: Closable): void
  end(id: string): Promise<void>
  /** Looks again whether a person may still enter, after their record changed. */
  recheck(person: string): Promise<void>
  live(): Iterable<LiveSession>
  start(): void
  stop(): Promise<void>
}

const sweepIntervalMs = 5_000
const clearIntervalMs = 60 * 60 * 1_000
/** So long, in milliseconds, a session that is over waits to hear why: as long as one would be held whose end was announced to nobody. */
const reasonTimeoutMs = sweepIntervalMs

class HeldSessions implements Sessions {
  readonly #pool: Pool
  readonly #people: People
  readonly #live = new Map<string, LiveSession>()
  readonly #timers: NodeJS.Timeout[] = []
  #sweeping = false

  constructor(pool: Pool, people: People, announcements: Announcements) {
    this.#pool = pool
    this.#people = people
    announcements.on('concord_session', (id) => void this.#ended(id))
    announcements.onGap(() => void this.#sweep())
  }

  live(): Iterable<LiveSession> {
    return this.#live.values()
  }

  async join(token: string, socket: Closable): Promise<LiveSession | EndReason> {
    const id = digestOf(token)
    const [stored] = await readSessions(this.#pool, [id])
    if (!stored) return this.#whyGone(id)
    if (hasExpired(stored)) return 'expired'
    const [person] = await this.#people.byIds([stored.person])
    if (!holds(person, stored.role)) {
      await deletePersonsSessions(this.#pool, stored.person)
      return whyEnded(person, stored.role)
    }
    const session = this.#live.get(stored.id) ?? new LiveSession(stored, person)
    if (session.over) return session.over
    this.#live.set(stored.id, session)
    session.sockets.add(socket)
    return session
  }

  leave(session: LiveSession, socket: Closable): void {
    session.sockets.delete(socket)
    if (session.sockets.size > 0) return
    void this.#save([session])
    this.#live.delete(session.id)
  }

  async end(id: string): Promise<void> {
    await deleteSession(this.#pool, id)
  }

  async recheck(person: string): Promise<void> {
    const held = [...this.#live.values()].filter((each) => each.person.id === person)
    if (held.length === 0) return
    const [now] = await this.#people.byIds([person])
    for (const each of held) each.person = now ?? each.person
    if (held.some((each) => !holds(now, each.role))) await deletePersonsSessions(this.#pool, person)
  }

  start(): void {
    this.#timers.push(
      setInterval(() => void this.#sweep(), sweepIntervalMs),
      setInterval(() => void clearOld(this.#pool).catch(() => undefined), clearIntervalMs),
    )
  }

  async stop(): Promise<void> {
    this.#timers.forEach((each) => clearInterval(each))
    await this.#save([...this.#live.values()])
  }

  #over(id: string, reason: EndReason): void {
    const session = this.#live.get(id)
    this.#live.delete(id)
    session?.end(reason)
  }

  /** One that was announced as ended; why is what its person is now. */
  async #ended(id: string): Promise<void> {
    const session = this.#live.get(id)
    if (session) this.#over(id, await this.#whyOf(session.person.id, session.role))
  }

  /** Of a session that is not in the table any more. */
  async #whyGone(id: string): Promise<EndReason> {
    const known = await readEnded(this.#pool, id)
    return known ? this.#whyOf(known.person, known.role) : 'ended'
  }

  /** A database that does not answer keeps no session open. */
  async #whyOf(id: string, role: string): Promise<EndReason> {
    const reading = this.#people.byIds([id]).then(([person]) => whyEnded(person, role))
    return Promise.race([reading, wait(reasonTimeoutMs, 'ended' as const, { ref: false })]).catch(() => 'ended' as const)
  }

  async #save(sessions: readonly LiveSession[]): Promise<void> {
    const uses = sessions.flatMap((session) => {
      const ago = session.takeUnsaved()
      return ago === undefined ? [] : [{ session, ago }]
    })
    const unsaved = new Map(uses.map(({ session, ago }) => [session.id, ago]))
    const seen = uses.map(({ session, ago }) => [session.person.id, ago] as const)
    await Promise.all([saveUses(this.#pool, unsaved), saveStretches(this.#pool, seen)]).catch((error: unknown) => {
      uses.forEach(({ session }) => session.keepUnsaved())
      log('warn', 'uses of sessions cannot be saved', { why: String(error) })
    })
  }

  /** The fallback behind every announcement: what the table says holds. */
  async #sweep(): Promise<void> {
    if (this.#sweeping || this.#live.size === 0) return
    this.#sweeping = true
    try {
      const held = [...this.#live.values()]
      await this.#save(held)
      const stored = new Map(
        (
          await readSessions(
            this.#pool,
            held.map((each) => each.id),
          )
        ).map((each) => [each.id, each]),
      )
      const people = new Map((await this.#people.byIds([...new Set(held.map((each) => each.person.id))])).map((each) => [each.id, each]))
      for (const session of held) {
        const row = stored.get(session.id)
        const person = people.get(session.person.id)
        session.person = person ?? session.person
        if (row) session.adjust(row)
        if (!row) this.#over(session.id, whyEnded(person, session.role))
        else if (session.over) this.#over(session.id, 'expired')
        else if (!holds(person, session.role)) await deletePersonsSessions(this.#pool, session.person.id)
      }
    } catch (error) {
      log('warn', 'sessions cannot be checked', { why: String(error) })
    } finally {
      this.#sweeping = false
    }
  }
}

export const holdSessions = (pool: Pool, people: People, announcements: Announcements): Sessions =>
  new HeldSessions(pool, people, announcements)
