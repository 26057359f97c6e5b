// When somebody was here, and which records they had open or keep at hand: their own alone, and told as far as they may read them at that moment.
import type { Pool } from 'pg'
import { denied } from '../authorize/authorize.ts'
import type { Caller } from '../call.ts'
import { throwBusy } from '../db/busy.ts'
import { readerOf, type Reader } from '../reader.ts'
import { readVisitBefore } from '../session/stretchTable.ts'
import { mayVisit, readVisits, type Told } from './readVisits.ts'
import { keepVisit, letVisitGo, noteVisit, visitsOf, type Place } from './visitTable.ts'

export interface VisitsParts {
  readonly pool: Pool
  readonly reader: Reader
}

export interface Visits {
  find(caller: Caller): Promise<readonly Told[]>
  note(caller: Caller, place: Place): Promise<void>
  /** When they were here last before this stretch of work; undefined in the first one. */
  before(caller: Caller): Promise<string | undefined>
  /** @returns false where as many are kept already as may be */
  keep(caller: Caller, place: Place, kept: boolean): Promise<boolean>
}

export const openVisits = ({ pool, reader }: VisitsParts): Visits => {
  /** @throws Fault DENIED */
  const ensureVisitable = (caller: Caller, place: Place): void => {
    if (!mayVisit(reader.product, caller, place)) throw denied([])
  }
  const find = async (caller: Caller): Promise<readonly Told[]> =>
    readVisits(readerOf(reader, caller), caller, await visitsOf(pool, caller.id))
  /** What nobody is told of stands in nobody's way. */
  const letHiddenGo = async (caller: Caller): Promise<void> => {
    const shown = new Set((await find(caller)).map(({ entity, id }) => `${entity} ${id}`))
    for (const each of await visitsOf(pool, caller.id))
      if (each.kept && !shown.has(`${each.entity} ${each.record}`)) await letVisitGo(pool, caller.id, each)
  }
  const keep = async (caller: Caller, place: Place): Promise<boolean> => {
    if (await keepVisit(reader.db, caller.id, place)) return true
    await letHiddenGo(caller)
    return keepVisit(reader.db, caller.id, place)
  }
  return {
    find: (caller) => find(caller).catch(throwBusy),
    before: ({ id }) => readVisitBefore(pool, id).catch(throwBusy),
    note: async (caller, place) => {
      ensureVisitable(caller, place)
      await noteVisit(pool, caller.id, place).catch(throwBusy)
    },
    keep: async (caller, place, kept) => {
      ensureVisitable(caller, place)
      if (kept) return keep(caller, place).catch(throwBusy)
      await letVisitGo(pool, caller.id, place).catch(throwBusy)
      return true
    },
  }
}
