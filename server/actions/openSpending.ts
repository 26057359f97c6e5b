// How much one person spends in a day under the limit of a setting (action option `approval`): up to it at once, beyond it only once another approved it.
import { sql } from 'kysely'
import { writtenMinor } from '../../language/fields/money.ts'
import { named } from '../../language/named.ts'
import { remember } from '../../language/remember.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { ActionModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import { settingAt } from '../configured.ts'
import type { Spending } from '../customs.ts'
import type { Db } from '../db/database.ts'
import { gathered } from '../db/gathered.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import type { Reader } from '../reader.ts'
import { question } from './Refusal.ts'
import { isTicked } from './rules.ts'

/** Ends the change's transaction with nothing done: all would have passed, but it is more than one person may do alone. */
export class AwaitsApproval extends Error {
  readonly spending: Spending

  constructor(spending: Spending) {
    super('waits for approval')
    this.name = 'AwaitsApproval'
    this.spending = spending
  }
}

interface Asked {
  readonly call: Call
  /** In the change's own transaction. */
  readonly reader: Reader
  readonly action: ActionModel
  readonly ticks: ReadonlySet<string>
}

export interface OpenSpending {
  /** @throws Refusal that a tick lifts: whoever ticks asks for approval */
  readonly spends: (of: () => Spending | Promise<Spending>) => Promise<void>
  /** When all else has passed. @throws AwaitsApproval */
  readonly ensureAlone: () => void
}

type Limit = bigint | undefined

/** By path, what was read in a transaction: a run asks the same for each of its records. */
const limitsIn = remember((_tx: object) => new Map<string, Promise<Limit>>())

/** Minor units; undefined where the setting is empty. */
const limitAt = (reader: Reader, path: string): Promise<Limit> => {
  const known = limitsIn(reader.db)
  const read = async (): Promise<Limit> => {
    const limit = await settingAt(reader, path)
    return typeof limit === 'string' || typeof limit === 'number' || typeof limit === 'bigint' ? BigInt(limit) : undefined
  }
  const limit = known.get(path) ?? read()
  known.set(path, limit)
  return limit
}

/** 1,250.00 Cr: in the currency of the setting. */
const inWords = ({ product }: Reader, path: string, minor: bigint): string => {
  const { configuration, suffixes } = product.app
  const entity = named(product.entities, configuration?.entity)
  const currency = (entity && partFieldAt(entity, path)?.field.currency) ?? ''
  return `${writtenMinor(minor)} ${suffixes?.[currency] ?? currency}`
}

const today = sql`(now() at time zone 'utc')::date`

const spentToday = async ({ db }: Reader, actor: string, setting: string): Promise<bigint> => {
  const { rows } = await sql<{ minor: string }>`
    select minor::text from spent where actor = ${actor} and day = ${today} and setting = ${setting}`.execute(db)
  return BigInt(rows[0]?.minor ?? 0)
}

const addSpent = async ({ db }: Reader, actor: string, setting: string, minor: bigint): Promise<void> => {
  await sql`
    insert into spent as s (actor, day, setting, minor) values (${actor}, ${today}, ${setting}, ${String(minor)})
    on conflict (actor, day, setting) do update set minor = s.minor + excluded.minor`.execute(db)
}

interface Spends extends Pick<Asked, 'reader' | 'ticks'> {
  readonly tx: Db
  readonly actor: string
  /** Path of the limit. */
  readonly path: string
  readonly limit: bigint
  readonly minor: bigint
}

/** @returns whether it stays within the limit, and counts for the day. @throws Refusal where it does not and nobody said that another is to approve it */
const spend = async ({ tx, reader, actor, path, limit, minor, ticks }: Spends): Promise<boolean> => {
  await oneAtATime({ tx }, `spent ${actor} ${path}`)
  const used = await spentToday(reader, actor, path)
  if (used + minor <= limit) {
    await addSpent(reader, actor, path, minor)
    return true
  }
  const asks = question(
    'approval',
    [limit, used].map((each) => inWords(reader, path, each)),
  )
  if (!isTicked(asks, ticks)) throw asks
  return false
}

/** One after the other, each beside what those before it spent. */
const spendInTurn = gathered(async (all: readonly Spends[]): Promise<readonly boolean[]> => {
  const within: boolean[] = []
  for (const each of all) within.push(await spend(each))
  return within
})

/** What another approved counts for nobody's day: two have looked at it. */
export const openSpending = ({ call, reader, action, ticks }: Asked): OpenSpending => {
  const { approval } = action
  let said = false
  let above: Spending | undefined
  return {
    spends: async (of) => {
      said = true
      if (approval === undefined || call.askedTime !== undefined) return
      const limit = await limitAt(reader, approval.above)
      if (limit === undefined) return
      const spending = await of()
      if (spending.minor === 0n) return
      const minor = spending.minor < 0n ? -spending.minor : spending.minor
      const asked = { tx: reader.db, reader, actor: call.caller.id, path: approval.above, limit, minor, ticks }
      if (!(await spendInTurn(asked))) above = spending
    },
    ensureAlone: () => {
      if (approval !== undefined && !said) throw new Error(`${action.path} has a limit and does not say what it spends`)
      if (above && !call.operation.preview) throw new AwaitsApproval(above)
    },
  }
}
