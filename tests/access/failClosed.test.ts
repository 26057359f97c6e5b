// A16, A18: a guard that is missing, broken or throws means no; what nobody guards lets no server start.
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Guard } from '../../language/access.ts'
import { requireNamed } from '../../language/named.ts'
import { ensureCovered } from '../../server/resolvers.ts'
import { gateOf } from './askGate.ts'
import { bareText } from './bareText.ts'
import { documentsOf } from './cells.ts'
import { manifest, model, schema } from './gateModel.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { staffRights, staffRoles } from './oracle/rights.ts'
import { sessionOperations } from './sessionOperations.ts'

const throwing = {
  get rule(): never {
    throw new Error('a guard that fails')
  },
}
const broken: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['an empty object', {}],
  ['no rule', { rule: undefined }],
  ['an empty rule', { rule: {} }],
  ['a rule of null', { rule: null }],
  ['all of nothing', { rule: { allOf: [] } }],
  ['all of what is no list', { rule: { allOf: undefined } }],
  ['any of nothing', { rule: { anyOf: [] } }],
  ['a right without a name', { rule: { right: undefined } }],
  ['a right of another form', { rule: { right: ['getAnyUserInfo'] } }],
  ['a promise', Promise.resolve({ rule: { anyStaff: 'later' } })],
  ['true', true],
  ['one that throws', throwing],
]

let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>
let guarded: readonly string[]

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  const all = [...oracle.operations.values()]
  guarded = (['one', 'list', 'change', 'autocomplete'] as const).flatMap((does) => all.find((each) => each.does === does)?.name ?? [])
})

describe('an operation whose guard is', () => {
  it.each(broken)('%s runs for nobody', async (_name, guard) => {
    expect(guarded).toHaveLength(4)
    const person = { role: staffRoles(oracle.specs)[0] ?? '', rights: new Set(staffRights(oracle.specs)) }
    for (const name of guarded) {
      const operations = model.operations.map((each) => (each.name === name ? { ...each, guard: guard as Guard, also: [] } : each))
      const answer = await gateOf({ ...model, operations })({
        person,
        staff: true,
        text: documents.get(name)?.[0] ?? '',
        own: true,
        flags: false,
      })
      expect([name, answer.allowed]).toEqual([name, false])
    }
  })
})

it('a field that the contract has and no table knows is answered to nobody', async () => {
  const { name = '', entity: of } = [...oracle.operations.values()].find(({ does }) => does === 'one') ?? {}
  const person = { role: staffRoles(oracle.specs)[0] ?? '', rights: new Set(staffRights(oracle.specs)) }
  const [part] = requireNamed(model.entities, of ?? '').parts
  const declared = schema.getType(of ?? '')
  const types = isObjectType(declared) ? declared.getFields() : {}
  const field = part?.fields.find((each) => !each.read && isLeafType(getNamedType(types[each.name]?.type)))?.name ?? ''
  const without = model.entities.map((entity) =>
    entity.name === of
      ? { ...entity, parts: entity.parts.map((each) => ({ ...each, fields: each.fields.filter((one) => one.name !== field) })) }
      : entity,
  )
  const asked = (entities: typeof model.entities) =>
    gateOf({ ...model, entities })({ person, staff: true, text: bareText(schema, name, field), own: true, flags: false })
  expect(await asked(model.entities)).toMatchObject({ allowed: true, hidden: [] })
  expect(await asked(without)).toMatchObject({ hidden: [`answer.${field}`], codes: ['DENIED'] })
})

describe('a server with something that nobody guards does not start', () => {
  const start =
    (operations = model.operations, contract = schema) =>
    () =>
      ensureCovered(contract, { operations, entities: model.entities }, sessionOperations)

  it('as it is, it starts', () => expect(start()).not.toThrow())

  it.each(model.operations.filter(({ preview }) => !preview).map(({ name }) => name))('%s missing', (name) => {
    expect(start(model.operations.filter((each) => each.name !== name))).toThrow(name)
  })

  const [first] = model.operations.flatMap(({ name, on }) => (on === 'query' ? [name] : []))

  it.each(broken.slice(0, 4))('a guard that is %s', (_name, guard) => {
    expect(start(model.operations.map((each) => (each.name === first ? { ...each, guard: guard as Guard } : each)))).toThrow(first)
  })

  it('a further field of the contract', () => {
    expect(start(model.operations, buildSchema(`type Query { ${first}Really: Int }`))).toThrow(`${first}Really`)
    expect(start(model.operations, buildSchema(`type Query { ${first}: Int } type Subscription { everything: Int }`))).toThrow('everything')
  })
})
