// The live channel: every change that is announced goes to the sockets that listen, to each only what its viewer may read.
import { decide } from '../../language/access.ts'
import type { RoleRights } from '../authorize/roleRights.ts'
import { log } from '../log.ts'
import type { Connection } from '../socket/Connection.ts'
import type { Announcements } from './announcements.ts'
import { boundedQueue, type BoundedQueue } from './boundedQueue.ts'
import type { Change, RecordChange } from './Change.ts'
import { hearingGuard, type Heard } from './hearingGuard.ts'
import { readAnnouncement } from './readAnnouncement.ts'

export interface ChangeFeed {
  /** What one socket hears until it stops listening. */
  listen(connection: Connection): AsyncIterable<Change>
  /** Nobody hears by a socket that is closed, whatever the protocol's library still knows of it. */
  leave(connection: Connection): void
  /** Tells every listener that something may have been missed. */
  resync(): void
  /** Changes that wait for those who listen, of all together. */
  waiting(): number
}

const maxWaiting = 1_000
const lost: Change = { kind: 'RESYNC' }

interface Listening {
  readonly connection: Connection
  readonly queue: BoundedQueue<Change>
}

class LiveChanges implements ChangeFeed {
  readonly #listening = new Set<Listening>()
  readonly #rights: RoleRights
  readonly #product: Heard

  constructor(product: Heard, rights: RoleRights) {
    this.#rights = rights
    this.#product = product
  }

  listen(connection: Connection): AsyncIterable<Change> {
    const queue = boundedQueue(maxWaiting, lost)
    const mine: Listening = { connection, queue }
    this.#listening.add(mine)
    const forget = (): void => void this.#listening.delete(mine)
    return {
      [Symbol.asyncIterator]: () => {
        const reading = queue[Symbol.asyncIterator]()
        return {
          next: () => reading.next(),
          return: () => {
            forget()
            queue.end()
            return Promise.resolve({ done: true, value: undefined })
          },
        }
      },
    }
  }

  leave(connection: Connection): void {
    for (const mine of this.#listening)
      if (mine.connection === connection) {
        this.#listening.delete(mine)
        mine.queue.end()
      }
  }

  resync(): void {
    for (const { queue } of this.#listening) queue.push(lost)
  }

  waiting(): number {
    return [...this.#listening].reduce((sum, { queue }) => sum + queue.size(), 0)
  }

  /** A viewer hears what they may read at this moment: rights are those of now, not of when they began to listen. */
  tell({ change, subject }: RecordChange): void {
    const guard = hearingGuard(this.#product, change.entity, change.part)
    // Whoever looks as another role holds less than it.
    const byRights = new Map<ReadonlySet<string>, boolean>()
    for (const { connection, queue } of this.#listening) {
      const caller = connection.session?.over ? undefined : connection.caller(this.#rights)
      if (!caller || !guard) continue
      const allowed = byRights.get(caller.rights) ?? decide(caller, { rule: guard.rule }).allowed
      byRights.set(caller.rights, allowed)
      if (allowed || (guard.own && decide(caller, guard, subject).allowed)) queue.push(change)
    }
  }

  tellRights(roles: ReadonlySet<string>): void {
    for (const { connection, queue } of this.#listening) {
      const caller = connection.caller(this.#rights)
      if (caller && connection.roles.some((role) => roles.has(role)))
        queue.push({ kind: 'AUTHORITIES', authorities: [...caller.rights].toSorted() })
    }
  }

  /** Only that they are others: whoever hears it asks what they are. */
  tellPreferences(person: string): void {
    for (const { connection, queue } of this.#listening)
      if (connection.caller(this.#rights)?.id === person) queue.push({ kind: 'PREFERENCES' })
  }
}

export const liveChanges = (
  product: Heard,
  rights: RoleRights,
  announcements: Announcements,
  onRecord: (change: RecordChange) => void,
): ChangeFeed => {
  const changes = new LiveChanges(product, rights)
  announcements.on('concord_change', (payload) => {
    const read = readAnnouncement(payload)
    if (!read) return log('warn', 'an announcement cannot be read', { payload: payload.slice(0, 200) })
    for (const each of read) {
      onRecord(each)
      changes.tell(each)
    }
  })
  announcements.on('concord_preference', (person) => changes.tellPreferences(person))
  announcements.onGap(() => changes.resync())
  rights.onChange((roles) => changes.tellRights(roles))
  return changes
}
