// So many records and no more: counted once the change is stored, and one change after the other, so that two at once are not both the last.
import { sql } from 'kysely'
import type { AtMostModel } from '../../language/atMost.ts'
import type { EntityModel } from '../../language/model.ts'
import { named, requireNamed } from '../../language/named.ts'
import { ownPart } from '../../language/partFields.ts'
import type { Touched } from '../customs.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import type { Fragment } from '../queries/plan.ts'
import { testSql } from '../queries/testSql.ts'
import type { RunningAction } from './RunningAction.ts'
import { Refusal } from './Refusal.ts'

const columnOf = (entity: EntityModel, name: string) => {
  const column = named(ownPart(entity).fields, name)?.columns[0]
  if (!column) throw new Error(`${entity.name} keeps nothing under ${name}`)
  return column
}

/** That a record is one of those that are counted. */
const isCounted = (entity: EntityModel, { where }: AtMostModel, alias: string): Fragment => {
  const tests = where.map((test) => {
    const { name, sql: type } = columnOf(entity, test.path)
    return testSql(test, sql.ref(`${alias}.${name}`), sql.raw(type), '')
  })
  const gone = entity.deletedAt === undefined ? [] : [sql`${sql.ref(`${alias}.${columnOf(entity, entity.deletedAt).name}`)} is null`]
  return sql.join([sql`true`, ...tests, ...gone], sql` and `)
}

/** What those have in common among which the record is counted; undefined where it is none of them. */
const groupOf = async (work: RunningAction['change'], entity: EntityModel, limit: AtMostModel, id: string) => {
  const values = limit.alike.map((name) => sql`${sql.ref(`one.${columnOf(entity, name).name}`)}::text`)
  const { rows } = await sql<{ alike: readonly (string | null)[] }>`
    select array[${sql.join([sql`''`, ...values])}] as alike from ${sql.table(ownPart(entity).table)} as one
    where one.id = ${id} and ${isCounted(entity, limit, 'one')}`.execute(work.tx)
  const [found] = rows
  return found?.alike.includes(null) ? undefined : found?.alike
}

const countAlike = async (work: RunningAction['change'], entity: EntityModel, limit: AtMostModel, id: string): Promise<number> => {
  const alike = limit.alike.map((name) => {
    const { name: column } = columnOf(entity, name)
    return sql`${sql.ref(`other.${column}`)} = ${sql.ref(`one.${column}`)}`
  })
  const table = sql.table(ownPart(entity).table)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${table} as one join ${table} as other on ${sql.join([sql`true`, ...alike], sql` and `)}
    where one.id = ${id} and ${isCounted(entity, limit, 'other')}`.execute(work.tx)
  return rows[0]?.count ?? 0
}

/** What was one of them before stays one, however many there are by now. */
const joins = ({ entity, record }: RunningAction, { alike, where }: AtMostModel, touched: Touched): boolean => {
  if (touched.created) return true
  if (touched.entity !== entity.name || touched.id !== record?.id) return false
  const { values } = touched
  return values === undefined || [...alike, ...where.map(({ path }) => path)].some((path) => record[path] !== values[path])
}

/** @throws Refusal where a record that was made, or that became one of those counted, is one too many */
export const ensureAtMost = async (running: RunningAction): Promise<void> => {
  const { change, product } = running
  for (const touched of change.touched.filter(({ removed, part }) => !removed && part === '')) {
    const entity = requireNamed(product.entities, touched.entity)
    for (const limit of entity.atMost?.filter((each) => joins(running, each, touched)) ?? []) {
      const group = await groupOf(change, entity, limit, touched.id)
      if (!group) continue
      await oneAtATime(change, JSON.stringify([entity.name, limit.name, group]))
      if ((await countAlike(change, entity, limit, touched.id)) > limit.records)
        throw new Refusal(limit.name, limit.says, [String(limit.records)])
    }
  }
}
