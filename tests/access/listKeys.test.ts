// A08, A09, A15: what a list is filtered, sorted, searched and paged by tells a value, so it asks what reading it asks; odd spellings lead nowhere.
import { getNamedType, isEnumType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from './gateModel.ts'
import { smallestSets } from './smallestSets.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { flat } from './oracle/names.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { allPaths, entityNamed, namesItsOwn, pathAsks } from './oracle/parts.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf } from './server/ask.ts'
import { hiddenBy } from './server/fillPeople.ts'
import { openServer, type AccessServer } from './server/openServer.ts'

interface Key {
  readonly operation: string
  readonly name: string
  readonly args: string
  /** A right that it cannot do without. */
  readonly right: string | undefined
}

let server: AccessServer
let oracle: Oracle
let admin: Client
let keys: readonly Key[]

const valueFor = (type: GraphQLInputType): string => {
  const named = getNamedType(type)
  const one = isEnumType(named)
    ? (named.getValues()[0]?.name ?? '')
    : isInputObjectType(named)
      ? '{}'
      : named.name === 'Boolean'
        ? 'true'
        : '"1"'
  return isListType(type) ? `[${one}]` : one
}

const keysOf = (operation: string, entityName: string): readonly Key[] => {
  const entity = entityNamed(oracle.specs, entityName)
  const paths = new Map(allPaths(entity).map((path) => [flat(path), path]))
  const rightOf = (name: string): string | undefined => {
    const path = paths.get(name) ?? name
    const { need } = pathAsks(entity, path)
    return path !== 'id' && namesItsOwn(entity, path) && need !== undefined
      ? [...(smallestSets(oracle.specs, need)[0] ?? [])][0]
      : undefined
  }
  const args = schema.getQueryType()?.getFields()[operation]?.args ?? []
  const filter = getNamedType(args.find(({ name }) => name === 'filter')?.type)
  const sort = getNamedType(args.find(({ name }) => name === 'sort')?.type)
  const by = isInputObjectType(sort) ? getNamedType(sort.getFields()['by']?.type) : undefined
  return [
    ...(isInputObjectType(filter)
      ? Object.values(filter.getFields()).map(({ name, type }) => ({
          operation,
          name,
          args: `filter: { ${name}: ${valueFor(type)} }`,
          right: rightOf(name),
        }))
      : []),
    ...(isEnumType(by)
      ? by.getValues().map(({ name }) => ({ operation, name, args: `sort: { by: ${name}, direction: ASCENDING }`, right: rightOf(name) }))
      : []),
  ]
}

const fieldsOf = (operation: string): string => (/Get(Stats|Sums)$/.test(operation) ? 'key count' : 'items { id } start end')
const list = (operation: string, args: string, fields = fieldsOf(operation)) =>
  ask<{ answer: Record<string, unknown> }>(admin, `query { answer: ${operation}${args && `(${args})`} { ${fields} } }`)
const all = (): readonly string[] => staffRights(oracle.specs)

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  server = await openServer()
  admin = await server.socket('admin')
  keys = [...oracle.operations.values()]
    .filter(({ does }) => does === 'list' || does === 'stats')
    .flatMap(({ name, entity }) => keysOf(name, entity))
})
afterAll(() => server.stop())

it('every filter and sort works with every right', async () => {
  await server.grant('admin', all(), admin)
  const failed: string[] = []
  for (const { operation, args } of keys) {
    const answer = await list(operation, args)
    if (answer.errors) failed.push(`${operation}(${args}): ${answer.errors.map(({ message }) => message).join()}`)
  }
  if (failed.length > 0) console.log(server.lines.filter((line) => line.includes('"error"'))[0])
  console.log(`${keys.length} filters and sorts`)
  expect(failed).toEqual([])
  expect(keys.length).toBeGreaterThan(50)
})

it('one over a value with a right of its own is denied without that right', async () => {
  const guarded = keys.filter(({ right }) => right !== undefined)
  const wrong: string[] = []
  for (const right of new Set(guarded.map((each) => each.right))) {
    await server.grant(
      'admin',
      all().filter((each) => each !== right),
      admin,
    )
    for (const { operation, args, right: its } of guarded) {
      if (its !== right) continue
      const answer = await list(operation, args)
      if (codesOf(answer).join() !== 'DENIED' || answer.data?.answer)
        wrong.push(`${operation}(${args}) without ${right}: ${codesOf(answer).join() || 'answered'}`)
    }
  }
  console.log(`${guarded.length} of them over a value with a right of its own`)
  expect(wrong).toEqual([])
  expect(guarded.length).toBeGreaterThan(8)
})

it('free search finds nothing by a value that its reader may not read', async () => {
  const found = async (): Promise<number> => {
    const answer = await list('usersSearch', `search: "${hiddenBy('getAnyPersonalInfo')}"`)
    return (answer.data?.answer['items'] as readonly unknown[] | undefined)?.length ?? -1
  }
  await server.grant('admin', all(), admin)
  expect(await found()).toBeGreaterThan(5)
  await server.grant(
    'admin',
    all().filter((each) => each !== 'getAnyPersonalInfo'),
    admin,
  )
  expect(await found()).toBe(0)
})

describe('a spelling that is none of a list’s names', () => {
  const spellings = [
    'credentialsPassword',
    'password',
    'payeeTaxId',
    'personal_country',
    'PersonalCountry',
    'personalcountry',
    'fraudComment',
    '__proto__',
    'constructor',
    'users_personal',
    'ID',
  ]
  it.each(spellings)('%s is refused before anything runs', async (name) => {
    await server.grant('admin', all(), admin)
    for (const args of [`filter: { ${name}: ["x"] }`, `sort: { by: ${name}, direction: ASCENDING }`]) {
      const answer = await list('usersSearch', args)
      expect([args, codesOf(answer), answer.data?.answer ?? null]).toEqual([args, ['BAD_REQUEST'], null])
      expect(JSON.stringify(answer)).not.toContain('Did you mean')
    }
  })
})
