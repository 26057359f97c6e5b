// Documents before anything runs: none but the generated ones, these within limits, and every one of them accepted.
import { createHash } from 'node:crypto'
import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { ensureSmall } from '../../generator/emitters/ensureSmall.ts'
import { buildContract } from '../../server/authorize/contract.ts'
import { knownDocuments } from '../../server/authorize/documents.ts'
import { guardedTypes } from '../../server/authorize/fieldGuards.ts'
import { readyDocument, type DocumentContext } from '../../server/authorize/readyDocument.ts'
import { includedBy } from '../../server/authorize/readableOf.ts'
import type { Fault } from '../../server/Fault.ts'
import { ensureCovered } from '../../server/resolvers.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import type { ProductBundle } from '../../server/ProductBundle.ts'
import { sessionOperations } from '../access/sessionOperations.ts'
import { sdlOf } from './shell/bench.ts'
import { served } from './shell/library.ts'

const contextOf = ({ sdl, product }: ProductBundle): DocumentContext => ({
  schema: buildContract(sdl),
  types: guardedTypes(product.entities),
  product,
})
const library = contextOf(served(sdlOf(), '', ''))
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const faultOf = (run: () => unknown): Partial<Fault> => {
  try {
    run()
  } catch (error) {
    return error as Fault
  }
  return {}
}

