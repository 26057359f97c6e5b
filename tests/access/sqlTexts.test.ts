// D21: what anybody writes, wherever a text, a number or a name may be written, is a value beside a statement and never a piece of one. Every statement of the server
// is looked at while each place of each operation is asked with text that would be SQL.
import {
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type GraphQLInputType,
  type NamedTypeNode,
} from 'graphql'
import type { Client } from 'graphql-ws'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { named, requireNamed } from '../../language/named.ts'
import { product } from '../../server/product.ts'
import { some } from '../run/amount.ts'
import { definitionOf } from './definitionOf.ts'
import { schema } from './gateModel.ts'
import { staffRights } from './oracle/rights.ts'
import { ask } from './server/ask.ts'
import { given } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { openAccess, type Access } from './server/openAccess.ts'
import { valueOf as smallest } from './variablesFor.ts'

/** @param mark is found again, and stands for the place */
const hostile = (mark: string): readonly string[] => [
  `${mark}' or '1'='1`,
  `${mark}'; drop table users; --`,
  `${mark}\\'; select pg_sleep(9); --`,
  `${mark}" desc; --`,
  `${mark}$$ || (select 1) || $$`,
  `1) union select '${mark}' --`,
]

let access: Access
let boss: Client
/** What the server's connections were asked, and the values beside it. */
const texts = new Set<string>()
const values = new Set<string>()

/** What a client is asked with: a text, or an object that holds one. */
const noteStatement = (asked: unknown, given: unknown): void => {
  const { text, values: bound } = typeof asked === 'string' ? { text: asked, values: given } : (asked as { text: string; values?: unknown })
  texts.add(text)
  if (Array.isArray(bound)) for (const each of bound) values.add(typeof each === 'string' ? each : JSON.stringify(each ?? null))
}

beforeAll(async () => {
  access = await openAccess()
  boss = await access.socket('admin')
  await access.grant('admin', staffRights(access.oracle.specs), boss)
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own client
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    noteStatement(args[0], args[1])
    return query.apply(this, args) as never
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await access.stop()
})

type Path = readonly string[]

interface Place {
  readonly operation: string
  readonly text: string
  readonly type: GraphQLInputType
  /** Of the variable, then of what it holds. */
  readonly path: Path
  readonly mark: string
}

const small = { flags: true, id: '1', key: newKey() }
const isWritten = (type: GraphQLInputType): boolean => isScalarType(type) && !['Boolean', 'Int', 'Float'].includes(type.name)

/** Where a value may be written: paths to scalars, and to lists of them. */
const pathsIn = (type: GraphQLInputType, path: Path): readonly Path[] => {
  if (isNonNullType(type) || isListType(type)) return pathsIn(type.ofType, path)
  if (!isInputObjectType(type)) return isWritten(type) ? [path] : []
  return path.length > 4 ? [] : Object.values(type.getFields()).flatMap((each) => pathsIn(each.type, [...path, each.name]))
}

/** The value at its place, with what has to stand around it. */
const plant = (type: GraphQLInputType, [name = '', ...rest]: Path, value: string): unknown => {
  if (isNonNullType(type)) return plant(type.ofType, [name, ...rest], value)
  if (isListType(type)) return [plant(type.ofType, [name, ...rest], value)]
  if (!isInputObjectType(type)) return value
  const field = type.getFields()[name]
  return { ...(smallest(type, small) as object), ...(field && { [name]: plant(field.type, rest, value) }) }
}

const placesOf = (operation: string, text: string): readonly Omit<Place, 'mark'>[] =>
  (definitionOf(text).variableDefinitions ?? []).flatMap(({ variable, type: ast }) => {
    const type = typeFromAST(schema, ast as NamedTypeNode)
    return isInputType(type) ? pathsIn(type, [variable.name.value]).map((path) => ({ operation, text, type, path })) : []
  })

/** Who was changed a moment ago is as nobody changed them: else the next change would be told so. */
const renew = async (): Promise<void> => {
  const { parts } = requireNamed(product.entities, product.person.entity)
  for (const { table } of parts) await access.sql(`update "${table}" set version = 1 where id = $1`, [access.ids['member']])
}

const tryPlace = async ({ operation, text, type, path, mark }: Place, at: number): Promise<void> => {
  const [variable = '', ...rest] = path
  if (named(product.operations, operation)?.entity === product.person.entity) await renew()
  for (const value of some(hostile(mark), 1, at))
    await ask(boss, text, { ...given(text, access.ids['member'] ?? ''), [variable]: plant(type, rest, value) })
}

const leafOf = (type: GraphQLInputType, [name = '', ...rest]: Path): string => {
  const bare = getNamedType(type)
  const field = isInputObjectType(bare) ? bare.getFields()[name] : undefined
  return field ? leafOf(field.type, rest) : bare.name
}

/** Places whose text is compared with what is stored. */
const isLookedFor = ({ operation, type, path: [variable, ...rest] }: Place): boolean => {
  const entity = named(product.entities, named(product.operations, operation)?.entity)
  if (variable === 'search') return (entity?.list?.search ?? []).length > 0
  return variable === 'filter' && leafOf(type, rest) === 'String'
}

it('stands in no statement, and beside one wherever it is looked for', { timeout: 1_800_000 }, async () => {
  const found = [...access.documents].flatMap(([operation, [text = '']]) =>
    named(product.operations, operation) ? placesOf(operation, text) : [],
  )
  const places = found.map((each, at): Place => ({ ...each, mark: `c4n4ry${at}x` }))
  for (const [at, place] of places.entries()) await tryPlace(place, at)
  expect([...texts].filter((each) => each.includes('c4n4ry'))).toEqual([])
  const bound = [...values].filter((each) => each.includes('c4n4ry')).join('\n')
  const reached = new Set(places.filter(({ mark }) => bound.includes(mark)))
  const lookedFor = places.filter(isLookedFor)
  expect(lookedFor.length).toBeGreaterThan(25)
  expect(lookedFor.filter((each) => !reached.has(each)).map(({ operation, path }) => `${operation} ${path.join('.')}`)).toEqual([])
  expect([...reached].filter(({ path: [variable] }) => variable === 'patch' || variable === 'input').length).toBeGreaterThan(12)
})
