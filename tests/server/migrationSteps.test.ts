// Steps of the generator on a real PostgreSQL: after any chain of them the database is what the state says, and no stored value is lost.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../generator/migrations/migrate.ts'
import type { MigrationState } from '../../language/migrations/state.ts'
import type { TableModel } from '../../language/model.ts'
import { startEmbedded } from '../../server/db/embedded/startEmbedded.ts'
import { amount, seed } from '../run/amount.ts'
import { generateCase, startsAnew, validCases } from '../generator/cases.ts'
import { column as row, table as tableWith } from '../generator/tableRows.ts'

type ColumnRow = TableModel['columns'][number]

const place = mkdtempSync(join(realpathSync(tmpdir()), 'steps-'))
let stop: () => Promise<void> = async () => undefined
let client: Client

beforeAll(async () => {
  const embedded = await startEmbedded({ dataDir: place, address: 'http://localhost:1/', fsync: false })
  stop = () => embedded.stop()
  client = new Client({ connectionString: embedded.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await stop()
  rmSync(place, { recursive: true, force: true })
})

const fresh = async (): Promise<void> => {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}

const names: Readonly<Record<string, string>> = { int8: 'bigint', int4: 'integer', bool: 'boolean', _text: 'text[]' }

/** Tables as the database has them: name, type and whether a value must be there. */
const inDatabase = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { rows } = await client.query<{ t: string; c: string; type: string; p: number | null; s: number | null; nullable: string }>(
    `select table_name t, column_name c, udt_name type, numeric_precision p, numeric_scale s, is_nullable nullable
     from information_schema.columns where table_schema = 'public' order by table_name, column_name`,
  )
  const found: Record<string, string[]> = {}
  for (const { t, c, type, p, s, nullable } of rows) {
    const sql = type === 'numeric' ? `numeric(${p},${s})` : (names[type] ?? type)
    ;(found[t] ??= []).push(`${c} ${sql}${nullable === 'NO' ? ' not null' : ''}`)
  }
  return found
}
const indexesInDatabase = async (): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    "select indexname as name from pg_indexes where schemaname = 'public' and indexname not like '%_pkey'",
  )
  return rows.map((each) => each.name).toSorted()
}
const inState = ({ tables }: MigrationState): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    tables.map((each) => [each.name, each.columns.map((one) => `${one.name} ${one.sql}${one.notNull ? ' not null' : ''}`).toSorted()]),
  )

const stateIn = (files: Readonly<Record<string, string>>): MigrationState =>
  JSON.parse(files['migrations/state.json'] ?? '') as MigrationState
const sqlIn = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .flatMap(([path, text]) => (path.endsWith('.sql') ? [text] : []))
    .join('\n')

/** Where nothing was before, the first step makes all tables. */
it.each(validCases.filter(startsAnew))('%s makes the tables that its state speaks of', async (name) => {
  const { files } = await generateCase(name)
  await fresh()
  await client.query(files['migrations/0001.sql'] ?? 'there is none')
  expect(await inDatabase()).toEqual(inState(stateIn(files)))
})

const types = ['text', 'integer', 'bigint', 'numeric(5,2)', 'numeric(18,2)', 'boolean', 'text[]'] as const
const samples: Readonly<Record<string, string>> = { text: "'x'", integer: '7', bigint: '7', boolean: 'true', 'text[]': "'{x}'" }
const sample = (sql: string): string => samples[sql] ?? '1.25'

const column = (name: string): fc.Arbitrary<ColumnRow> =>
  fc
    .record({
      sql: fc.constantFrom(...types),
      notNull: fc.boolean(),
      starts: fc.boolean(),
      was: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined, freq: 3 }),
    })
    .map(({ sql, notNull, starts, was }) => ({
      name,
      sql,
      notNull,
      ...(starts ? { starts: sample(sql) } : {}),
      ...(was === undefined || was === name ? {} : { was }),
    }))

const id: ColumnRow = { name: 'id', sql: 'bigint', notNull: true }
const tableOf = (name: string, part: string): fc.Arbitrary<TableModel> =>
  fc.subarray(['a', 'b', 'c', 'd']).chain((chosen) =>
    fc.record({ columns: fc.tuple(...chosen.map(column)), indexed: fc.subarray(chosen) }).map(({ columns, indexed }) => ({
      name,
      entity: 'Book',
      part,
      // What is still there cannot have become something else: specs that say so are refused (was-exists).
      columns: [
        id,
        ...columns.map(({ was, ...rest }) => (chosen.some((each) => each === was) ? rest : { ...rest, ...(was !== undefined && { was }) })),
      ],
      indexes: indexed.map((each) => ({ name: `${name}_${each}`, unique: false, on: `"${each}", "id"` })),
    })),
  )
const product = fc
  .tuple(tableOf('books', ''), fc.option(tableOf('books_more', 'more'), { nil: undefined }))
  .map((tables) => tables.filter((each) => each !== undefined))

