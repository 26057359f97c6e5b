// A10, A14: properties that no input declares, and documents that ask for many things of which one is forbidden.
import { getNamedType, isInputObjectType, type GraphQLArgument } from 'graphql'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { named } from '../../language/named.ts'
import { product } from '../../server/product.ts'
import { definitionOf } from './definitionOf.ts'
import { schema } from './gateModel.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf } from './server/ask.ts'
import { given } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access
let boss: Client

beforeAll(async () => {
  access = await openAccess()
  boss = await access.socket('admin')
  await access.grant('admin', staffRights(access.oracle.specs), boss)
})
afterAll(() => access.stop())

/** Every row of every table of the product, as one digest a table. */
const everything = async (): Promise<readonly unknown[]> =>
  Promise.all(
    product.tables.map(async ({ name }) => [
      name,
      await access.sql(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from "${name}" t`),
    ]),
  )

/** What somebody would like to write along: of the record, of its other parts, of the engine, of the language. */
const wished = [
  'id',
  'version',
  'status',
  'role',
  'password',
  'createTime',
  'createdBy',
  'automatic',
  'wallet',
  'balance',
  'constructor',
  '__typename',
]

describe('an input with what it does not declare (A10)', () => {
  // What runs take is tried in runs.test.ts.
  const ofEntities = Object.entries({ ...schema.getMutationType()?.getFields() }).filter(([name]) => named(product.operations, name))
  const argumentsOf = ofEntities.flatMap(([name, { args }]) =>
    args.flatMap((argument) => (isInputObjectType(getNamedType(argument.type)) ? [[name, argument] as const] : [])),
  )

  const probe = async (name: string, argument: GraphQLArgument): Promise<readonly string[]> => {
    const type = getNamedType(argument.type)
    const [text = ''] = access.documents.get(name) ?? []
    if (!isInputObjectType(type) || !definitionOf(text).variableDefinitions?.some((each) => each.variable.name.value === argument.name))
      return []
    const declared = new Set(Object.keys(type.getFields()))
    const found: string[] = []
    for (const property of wished.filter((each) => !declared.has(each))) {
      const variables = given(text, access.ids['member'] ?? '')
      const input = { ...(variables[argument.name] as object | undefined), [property]: 'x' }
      const answer = await ask(boss, text, { ...variables, key: newKey(), [argument.name]: input })
      const says = answer.errors?.map(({ message }) => message).join(' ') ?? ''
      if (codesOf(answer).join() !== 'BAD_REQUEST' || !says.includes(property) || (answer.data ?? null) !== null)
        found.push(`${name}.${argument.name}.${property}: ${codesOf(answer).join() || JSON.stringify(answer.data)} ${says}`)
    }
    return found
  }

  it('is refused by name, and no row changes', async () => {
    const before = await everything()
    const wrong: string[] = []
    for (const [name, argument] of argumentsOf) wrong.push(...(await probe(name, argument)))
    expect(argumentsOf.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('carries no prototype along', async () => {
    const variables = JSON.parse(
      `{ "id": "${access.ids['member']}", "version": 1, "key": "${newKey()}", "patch": { "__proto__": { "role": "admin" }, "screenName": "polluted" } }`,
    ) as Record<string, unknown>
    const text =
      'mutation($id: ID!, $version: Int!, $key: Uuid!, $patch: UsersUpdatePatch!) { answer: usersUpdate(id: $id, version: $version, key: $key, patch: $patch) { __typename } }'
    const before = await everything()
    expect(codesOf(await ask(boss, text, variables))).toEqual(['BAD_REQUEST'])
    expect(await everything()).toEqual(before)
    expect(({} as Record<string, unknown>)['role']).toBeUndefined()
  })
})

describe('one document with many fields (A14)', () => {
  const readers = (count: number, forbidden: number): string =>
    `{ ${Array.from({ length: count }, (_, at) => (at === forbidden ? `a${at}: payoutRequestsSearch { items { id } }` : `a${at}: usersSearch(first: 1) { items { id } }`)).join(' ')} }`

  it('is answered but for the one that is forbidden', async () => {
    const manager = await access.socket('manager')
    await access.grant('manager', ['getAnyUserInfo'], manager)
    const { data, errors } = await ask<Record<string, { items: unknown[] } | null>>(manager, readers(30, 17))
    expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions?.code])).toEqual([['a17', 'DENIED']])
    expect(Object.entries(data ?? {}).filter(([, answer]) => answer === null)).toEqual([['a17', null]])
    expect(Object.values(data ?? {}).filter((answer) => answer?.items.length === 1)).toHaveLength(29)
    expect(codesOf(await ask(manager, readers(31, 17)))).not.toEqual([])
  })

  it('that change something does nothing at all', async () => {
    const id = access.ids['member'] ?? ''
    const group = Array.from(
      { length: 3 },
      (_, at) => `a${at}: ${at === 1 ? 'usersDelete' : 'usersDisable'}(id: "${id}", version: 1, key: "${newKey()}") { __typename }`,
    )
    const manager = await access.socket('manager')
    await access.grant('manager', ['getAnyUserInfo', 'updateAnyUserStatus'], manager)
    const before = await everything()
    const answer = await ask(manager, `mutation { ${group.join(' ')} }`)
    expect([codesOf(answer), answer.data ?? null]).toEqual([['BAD_REQUEST'], null])
    expect(await everything()).toEqual(before)
  })
})
