// Every operation of the real product against a real database: each read with all its fields, sorts, filters and a search; each preview with sample input.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../language/fields/file.ts'
import { kindOf, lookOf } from '../../language/fields/index.ts'
import { filterOf } from '../../language/filters/index.ts'
import { kept } from '../../language/kept.ts'
import type { EntityModel, FieldModel, OperationModel } from '../../language/model.ts'
import type { Caller } from '../../server/call.ts'
import { product } from '../../server/product.ts'
import { keyOf, tablesOf } from '../../server/queries/fragments.ts'
import { planOf } from '../../server/queries/plan.ts'
import { sortBy } from '../../server/queries/sortBy.ts'
import { insert } from '../../server/actions/insert.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { sql, transact } from '../../server/kit.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'
import { passports } from '../language/filters/passports.ts'
import { covers } from '../covers.ts'

let bench: Workbench
let admin: Caller

const entityOf = ({ entity }: OperationModel): EntityModel => {
  const found = product.entities.find((each) => each.name === entity)
  if (!found) throw new Error(`no entity ${entity}`)
  return found
}
const fieldsOf = (entity: EntityModel): readonly FieldModel[] => entity.parts.flatMap((part) => part.fields)

/** All that could be asked for: fields, parts, marks on cards. */
const allPaths = (entity: EntityModel): ReadonlySet<string> =>
  new Set([
    ...entity.parts.map((each) => each.name).filter(Boolean),
    ...fieldsOf(entity).flatMap((field) => [
      field.path,
      ...(product.entities.find((each) => each.name === field.entity)?.card.marks ?? []).map((mark) => `${field.path}.${mark.wire}`),
    ]),
  ])

/** As its kind's passport has it, or of values a sample. */
const filterFor = (field: FieldModel): unknown => {
  if (field.filter === 'none') return undefined
  if (!filterOf(field.filter)?.ticked) return passports[field.filter].good[0].wire
  const sample = kindOf(lookOf(field)).sample(field, 1)
  return field.entity === undefined ? (Array.isArray(sample) ? sample : [sample]) : ['1']
}

const inputFor = (field: FieldModel): unknown =>
  field.kind === 'image' || field.kind === 'file'
    ? uuidOf(kindOf(field.kind).sample(field, 1))
    : field.kind === 'reference'
      ? '1'
      : field.kind === 'references'
        ? []
        : kindOf(lookOf(field)).sample(field, 1)

/** What the engine keeps gets there by what people do. */
const keptTables: readonly string[] = Object.values(kept).map(({ table }) => table)

const samples = [
  'text',
  'longText',
  'email',
  'phone',
  'url',
  'handle',
  'integer',
  'decimal',
  'money',
  'percent',
  'flag',
  'choice',
  'choices',
  'date',
  'time',
  'location',
  'masked',
  'image',
  'file',
  'texts',
  'list',
  'secret',
]

/** One record of each entity, with a value in every field that can have one; texts of the system may be numbers of other records. */
/** Of texts that have to keep to a pattern. */
const keeping: Readonly<Record<string, string>> = { month: '2026-10' }

const fill = (entity: EntityModel): Promise<string> =>
  transact(bench.database.db, { product: bench.product, action: 'sample' }, (work) => {
    const values = fieldsOf(entity)
      .filter(
        (each) => samples.includes(each.kind) && each.starts === undefined && each.name !== 'status' && each.path !== entity.deletedAt,
      )
      .map((each) => [each.path, each.kind === 'text' && each.written ? '1' : (keeping[each.path] ?? kindOf(lookOf(each)).sample(each, 1))])
    const references = fieldsOf(entity)
      .filter((each) => each.kind === 'reference' && each.keyed === 'number')
      .map((each) => [each.path, '1'])
    return insert(work, entity.name, Object.fromEntries([...values, ...references]))
  })

beforeAll(async () => {
  bench = await openWorkbench(product)
  admin = bench.callerOf('admin', '99')
  const filled = product.entities.filter(({ key, parts }) => key !== 'single' && !keptTables.includes(parts[0]?.table ?? ''))
  for (const entity of filled) await fill(entity)
  await bench.sql(
    `insert into approval (actor_id, operation, target, subject_id, amount, reason, decided_time, decided_by_id, refusal, key, args, ip)
    values (1, 'manualTransactionsCreateFor', 'User:1', 1, 100, 'Sample', now(), 1, 'Sample', $1, '{}', '127.0.0.1')`,
    [uuid7()],
  )
  await bench.sql(
    `insert into run (id, actor_id, operation, entity, total, ended, stopped, after_id, key, args, ip)
    values (1, 1, 'usersDisable', 'User', 1, now(), 'Sample', 1, $1, '{}', '127.0.0.1')`,
    [uuid7()],
  )
  await bench.sql(
    `insert into run_item (run_id, record, seen, key, outcome, says, time) values (1, '1', 1, $1, 'REFUSED', 'Sample', now())`,
    [uuid7()],
  )
  await bench.sql("insert into factor (person, kind, name, key) values ('1', 'APP', 'Sample', 'sample')")
  await bench.sql("insert into session (id, person, role, ip, agent) values ('sample', '1', 'admin', '127.0.0.1', 'Sample 1')")
})
afterAll(() => bench.stop())

