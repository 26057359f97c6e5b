// Exact sums of what a plan counts (the list's `plan`): each amount by currency, and by what the spec says.
import { sql } from 'kysely'
import { moneyOf } from '../../language/fields/money.ts'
import { named } from '../../language/named.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import type { Call } from '../call.ts'
import { firstOf, keyOf, keyType, tablesOf, valuesOf } from '../queries/fragments.ts'
import { mayRead } from '../queries/mayRead.ts'
import { titlesOf } from '../queries/nameOthers.ts'
import { planFor, run, slot } from '../queries/plan.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import { say } from '../texts.ts'

interface RawSum {
  readonly field: string
  readonly key: string | undefined
  readonly count: number
  readonly sum: { readonly amount: string; readonly currency: string }
}

const sumsOf = async (
  reader: Reader,
  { entity }: Call,
  of: PartField,
  per: PartField | undefined,
  ids: readonly string[],
): Promise<readonly RawSum[]> => {
  const { product } = reader
  const { path, currency: fixed } = of.field
  const plan = planFor(reader, `run sums ${entity.name} ${path} ${per?.field.path ?? ''}`, () => {
    const [minor, currency] = valuesOf(product, entity, of)
    const key = per ? sql`${firstOf(product, entity, per)}::text` : sql`null::text`
    const from = tablesOf(entity, new Set([of.part.name, ...(per ? [per.part.name] : [])]))
    return sql`select ${key} as key, count(*)::int as n, sum(${minor})::text as sum, ${currency ?? sql`null::text`} as currency
      from ${from} where ${keyOf(entity)} = any(${slot('ids')}::${sql.raw(keyType(entity))}[]) and ${minor} is not null group by 1, 4 order by 1, 4`
  })
  const rows = await run(reader, plan, { ids })
  return rows.map((row) => ({
    field: path,
    key: row['key'] === null ? undefined : textOf(row['key']),
    count: Number(row['n']),
    sum: moneyOf(textOf(row['sum']), fixed ?? textOf(row['currency'])),
  }))
}

/** What the values are called that it is summed by. */
const wordsOf = async (
  reader: Reader,
  { caller }: Call,
  per: PartField | undefined,
  keys: readonly string[],
): Promise<(key: string) => string> => {
  const target = per?.field.entity === undefined ? undefined : named(reader.product.entities, per.field.entity)
  const titleOf = await titlesOf(reader, caller, target, keys)
  return (key) => {
    const choice = per?.field.choices?.find(({ value }) => value === key)
    return choice ? say(reader.product, choice.label, []) : (titleOf(key) ?? key)
  }
}

/** Only of what the caller may read. */
export const sumRecords = async (reader: Reader, list: Call, ids: readonly string[]): Promise<readonly Answer[]> => {
  const { sums = [], per: by } = list.entity.list?.plan ?? {}
  const readable = (path: string | undefined): PartField | undefined => {
    const found = path === undefined ? undefined : partFieldAt(list.entity, path)
    return found && mayRead(list, found) ? found : undefined
  }
  const per = readable(by)
  const found = await Promise.all(sums.flatMap((path) => readable(path) ?? []).map((of) => sumsOf(reader, list, of, per, ids)))
  const all = found.flat()
  const words = await wordsOf(
    reader,
    list,
    per,
    all.flatMap(({ key }) => key ?? []),
  )
  return all.map(({ key, ...sum }) => ({ ...sum, group: key ?? null, per: key === undefined ? null : words(key) }))
}
