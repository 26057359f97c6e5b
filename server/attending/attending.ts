// Presence and claims: each window says what it has open at a desk, everybody who may read it hears that this changed, and one may claim it.
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { decidedAtDesks, mayClaimAt } from '../../language/lists.ts'
import type { EntityModel } from '../../language/model.ts'
import { denied } from '../authorize/authorize.ts'
import { readableEntity } from '../authorize/readableEntity.ts'
import type { Caller } from '../call.ts'
import type { Announcing } from '../live/announcing.ts'
import { log } from '../log.ts'
import { isKey } from '../queries/isKey.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Connection } from '../socket/Connection.ts'
import {
  attendedOf,
  clearPlaces,
  clearWhatIsOver,
  giveClaimBack,
  leavePlaces,
  takeClaim,
  takePlace,
  type Attended,
  type Place,
} from './attendanceTable.ts'

export interface AttendingParts {
  readonly pool: Pool
  readonly product: ProductModel
  readonly announcing: Announcing
  /** Its number (server/live/livingProcesses.ts). */
  readonly process: number
}

export interface Attending {
  find(caller: Caller, entity: string): Promise<readonly Attended[]>
  attend(connection: Connection, caller: Caller, entity: string, record: string | undefined): Promise<void>
  /** @returns whether it is theirs now */
  claim(caller: Caller, entity: string, record: string, takesOver: boolean): Promise<boolean>
  unclaim(caller: Caller, entity: string, record: string): Promise<void>
  /** The socket is closed. */
  leave(connection: Connection): void
  start(): void
  stop(): Promise<void>
}

const sweepIntervalMs = 5_000

const attendantOf = ({ id, screenName }: Caller) => ({ person: id, name: screenName.slice(0, 100) })

class AtDesks implements Attending {
  readonly #parts: AttendingParts
  /** Windows that have, or had, something open; what one opens comes after what it opened before. */
  readonly #windows = new Map<Connection, { readonly socket: string; last: Promise<void> }>()
  /** Of windows that are closed, while what they had open is not: where the database was away, it is tried again. */
  readonly #closing = new Set<string>()
  #sweeping: NodeJS.Timeout | undefined

  constructor(parts: AttendingParts) {
    this.#parts = parts
  }

  async find(caller: Caller, entity: string): Promise<readonly Attended[]> {
    this.#deskOf(caller, entity)
    return attendedOf(this.#parts.pool, entity)
  }

  async attend(connection: Connection, caller: Caller, entity: string, record: string | undefined): Promise<void> {
    const place = record === undefined ? undefined : this.#placeOf(this.#deskOf(caller, entity), record)
    const { pool, process } = this.#parts
    const window = this.#windows.get(connection) ?? { socket: randomUUID(), last: Promise.resolve() }
    const { socket } = window
    this.#windows.set(connection, window)
    const go = async (): Promise<void> => {
      const left = await leavePlaces(pool, socket)
      // It may be closed by now.
      const taken = this.#windows.has(connection) ? place : undefined
      if (taken) await takePlace(pool, { ...attendantOf(caller), socket, session: caller.sessionId, process }, taken)
      this.#tell([...left, ...(taken ? [taken] : [])])
    }
    const mine = window.last.then(go)
    window.last = mine.catch(() => undefined)
    await mine
  }

  async claim(caller: Caller, entity: string, record: string, takesOver: boolean): Promise<boolean> {
    const place = this.#decided(caller, entity, record)
    const taken = await takeClaim(this.#parts.pool, attendantOf(caller), place, takesOver)
    if (taken) this.#tell([place])
    return taken
  }

  async unclaim(caller: Caller, entity: string, record: string): Promise<void> {
    const place = this.#decided(caller, entity, record)
    await giveClaimBack(this.#parts.pool, caller.id, place)
    this.#tell([place])
  }

  leave(connection: Connection): void {
    const window = this.#windows.get(connection)
    this.#windows.delete(connection)
    window?.last
      .then(() => {
        this.#closing.add(window.socket)
        return this.#close(window.socket)
      })
      .catch((error: unknown) => log('warn', 'what a window had open is not closed', { why: String(error) }))
  }

  start(): void {
    const { pool, process } = this.#parts
    const sweep = async (): Promise<void> => {
      for (const socket of this.#closing) await this.#close(socket)
      this.#tell(await clearWhatIsOver(pool, process))
    }
    // One at a time: while the database is slow they would heap up.
    let running: Promise<void> | undefined
    const begin = (): void => {
      running ??= sweep()
        .catch(() => undefined)
        .finally(() => (running = undefined))
    }
    this.#sweeping = setInterval(begin, sweepIntervalMs)
  }

  stop(): Promise<void> {
    clearInterval(this.#sweeping)
    return clearPlaces(this.#parts.pool, this.#parts.process)
  }

  async #close(socket: string): Promise<void> {
    this.#tell(await leavePlaces(this.#parts.pool, socket))
    this.#closing.delete(socket)
  }

  /** @throws Fault DENIED where the entity has no desk, or they may not read it */
  #deskOf(caller: Caller, name: string): EntityModel {
    const entity = readableEntity(this.#parts.product, caller, name)
    if (decidedAtDesks(entity).size === 0) throw denied([])
    return entity
  }

  /** @throws Fault DENIED where they may not claim it */
  #decided(caller: Caller, name: string, record: string): Place {
    const entity = this.#deskOf(caller, name)
    if (!mayClaimAt(entity, caller)) throw denied([])
    return this.#placeOf(entity, record)
  }

  #placeOf(entity: EntityModel, record: string): Place {
    if (!isKey(entity, record)) throw denied([])
    return { entity: entity.name, record }
  }

  #tell(places: readonly Place[]): void {
    this.#parts.announcing.tell(places.map(({ entity, record }) => JSON.stringify({ entity, id: record, attended: true })))
  }
}

export const openAttending = (parts: AttendingParts): Attending => new AtDesks(parts)