// Reports and what others answer have tests of their own: they read no record.
const reads = product.operations.filter((each) => each.on === 'query' && !each.preview && !['report', 'answer'].includes(each.does))

describe('every read', () => {
  it.each(reads.map((each) => [each.name, each] as const))('%s answers with all its fields', async (name, operation) => {
    covers('managesPersonal')
    const entity = entityOf(operation)
    const [first] = await bench.sql(`select id::text from "${entity.parts[0]?.table}" limit 1`)
    const args = operation.does === 'findById' || operation.does === 'get' ? { id: first?.['id'] } : {}
    const cardNames = ['title', ...entity.card.marks.map((each) => each.wire)]
    const all = bench.callerOf('admin', '99', [...new Set(Object.values(product.roleRights).flat())])
    const answer = await bench.run(all, name, args, {
      paths: operation.does === 'autocomplete' ? new Set(cardNames) : allPaths(entity),
      can: true,
      total: true,
    })
    // The audit goes on by itself meanwhile.
    if (operation.does === 'getStats') expect(answer).toBeInstanceOf(Array)
    else if (entity.parts[0]?.table === 'audit_line') expect(JSON.stringify(answer)).toContain('"operation"')
    else if (operation.does === 'search' || operation.does === 'findAll')
      expect(answer).toMatchObject({ total: { value: 1, exact: true }, items: [{ id: first?.['id'], can: expect.any(Array) as unknown }] })
    else if (operation.does === 'findById' || operation.does === 'get') expect(answer).toMatchObject({ id: first?.['id'] })
    else expect(Array.isArray(answer)).toBe(true)
    expect(JSON.stringify(answer)).not.toContain('correct-horse')
  })
})

describe('every list', () => {
  const lists = reads.filter((each) => each.does === 'search' || each.does === 'findAll')
  it.each(lists.map((each) => [each.name, each] as const))('%s sorts, filters and searches by all it offers', async (name, operation) => {
    const entity = entityOf(operation)
    for (const by of entity.list?.sortable ?? [])
      for (const direction of ['ASCENDING', 'DESCENDING'])
        expect(await bench.run(admin, name, { sort: { by, direction } })).toHaveProperty('items')
    for (const field of fieldsOf(entity)) {
      const value = filterFor(field)
      if (value !== undefined)
        expect(await bench.run(admin, name, { filter: { [field.path]: value } }, { total: true })).toHaveProperty('total')
    }
    for (const search of ['1', 'Sample', '%']) expect(await bench.run(admin, name, { search })).toHaveProperty('items')
  })
})

describe('no sort is without index', () => {
  beforeAll(() =>
    bench.asOwner('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off; set enable_incremental_sort = off'),
  )
  afterAll(() => bench.asOwner('reset all'))

  const lists = product.entities.flatMap((entity) => (entity.list?.sortable ?? []).map((by) => [entity.name, by, entity] as const))
  it.each(lists)('%s by %s', async (_name, by, entity) => {
    const order = sortBy(product, entity, { by, direction: 'DESCENDING' }, () => true)
    const from = tablesOf(entity, new Set([order.part]), order.part)
    const { text } = planOf(sql`explain select ${keyOf(entity)} from ${from} order by ${order.by(false)} limit 51`, bench.database.db)
    const plan = (await bench.asOwner(text)).map((each) => String(each['QUERY PLAN'])).join('\n')
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Sort')
  })
})

/** A custom may say that a sample is no record that could be: with an error of its own, not one of the database or of a slip. */
const unsound = (error: unknown): undefined => {
  const thrownBy = error instanceof Error ? (error.stack ?? '').split('\n').find((each) => each.trim().startsWith('at ')) : undefined
  if (!(error instanceof Error) || error.constructor !== Error || !thrownBy?.includes('/custom/server/')) throw error
  return undefined
}

describe('every preview', () => {
  const previews = product.operations.filter((each) => each.preview)
  it.each(previews.map((each) => [each.name, each] as const))('%s answers, and leaves nothing', async (name, operation) => {
    const entity = entityOf(operation)
    const action = entity.actions.find((each) => each.path === operation.action)
    const part = entity.parts.find((each) => each.name === operation.part)
    const [row] = await bench.sql(`select id::text, version from "${part?.table}" limit 1`)
    const asked = [...(action?.asks ?? []), ...fieldsOf(entity).filter((each) => action?.inputs.includes(each.path))]
    const changed = part?.fields.filter((each) => part.form.includes(each.name) && each.kind !== 'reference') ?? []
    const input = Object.fromEntries((action?.kind === 'update' ? changed : asked).map((each) => [each.name, inputFor(each)]))
    const args: Bag = {
      ...(action?.on === 'record' && action.kind !== 'create' && { id: row?.['id'], version: row?.['version'] }),
      ...(action?.kind === 'update' ? { patch: input } : { input }),
    }
    const lines = await bench.sql('select count(*)::int as n from audit_record')
    const answer = await bench.run(admin, name, args).catch(unsound)
    if (answer) expect(answer).toMatchObject({ allowed: expect.any(Boolean) as unknown, ticks: expect.any(Array) as unknown })
    expect(await bench.sql('select count(*)::int as n from audit_record')).toEqual(lines)
  })
})