it('goes any way, step by step, and leaves the database as the state says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 2, maxLength: 6 }), async (products) => {
      await fresh()
      let state: MigrationState = { last: 0, tables: [] }
      for (const tables of products) {
        const { files, narrowings } = migrate(state, tables, 'specs')
        // What is refused is not written at all.
        if (narrowings.length > 0) continue
        await client.query(sqlIn(files))
        state = stateIn(files)
        expect(await inDatabase()).toEqual(inState(state))
        expect(await indexesInDatabase()).toEqual(state.tables.flatMap((each) => each.indexes.map((one) => one.name)).toSorted())
        expect(
          migrate(
            state,
            tables.map((each) => ({ ...each, columns: each.columns.map(({ was: _was, ...rest }) => rest) })),
            'specs',
          ).files,
        ).toEqual({ 'migrations/state.json': files['migrations/state.json'] })
      }
    }),
    { seed, numRuns: amount(8, 60) },
  )
})

it('takes the table of a renamed part along, with what is stored', async () => {
  await fresh()
  const books: TableModel = { name: 'books', entity: 'Book', part: '', columns: [id], indexes: [] }
  const part = (name: string, more: Partial<TableModel> = {}): TableModel => ({
    name: `books_${name}`,
    entity: 'Book',
    part: name,
    columns: [id, { name: 'a', sql: 'text', notNull: true }],
    indexes: [{ name: `books_${name}_a`, unique: false, on: '"a", "id"' }],
    ...more,
  })
  const tomes: TableModel = { ...books, name: 'tomes', entity: 'Tome', was: ['books'] }
  const way = [
    [books, part('cover')],
    [books, part('binding', { was: ['books_cover'] })],
    // The entity is renamed too, and what the part was before the last renaming still stands in its spec.
    [tomes, part('binding', { name: 'tomes_binding', entity: 'Tome', was: ['books_cover', 'books_binding', 'tomes_cover'] })],
  ]
  let state: MigrationState = { last: 0, tables: [] }
  for (const [at, tables] of way.entries()) {
    const { files, narrowings } = migrate(state, tables, 'specs')
    expect(narrowings).toEqual([])
    await client.query(sqlIn(files))
    state = stateIn(files)
    expect(await inDatabase()).toEqual(inState(state))
    if (at === 0) await client.query("insert into books (id) values (7); insert into books_cover (id, a) values (7, 'kept')")
  }
  expect((await client.query('select id, a from tomes_binding')).rows).toEqual([{ id: '7', a: 'kept' }])
  expect(state.tables.map((each) => each.name)).toEqual(['tomes', 'tomes_binding'])
})

it('loses no value on its way', async () => {
  await fresh()
  const table = (...columns: readonly ColumnRow[]): readonly TableModel[] => [
    { name: 'books', entity: 'Book', part: '', columns: [id, ...columns], indexes: [] },
  ]
  const way = [
    table({ name: 'a', sql: 'numeric(5,2)', notNull: true, starts: '0' }, { name: 'b', sql: 'text', notNull: true }),
    table({ name: 'size', sql: 'numeric(18,2)', notNull: true, starts: '0', was: 'a' }),
    table({ name: 'size', sql: 'numeric(18,2)', notNull: false }, { name: 'b', sql: 'text', notNull: false }),
  ]
  let state: MigrationState = { last: 0, tables: [] }
  for (const [at, tables] of way.entries()) {
    const { files, narrowings } = migrate(state, tables, 'specs')
    expect(narrowings).toEqual([])
    await client.query(sqlIn(files))
    state = stateIn(files)
    if (at === 0) await client.query("insert into books (a, b) values (42, 'kept')")
  }
  expect((await client.query('select size, b from books')).rows).toEqual([{ size: '42.00', b: 'kept' }])
})

it('brings together in a new part what stood in several tables, one of which is renamed', async () => {
  await fresh()
  const phone = row('phone', { notNull: true, starts: "''" })
  const part = (name: string, columns: readonly ColumnRow[], was?: readonly string[]) =>
    tableWith(columns, { name: `books_${name}`, part: name, ...(was && { was }) })
  const before = [tableWith([row('email')]), part('calls', [phone]), part('address', [row('street')])]
  const contact = [...['email', 'street'].map((was) => row(was, { was })), { ...phone, was: 'phone' }]
  const after = [tableWith([]), part('contact', contact), part('calls', []), part('home', [], ['books_address'])]
  const first = migrate({ last: 0, tables: [] }, before, 'specs').files
  await client.query(sqlIn(first))
  await client.query(
    "insert into books (id, email) values (7, 'a@b'), (8, 'c@d'); insert into books_calls values (7, '12'); insert into books_address values (7, 'Main'), (8, 'Side')",
  )
  const second = migrate(stateIn(first), after, 'specs').files
  await client.query(sqlIn(second))
  expect(await inDatabase()).toEqual(inState(stateIn(second)))
  expect((await client.query('select id, email, street, phone from books_contact order by id')).rows).toEqual([
    { id: '7', email: 'a@b', street: 'Main', phone: '12' },
    { id: '8', email: 'c@d', street: 'Side', phone: '' },
  ])
})
