// The database of development: it follows specs while they are being written, whose migration changes under it, and loses nothing unless it is told to.
import { rmSync, writeFileSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate as nextMigration } from '../../generator/migrations/migrate.ts'
import { readState } from '../../language/migrations/state.ts'
import type { WrittenEntity, WrittenField } from '../../generator/written.ts'
import { startEmbedded, type Embedded } from '../../server/db/embedded/startEmbedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { customs } from './records/libraryBench.ts'
import { library } from './records/library/index.ts'
import { makeProduct } from './records/makeProduct.ts'

let embedded: Embedded
const place = realpathSync(mkdtempSync(join(tmpdir(), 'draft-')))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'draft-chain-')))

const ask = async (text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: embedded.ownerUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const text = (label: string, more: object = {}): WrittenField => ({ kind: 'text', label, max: 40, ...more })
const productWith = (fields: Readonly<Record<string, WrittenField>>, without: readonly string[] = []) => {
  const { Book } = library.entities
  const kept = Object.fromEntries(Object.entries(Book?.fields ?? {}).filter(([name]) => !without.includes(name)))
  const book = { ...Book, title: 'id', fields: { ...kept, ...fields } } as unknown as WrittenEntity
  return makeProduct({ ...library, entities: { ...library.entities, Book: book } }, customs)
}
/** Genres under another name. */
const withStyles = (() => {
  const { Genre, Book, ...others } = library.entities
  const refers = (field: WrittenField): WrittenField =>
    'entity' in field && field.entity === 'Genre' ? { ...field, entity: 'Style' } : field
  const fields = Object.fromEntries(Object.entries(Book?.fields ?? {}).map(([name, field]) => [name, refers(field)]))
  const renamed = { Book: { ...Book, title: 'id', fields }, Style: { ...Genre, entity: 'Style', was: 'Genre' } }
  return makeProduct({ ...library, entities: { ...others, ...(renamed as unknown as Record<string, WrittenEntity>) } }, customs)
})()
const committed = nextMigration(readState(undefined), productWith({}).tables, 'specs').files
const put = (files: Readonly<Record<string, string>>): void => {
  for (const [path, said] of Object.entries(files)) writeFileSync(join(folder, path.replace('migrations/', '')), said)
}

type Made = ReturnType<typeof productWith>
/** As the generator leaves the chain: what was committed, and one migration of all that was tried since. */
const bring = ({ product, tables }: Made, draft: { readonly goBack: boolean } | 'none' = { goBack: false }) => {
  rmSync(join(folder, '0002.sql'), { force: true })
  put(committed)
  put(nextMigration(readState(committed['migrations/state.json']), tables, 'specs').files)
  return migrate(embedded.ownerUrl, 'concord_app', { product, folder, ...(draft !== 'none' && { draft }) })
}
const columns = async (): Promise<readonly unknown[]> =>
  (await ask("select column_name as name from information_schema.columns where table_name = 'books'")).map(({ name }) => name)

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: place, address: 'http://localhost:1/', fsync: false })
  await bring(productWith({}))
  await ask("insert into books (title, fine, cover) values ('Solaris', 5, 'SOFT')")
})
afterAll(async () => {
  await embedded.stop()
  rmSync(place, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

it('takes each further field as it comes, and keeps what is stored in those before', async () => {
  await bring(productWith({ shelf: text('Shelf') }))
  await ask("update books set shelf = 'B2'")
  await bring(productWith({ shelf: text('Shelf'), motto: text('Motto') }))
  expect(await ask('select title, shelf, motto from books')).toEqual([{ title: 'Solaris', shelf: 'B2', motto: null }])
  expect((await ask("select name from schema_migration where name like 'product/%' order by 1")).map(({ name }) => name)).toEqual([
    'product/0001.sql',
    'product/0002.sql',
  ])
  expect(await bring(productWith({ shelf: text('Shelf'), motto: text('Motto') }))).toEqual([])
})

it('says what is left of what was taken back, and has it again with the field', async () => {
  expect(await bring(productWith({}))).toEqual([
    { table: 'books', column: 'shelf' },
    { table: 'books', column: 'motto' },
  ])
  expect(await ask("select name from schema_migration where name = 'product/0002.sql'")).toEqual([])
  expect(await bring(productWith({ shelf: text('Shelf') }))).toEqual([{ table: 'books', column: 'motto' }])
  expect(await ask('select shelf from books')).toEqual([{ shelf: 'B2' }])
})

it('goes back where it is told to, and takes the field anew', async () => {
  expect(await bring(productWith({}), { goBack: true })).toEqual([
    { table: 'books', column: 'shelf' },
    { table: 'books', column: 'motto' },
  ])
  expect(await bring(productWith({}), { goBack: true })).toEqual([])
  expect(await columns()).not.toContain('shelf')
  expect(await columns()).not.toContain('motto')
  await bring(productWith({ shelf: text('Shelf') }))
  expect(await ask('select title, shelf from books')).toEqual([{ title: 'Solaris', shelf: null }])
  await bring(productWith({}), { goBack: true })
})

it('leads a rename back that is taken back', async () => {
  await bring(productWith({ name: text('Name', { was: 'title' }) }, ['title']))
  expect(await ask('select name from books')).toEqual([{ name: 'Solaris' }])
  expect(await bring(productWith({}))).toEqual([])
  expect(await ask('select title from books')).toEqual([{ title: 'Solaris' }])
})

it('leads a renamed entity along with what refers to it, and back', async () => {
  await ask("insert into genres (id, name) values ('NOV', 'Novel')")
  await ask("update books set genre_id = 'NOV'")
  await bring(withStyles)
  expect(await ask('select title, name from books join styles on genre_id = styles.id')).toEqual([{ title: 'Solaris', name: 'Novel' }])
  expect(await bring(productWith({}))).toEqual([])
  expect(await ask('select title, name from books join genres on genre_id = genres.id')).toEqual([{ title: 'Solaris', name: 'Novel' }])
})

it('runs a drop of what the chain has, and says nothing of it', async () => {
  const withShelf = nextMigration(
    readState(committed['migrations/state.json']),
    productWith({ shelf: text('Shelf') }).tables,
    'specs',
  ).files
  const { product, tables } = productWith({})
  const dropped = nextMigration(readState(withShelf['migrations/state.json']), tables, 'specs', [{ table: 'books', column: 'shelf' }])
  await bring(productWith({ shelf: text('Shelf') }))
  put(dropped.files)
  expect(await migrate(embedded.ownerUrl, 'concord_app', { product, folder, draft: { goBack: false } })).toEqual([])
  expect(await columns()).not.toContain('shelf')
  rmSync(join(folder, '0003.sql'))
  await bring(productWith({}), { goBack: true })
})

it('refuses what stored values would not survive, and changes nothing', async () => {
  await bring(productWith({ shelf: text('Shelf') }))
  await expect(bring(productWith({ shelf: { kind: 'integer', label: 'Shelf' } }))).rejects.toThrow(
    'the database of development cannot follow: Book.shelf: stored values are text and cannot become integer',
  )
  expect(await bring(productWith({ shelf: text('Shelf') }))).toEqual([])
  await bring(productWith({}), { goBack: true })
  expect(await bring(productWith({ shelf: { kind: 'integer', label: 'Shelf' } }))).toEqual([])
})

it('is for databases of development alone', async () => {
  await expect(bring(productWith({ shelf: text('Shelf'), motto: text('Motto') }), 'none')).rejects.toThrow(
    'product/0002.sql was changed after it had been applied',
  )
})
