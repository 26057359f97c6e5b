// The demo of a product whose demo is data: the rows of its tables, each made as every record is made. Staff log in with the password of the installation.
import { join } from 'node:path'
import { sql } from 'kysely'
import { insert } from '../actions/insert.ts'
import { transact } from '../actions/transact.ts'
import { write } from '../actions/write.ts'
import type { Work } from '../customs.ts'
import { singleId } from '../db/fillRows.ts'
import { hashed } from '../fields/index.ts'
import type { Fill, FillCall } from '../Fill.ts'
import { ownPart } from '../../language/partFields.ts'
import { refers } from '../../language/fields/index.ts'
import { requireNamed } from '../../language/named.ts'
import { textOf } from '../textOf.ts'
import { productRoot } from '../productRoot.ts'
import { readTables, type DemoTable } from './readTables.ts'
import { valueOf, type FindRecord } from './valueOf.ts'

type Values = Readonly<Record<string, unknown>>

/** What is referred to comes first. */
const inOrder = (tables: readonly DemoTable[]): readonly DemoTable[] => {
  const done = new Set<DemoTable>()
  const take = (table: DemoTable, above: readonly DemoTable[]): void => {
    if (done.has(table) || above.includes(table)) return
    const referred = new Set(table.fields.flatMap((field) => (refers(field) ? [field.entity] : [])))
    for (const other of tables) if (other !== table && referred.has(other.entity.name)) take(other, [...above, table])
    done.add(table)
  }
  for (const table of tables) take(table, [])
  return [...done]
}

/** Records by what later rows call them: their title, and the number of their row. */
const makeRegister = (): {
  readonly find: FindRecord
  readonly note: (table: DemoTable, row: readonly unknown[], nth: number, id: string) => void
} => {
  const known = new Map<string, string>()
  return {
    find: (entity, name) => known.get(`${entity} ${name}`),
    note: ({ entity, fields }, row, nth, id) => {
      const title = row[fields.findIndex(({ path }) => path === entity.title)]
      if (typeof title === 'string') known.set(`${entity.name} ${title}`, id)
      known.set(`${entity.name} #${nth}`, id)
    },
  }
}

/** The one record of a single entity is there from the beginning. */
const store = async (work: Work, { entity }: DemoTable, values: Values): Promise<string> => {
  if (entity.key !== 'single') return insert(work, entity.name, values)
  for (const part of entity.parts) {
    const own = part.fields.flatMap(({ name, path }) => (values[path] === undefined ? [] : [[name, values[path]] as const]))
    if (own.length > 0) await write(work, entity.name, part.name, singleId, Object.fromEntries(own))
  }
  return singleId
}

const isEmpty = async ({ db, product: { entities, person } }: FillCall): Promise<boolean> => {
  const { table } = ownPart(requireNamed(entities, person.entity))
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length === 0
}

/** Only staff gets the password; nobody else can log in. */
const withPassword = ({ product: { person } }: FillCall, hash: unknown, { entity }: DemoTable, values: Values): Values =>
  entity.name === person.entity ? { ...values, [person.password]: person.staff.includes(String(values[person.role])) ? hash : '!' } : values

/** E-mails of those who may log in. */
const staffIn = ({ product: { person } }: FillCall, table: DemoTable | undefined): readonly string[] =>
  (table?.rows ?? []).flatMap((row) => {
    const at = (path: string): unknown => row[table?.fields.findIndex((each) => each.path === path) ?? -1]
    const state = textOf(at('status'))
    const enters = state === '' || person.enters.length === 0 || person.enters.includes(state)
    return enters && person.staff.includes(String(at(person.role))) ? [String(at(person.email))] : []
  })

/** All in one transaction: a mistake in a table leaves the database empty. */
export const fill: Fill = async (call) => {
  const { db, product, password } = call
  const tables = inOrder(readTables(join(productRoot(), 'demo'), product.entities))
  const people = tables.find(({ entity }) => entity.name === product.person.entity)
  const staff = staffIn(call, people)
  if (tables.length === 0 || !(await isEmpty(call))) return { filled: false, staff }
  const hash = await hashed(password)
  const register = makeRegister()
  await transact(db, { product, action: 'fillDemo' }, async (work) => {
    const now = new Date(work.time)
    for (const table of tables)
      for (const [nth, row] of table.rows.entries()) {
        const around = { now, find: register.find, at: `${table.file}, row ${nth + 1}` }
        const given = table.fields.flatMap((field, at) =>
          (row[at] ?? '') === '' ? [] : [[field.path, valueOf(field, row[at], around)] as const],
        )
        const id = await store(work, table, withPassword(call, hash, table, Object.fromEntries(given)))
        register.note(table, row, nth + 1, id)
      }
  })
  return { filled: true, staff }
}
