// Exact sums over the whole filter, and counts by value: never from a page, never rounded.
import { sql } from 'kysely'
import { moneyOf } from '../../language/fields/money.ts'
import type { Call } from '../call.ts'
import type { Db, Row } from '../db/database.ts'
import type { Reader } from '../reader.ts'
import { Fault } from '../Fault.ts'
import { textOf } from '../textOf.ts'
import { allOf, firstOf, tablesOf, valuesOf } from './fragments.ts'
import { ofRoles } from './ofRoles.ts'
import { mayRead } from './mayRead.ts'
import { planFor, run } from './plan.ts'
import { rowsFor } from './rowsFor.ts'
import { statsOf } from './statsOf.ts'
import { together, type Together } from './together.ts'
import { remember } from '../../language/remember.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import { traitsOf } from '../../language/fields/index.ts'

/** One sum on the wire. */
export interface Sum {
  readonly key: string
  readonly count: number
  readonly sum: { readonly amount: string; readonly currency: string } | null
}

const fieldOf = ({ entity }: Call, path: string): PartField => {
  const partField = partFieldAt(entity, path)
  if (!partField) throw new Fault('INTERNAL', `${entity.name} has no field ${path}`)
  return partField
}

/** Sums read the whole filter: many who look at the same list at once are answered by one reading. A transaction is asked by nobody else. */
const askedOn = remember((_db: Db): Together<readonly Row[]> => together())

/** Per value of one path, the count and the sum of a money path; several currencies under one value give several sums. */
const sumsBy = async (reader: Reader, call: Call, per: PartField, of: PartField | undefined): Promise<readonly Sum[]> => {
  const { product } = reader
  const { entity, operation } = call
  const rows = rowsFor(reader, call)
  const money = of && traitsOf(of.field).summed ? of : undefined
  const name = `sums ${operation.name} ${per.field.path} ${money?.field.path ?? ''} ${rows.shape}`
  const plan = planFor(reader, name, () => {
    const [minor, currency] = money ? valuesOf(product, entity, money) : []
    const from = tablesOf(entity, new Set([...rows.parts, per.part.name, ...(money ? [money.part.name] : [])]))
    const columns = [
      sql`${firstOf(product, entity, per)}::text as key`,
      sql`count(*)::int as n`,
      sql`${minor ? sql`sum(${minor})::text` : sql`null`} as sum`,
      sql`${currency ?? sql`null`} as currency`,
    ]
    const roles = ofRoles(product, entity, per)
    const where = roles ? allOf([rows.where(), roles]) : rows.where()
    return sql`select ${sql.join(columns)} from ${from} where ${where} group by ${currency ? sql`1, 4` : sql`1`} order by 1`
  })
  const found = await askedOn(reader.db)(`${name} ${JSON.stringify(rows.values)}`, () => run(reader, plan, rows.values))
  return found
    .filter((each) => each['key'] !== null)
    .map((each) => ({
      key: String(each['key']),
      count: Number(each['n']),
      sum: money && each['sum'] !== null ? moneyOf(textOf(each['sum']), money.field.currency ?? String(each['currency'])) : null,
    }))
}

/** The sums that the list shows below its filter. */
export const getSums = async (reader: Reader, call: Call): Promise<readonly Sum[]> => {
  const { sums } = call.entity.list ?? {}
  if (!sums) return []
  const [per, of] = [fieldOf(call, sums.per), fieldOf(call, sums.of)]
  return mayRead(call, per) && mayRead(call, of) ? sumsBy(reader, call, per, of) : []
}

/** Counts per value of a choice or lifecycle, with sums; several sums have keys VALUE:path. */
export const getStats = async (reader: Reader, call: Call): Promise<readonly Sum[]> => {
  const stats = statsOf(call.entity, call.operation)
  if (!stats) throw new Fault('INTERNAL', `${call.entity.name} has no stats`)
  const per = fieldOf(call, stats.by)
  if (stats.sums.length <= 1) return sumsBy(reader, call, per, stats.sums[0] === undefined ? undefined : fieldOf(call, stats.sums[0]))
  const all = await Promise.all(
    stats.sums.map(async (path) =>
      (await sumsBy(reader, call, per, fieldOf(call, path))).map((each) => ({ ...each, key: `${each.key}:${path}` })),
    ),
  )
  return all.flat()
}
