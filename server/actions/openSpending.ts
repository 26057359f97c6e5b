// How much one person spends in a day under the limit of a setting (action option `approval`): up to it at once, beyond it only once another approved it.
import { sql } from 'kysely'
import { amountOf, grouped } from '../../language/fields/money.ts'
import { named } from '../../language/named.ts'
import { remember } from '../../language/remember.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { ActionModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import { settingAt } from '../configured.ts'
import type { Spending } from '../customs.ts'
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
const limitsIn = remember((_tx: object) => new Map<string, Limit>())

/** Minor units; undefined where the setting is empty. */
const limitAt = async (reader: Reader, path: string): Promise<Limit> => {
  const known = limitsIn(reader.db)
  if (known.has(path)) return known.get(path)
  const limit = await settingAt(reader, path)
  const minor = typeof limit === 'string' || typeof limit === 'number' || typeof limit === 'bigint' ? BigInt(limit) : undefined
  known.set(path, minor)
  return minor
}

/** 1,250.00 Cr: in the currency of the setting. */
const inWords = ({ product }: Reader, path: string, minor: bigint): string => {
  const { configuration, suffixes } = product.app
  const entity = named(product.entities, configuration?.entity)
  const currency = (entity && partFieldAt(entity, path)?.field.currency) ?? ''
  return `${grouped(amountOf(minor))} ${suffixes?.[currency] ?? currency}`
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

/** What another approved counts for nobody's day: two have looked at it. */
export const openSpending = ({ call, reader, action, ticks }: Asked): OpenSpending => {
  const { approval } = action
  let said = false
  let above: Spending | undefined
  return {
    spends: async (of) => {
      said = true
      if (approval === undefined || call.approved === true) return
      const limit = await limitAt(reader, approval.above)
      if (limit === undefined) return
      const spending = await of()
      if (spending.minor === 0n) return
      await oneAtATime({ tx: reader.db }, `spent ${call.caller.id} ${approval.above}`)
      const used = await spentToday(reader, call.caller.id, approval.above)
      const minor = spending.minor < 0n ? -spending.minor : spending.minor
      if (used + minor <= limit) return addSpent(reader, call.caller.id, approval.above, minor)
      const asks = question(
        'approval',
        [limit, used].map((each) => inWords(reader, approval.above, each)),
      )
      if (!isTicked(asks, ticks)) throw asks
      above = spending
    },
    ensureAlone: () => {
      if (approval !== undefined && !said) throw new Error(`${action.path} has a limit and does not say what it spends`)
      if (above && !call.operation.preview) throw new AwaitsApproval(above)
    },
  }
}
