// Reads the people who log in: by e-mail at login, by id for every session.
import type { Pool } from 'pg'
import type { EntityModel, PersonModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { sqlName } from '../../language/sqlText.ts'
import type { Database } from '../db/openDatabase.ts'
import type { ProductModel } from '../ProductModel.ts'
import { keyType } from '../queries/fragments.ts'
import { isKey } from '../queries/isKey.ts'
import { columnOf, personPaths, storedAt, tablesOf } from './personQuery.ts'

export interface Person {
  readonly id: string
  readonly role: string
  /** Whether the role is one of the staff's. */
  readonly staff: boolean
  /** Whether they are there, and role and state let them into the console now. */
  readonly enters: boolean
  readonly email: string
  /** Hash, or empty where none is set. */
  readonly password: string
  readonly screenName: string
  readonly username: string
  readonly phone: string | null
  readonly avatar: Readonly<Record<string, unknown>> | null
  readonly account: Readonly<Record<string, string | null>>
}

export interface People {
  byEmail(email: string): Promise<Person | undefined>
  byIds(ids: readonly string[]): Promise<readonly Person[]>
  /** SQL of one row while the person $1 has the hash $2, and of none after: who changes it meanwhile waits, or is waited for. */
  readonly samePassword: string
  /** Stores when and from where the person came. */
  noteLogin(id: string, ip: string): Promise<void>
}

type Stored = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : null)

/** Whether role and state let somebody into the console. */
export const entersBy = ({ staff, enters }: PersonModel, role: string, status: unknown): boolean =>
  staff.includes(role) && (enters.length === 0 || enters.includes(String(status)))

const toPerson = (person: PersonModel, row: Stored): Person => ({
  id: String(row['id']),
  role: String(row['role']),
  staff: person.staff.includes(String(row['role'])),
  enters: row['gone'] !== true && entersBy(person, String(row['role']), row['status']),
  email: textOf(row['email']) ?? '',
  password: textOf(row['password']) ?? '',
  screenName: textOf(row['screenName']) ?? '',
  username: textOf(row['username']) ?? '',
  phone: textOf(row['phone']),
  avatar: (row['avatar'] ?? null) as Person['avatar'],
  account: Object.fromEntries(Object.keys(person.account).map((name) => [name, textOf(row[name])])),
})

interface Stamp {
  readonly table: string
  readonly sets: string
  /** Whether the second value, the address, is among them. */
  readonly from: boolean
}

/** What a login writes, a statement a table: what of it the product keeps. */
const stampsOf = (entity: EntityModel, { lastLoginTime, lastLoginIp }: PersonModel['account']): readonly Stamp[] => {
  const time = lastLoginTime === undefined ? undefined : storedAt(entity, lastLoginTime)
  const from = lastLoginIp === undefined ? undefined : storedAt(entity, lastLoginIp)
  const timeSet = time && { table: time.table, sets: `${sqlName(time.column)} = now()`, from: false }
  const fromSet = from && { table: from.table, sets: `${sqlName(from.column)} = $2`, from: true }
  if (timeSet && fromSet && timeSet.table === fromSet.table) return [{ ...fromSet, sets: `${timeSet.sets}, ${fromSet.sets}` }]
  return [timeSet, fromSet].filter((each) => each !== undefined)
}

/** @throws when the model lacks a path the person needs */
const readPeople = (pool: Pool, person: PersonModel, entity: EntityModel): People => {
  const paths = personPaths(person)
  const hasState = entity.parts[0]?.lifecycle !== undefined
  const selected = Object.entries(paths).map(([name, path]) => {
    const column = columnOf(entity, path)
    return `${name === 'id' ? `${column}::text` : column} as ${sqlName(name)}`
  })
  // Without a lifecycle whoever has the role enters.
  const state = hasState ? columnOf(entity, 'status') : `'${person.enters[0] ?? ''}'`
  // Where who is removed stays stored.
  const gone = entity.deletedAt === undefined ? 'false' : `${columnOf(entity, entity.deletedAt)} is not null`
  const select = `select ${[...selected, `${state} as "status"`, `${gone} as "gone"`].join(', ')} from ${tablesOf(entity, Object.values(paths))}`
  const id = columnOf(entity, 'id')
  const secret = storedAt(entity, person.password)
  const stamps = stampsOf(entity, person.account)
  const ask = async (where: string, value: unknown): Promise<readonly Person[]> =>
    (await pool.query<Stored>(`${select} where ${where}`, [value])).rows.map((row) => toPerson(person, row))
  return {
    samePassword: `select from ${sqlName(secret.table)} where id = ($1::text)::${keyType(entity)} and ${sqlName(secret.column)} = $2 for share`,
    byEmail: async (email) => (await ask(`lower(${columnOf(entity, person.email)}) = lower($1) order by "gone"`, email))[0],
    byIds: (ids) =>
      ask(
        `${id} = any($1::${keyType(entity)}[])`,
        ids.filter((each) => isKey(entity, each)),
      ),
    noteLogin: async (whose, ip) => {
      for (const { table, sets, from } of stamps)
        await pool.query(`update ${sqlName(table)} set ${sets}, version = version + 1 where id = $1`, from ? [whose, ip] : [whose])
    },
  }
}

/** Those of a product. @throws when the model lacks the entity of its people, or a path that they need */
export const peopleOf = ({ pool }: Pick<Database, 'pool'>, { entities, person }: Pick<ProductModel, 'entities' | 'person'>): People => {
  const entity = named(entities, person.entity)
  if (!entity) throw new Error(`the person is ${person.entity}, which is no entity`)
  return readPeople(pool, person, entity)
}
