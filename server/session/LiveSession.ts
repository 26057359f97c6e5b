// A session with open sockets in this process. Ages come from the database's clock and go on by a clock nobody can set.
import { takeTurns } from '../takeTurns.ts'
import type { Person } from './people.ts'

export const maxIdleMs = 60 * 60 * 1_000
export const maxSessionMs = 12 * 60 * 60 * 1_000

/** So many reads of records run at once for one session, on all its sockets, so that whoever asks much waits for himself. */
const maxReads = 4
/** As many as a person's sockets, full, ask three times over; further ones are told to come again. */
const maxWaitingReads = 1_000

/** Why a session is no more: its time ran out, its person lost the role or may not enter any more, or somebody ended it. Told with the close of its sockets. */
export type EndReason = 'expired' | 'role lost' | 'disabled' | 'ended'

export interface Closable {
  closeFor(reason: EndReason): void
}

/** As the database keeps it; ages in milliseconds. */
export interface StoredSession {
  readonly id: string
  readonly person: string
  readonly role: string
  readonly age: number
  readonly idle: number
}

export class LiveSession {
  readonly id: string
  readonly role: string
  /** As last read; a changed name is seen within seconds. */
  person: Person
  readonly sockets = new Set<Closable>()
  /** Runs a read in its turn among those of this session. @throws Fault UNAVAILABLE where too many wait */
  readonly inTurn = takeTurns(maxReads, maxWaitingReads)
  #started = 0
  #used = 0
  #dirty = false
  #over: EndReason | undefined

  constructor(stored: StoredSession, person: Person) {
    this.id = stored.id
    this.role = stored.role
    this.person = person
    this.adjust(stored)
  }

  /** Takes over the database's ages; another process may have seen a later use. */
  adjust({ age, idle }: StoredSession): void {
    const now = performance.now()
    this.#started = now - age
    this.#used = this.#dirty ? Math.max(this.#used, now - idle) : now - idle
  }

  /** A user's operation; what the console asks by itself does not count. */
  use(): void {
    this.#used = performance.now()
    this.#dirty = true
  }

  /** Milliseconds since the last use that the database does not know of yet; undefined when it knows all. */
  takeUnsaved(): number | undefined {
    if (!this.#dirty) return undefined
    this.#dirty = false
    return performance.now() - this.#used
  }

  /** What was taken as unsaved could not be saved: it is taken again. */
  keepUnsaved(): void {
    this.#dirty = true
  }

  get over(): EndReason | undefined {
    const now = performance.now()
    if (!this.#over && (now - this.#started >= maxSessionMs || now - this.#used >= maxIdleMs)) this.#over = 'expired'
    return this.#over
  }

  end(reason: EndReason): void {
    this.#over ??= reason
    for (const socket of this.sockets) socket.closeFor(this.#over)
  }
}