const byHash = (text: string) => ({ query: '', extensions: { persistedQuery: { sha256Hash: hashOf(text) } } })
const small = (text: string) => (): void => ensureSmall(parse(text))
const chain = (length: number): string => Array.from({ length }, (_, n) => `fragment F${n} on Person { ...F${n + 1} }`).join(' ')
const large = [
  ['eleven levels', `{ a ${'{ a '.repeat(10)}${'}'.repeat(11)}`, 'levels'],
  ['31 aliases', `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: peopleFindById(id: "1") { id }`).join(' ')} }`, 'aliases'],
  ['2,001 fields', `{ ${'a '.repeat(2_001)} }`, 'fields'],
  ['51 directives', `{ peopleFindById(id: "1") { ${'id @include(if: true) '.repeat(51)} } }`, 'directives'],
  [
    'a circle of fragments',
    '{ peopleFindById(id: "1") { ...A } } fragment A on Person { ...B } fragment B on Person { ...A }',
    'contains itself',
  ],
  [
    'a long chain of fragments without end',
    `{ peopleFindById(id: "1") { ...F0 } } ${chain(200)} fragment F200 on Person { ...F0 }`,
    'contains itself',
  ],
] as const
const wrong = [
  ['an unknown operation', '{ nothing }'],
  ['an unknown field', '{ peopleFindById(id: "1") { password } }'],
  ['introspection', '{ __schema { types { name } } }'],
  ['introspection of a type', '{ __type(name: "Person") { name } }'],
  ['two operations', 'query A { peopleFindById(id: "1") { id } } query B { peopleFindById(id: "1") { id } }'],
  ['two changes at once', 'mutation { a: booksShelve(key: "x") { __typename } b: booksShelve(key: "x") { __typename } }'],
] as const

describe('a text from outside (S26)', () => {
  const documents = knownDocuments(library, {})
  test.each<readonly [string, string]>([
    ...[...large, ...wrong].map(([what, text]) => [what, text] as const),
    ['syntax', '{ peopleFindById('],
    ['20,000 levels', `{ a ${'{ a '.repeat(20_000)}${'}'.repeat(20_001)}`],
    ['nothing wrong', '{ peopleFindById(id: "1") { id } }'],
  ])('with %s is refused unread', (_what, query) => {
    const before = process.cpuUsage()
    expect(faultOf(() => documents.find({ query }))).toMatchObject({ code: 'BAD_REQUEST', template: 'errors.unknownDocument' })
    // The work that it is, however long the machine stands still meanwhile.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  })
})

describe('a text of a wrong emitter', () => {
  test.each(large)('with %s is written nowhere', (_what, text, said) => {
    expect(small(text)).toThrow(said)
  })

  test('within the limits is', () => {
    expect(small(`{ ${Array.from({ length: 30 }, (_, n) => `a${n}: peopleFindById(id: "1") { id }`).join(' ')} }`)).not.toThrow()
  })

  test.each(wrong)('with %s does not run, whoever trusts it', (_what, text) => {
    expect(faultOf(() => knownDocuments(library, { [hashOf(text)]: text }).find(byHash(text)))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('is told no names of what exists', () => {
    expect(faultOf(() => readyDocument(library, '{ peopleFindByIt(id: "1") { id } }')).message).not.toContain('Did you mean')
  })
})

describe('what stands under a condition', () => {
  const fields = [
    'none: id',
    'included: id @include(if: $a)',
    'skipped: id @skip(if: $a)',
    'always: id @include(if: true)',
    'unskipped: id @skip(if: false)',
    'never: id @include(if: false)',
    'left: id @skip(if: true)',
    'both: id @include(if: $a) @skip(if: $b)',
    '... @include(if: $b) { within: id @skip(if: $a) }',
  ]
  const text = `query($a: Boolean!, $b: Boolean!) { peopleFindById(id: "1") { ${fields.join(' ')} } }`
  const [root] = readyDocument(library, text).roots
  const always = ['none', 'always', 'unskipped']

  test.each([
    [true, false, ['included', 'both']],
    [true, true, ['included']],
    [false, true, ['skipped', 'within']],
    [false, false, ['skipped']],
  ])('is asked for where it holds: %s and %s', (a, b, more) => {
    const asked = root?.field.shape?.byType.get('Person')?.filter(includedBy({ a, b })) ?? []
    expect(asked.map(({ key }) => key).toSorted()).toEqual([...always, ...more].toSorted())
  })

  test('is decided for each of its variables', () => {
    expect(root?.variables.toSorted()).toEqual(['a', 'b'])
  })
})

describe('of all documents (S27)', () => {
  const text = '{ peopleFindById(id: "1") { id } }'
  const hash = hashOf(text)
  const documents = knownDocuments(library, { [hash]: text })
  const by =
    (sha256Hash: string, query = '') =>
    () =>
      documents.find({ query, extensions: { persistedQuery: { sha256Hash } } })

  test('a generated one runs by its hash, read once', () => {
    expect(by(hash)()).toBe(by(hash)())
  })

  test.each([
    ['an unknown hash', by(hashOf('other'))],
    ['a text of its own', () => documents.find({ query: '{ peopleFindById(id: "2") { id } }' })],
    ['a known text', () => documents.find({ query: text })],
    ['another text under a known hash', by(hash, '{ peopleFindById(id: "2") { email } }')],
    ['nothing', () => documents.find({})],
    ['no hash', () => documents.find({ extensions: { persistedQuery: null } })],
    ['a name every object has', by('constructor')],
  ])('%s does not', (_what, find) => {
    expect(faultOf(find)).toMatchObject({ code: 'BAD_REQUEST', template: 'errors.unknownDocument' })
  })
})

test('every generated document of the product is accepted, and tied to a guarded operation', () => {
  const product = loadProduct()
  const context = contextOf(product)
  const texts = Object.entries(product.manifest)
  expect(texts.length).toBeGreaterThan(0)
  const session = { ...sessionOperations, changes: true }
  const unknown = texts.flatMap(([, text]) =>
    readyDocument(context, text).roots.flatMap(({ operation, definition }) =>
      operation || definition.name in session ? [] : [definition.name],
    ),
  )
  expect(unknown).toEqual([])
  expect(texts.filter(([hash, text]) => hashOf(text) !== hash)).toEqual([])
  console.log(`${texts.length} documents`)
})

describe('a server does not start', () => {
  const { product } = served(sdlOf(), '', '')
  const { entities, operations } = product

  test('while an operation of the contract is unknown', () => {
    const known = operations.filter(({ name }) => name !== 'payGet')
    expect(() => ensureCovered(library.schema, { operations: known, entities }, sessionOperations)).toThrow("'payGet'")
  })

  test('while an operation says nothing of who may run it', () => {
    const bare = operations.map((each) => (each.name === 'payGet' ? { ...each, guard: {} as never } : each))
    expect(() => ensureCovered(library.schema, { operations: bare, entities }, sessionOperations)).toThrow("'payGet'")
  })

  test('and does when all is said', () => {
    expect(() => ensureCovered(library.schema, product, sessionOperations)).not.toThrow()
  })
})
