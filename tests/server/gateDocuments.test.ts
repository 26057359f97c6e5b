// Documents before anything runs: limits, trusted ones only in production, and every generated one accepted.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../server/authorize/contract.ts'
import { knownDocuments } from '../../server/authorize/documents.ts'
import { guardedTypes } from '../../server/authorize/fieldGuards.ts'
import { readyDocument } from '../../server/authorize/readyDocument.ts'
import type { DocumentContext } from '../../server/authorize/readyDocument.ts'
import type { Fault } from '../../server/Fault.ts'
import { ensureCovered } from '../../server/resolvers.ts'
import { serveProduct } from '../../server/serveProduct.ts'
import type { Served } from '../../server/Served.ts'
import { sdlOf } from './shell/bench.ts'
import { served } from './shell/library.ts'

const contextOf = ({ sdl, product }: Served): DocumentContext => ({
  schema: buildContract(sdl),
  types: guardedTypes(product.entities),
  operations: new Map(product.operations.map((each) => [each.name, each])),
  entities: new Map(product.entities.map((each) => [each.name, each])),
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

describe('a document from outside (S26)', () => {
  const ready = (text: string) => () => readyDocument(library, text, false)
  const chain = (length: number): string => Array.from({ length }, (_, n) => `fragment F${n} on Person { ...F${n + 1} }`).join(' ')
  test.each([
    ['syntax', '{ peopleFindById(', 'BAD_REQUEST'],
    ['an unknown operation', '{ nothing }', 'BAD_REQUEST'],
    ['an unknown field', '{ peopleFindById(id: "1") { password } }', 'BAD_REQUEST'],
    ['introspection', '{ __schema { types { name } } }', 'BAD_REQUEST'],
    ['introspection of a type', '{ __type(name: "Person") { name } }', 'BAD_REQUEST'],
    ['eleven levels', `{ a ${'{ a '.repeat(10)}${'}'.repeat(11)}`, 'LIMIT'],
    ['20,000 levels', `{ a ${'{ a '.repeat(20_000)}${'}'.repeat(20_001)}`, 'LIMIT'],
    ['31 aliases', `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: peopleFindById(id: "1") { id }`).join(' ')} }`, 'LIMIT'],
    ['2,001 tokens', `{ ${'a '.repeat(2_001)} }`, 'LIMIT'],
    ['51 directives', `{ peopleFindById(id: "1") { ${'id @include(if: true) '.repeat(51)} } }`, 'LIMIT'],
    [
      'a circle of fragments',
      '{ peopleFindById(id: "1") { ...A } } fragment A on Person { ...B } fragment B on Person { ...A }',
      'BAD_REQUEST',
    ],
    [
      'a long chain of fragments without end',
      `{ peopleFindById(id: "1") { ...F0 } } ${chain(200)} fragment F200 on Person { ...F0 }`,
      'BAD_REQUEST',
    ],
    ['two operations', 'query A { peopleFindById(id: "1") { id } } query B { peopleFindById(id: "1") { id } }', 'BAD_REQUEST'],
    ['two changes at once', 'mutation { a: booksShelve(key: "x") { __typename } b: booksShelve(key: "x") { __typename } }', 'BAD_REQUEST'],
  ])('with %s is refused quickly', (_what, text, code) => {
    const began = performance.now()
    expect(faultOf(ready(text))).toMatchObject({ code })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  test('is told no names of what exists', () => {
    expect(faultOf(ready('{ peopleFindByIt(id: "1") { id } }')).message).not.toContain('Did you mean')
  })

  test('within the limits is ready', () => {
    expect(ready(`{ ${Array.from({ length: 30 }, (_, n) => `a${n}: peopleFindById(id: "1") { id }`).join(' ')} }`)().roots).toHaveLength(30)
  })
})

describe('in production (S27)', () => {
  const text = '{ peopleFindById(id: "1") { id } }'
  const hash = hashOf(text)
  const documents = knownDocuments(library, { [hash]: text }, true)
  const by =
    (sha256Hash: string, query = '') =>
    () =>
      documents.find({ query, extensions: { persistedQuery: { sha256Hash } } })

  test('a generated document runs by its hash, read once', () => {
    expect(by(hash)()).toBe(by(hash)())
  })

  test.each([
    ['an unknown hash', by(hashOf('other'))],
    ['a text of its own', () => documents.find({ query: '{ peopleFindById(id: "2") { id } }' })],
    ['another text under a known hash', by(hash, '{ peopleFindById(id: "2") { email } }')],
    ['nothing', () => documents.find({})],
    ['a name every object has', by('constructor')],
  ])('%s does not', (_what, find) => {
    expect(faultOf(find)).toMatchObject({ code: 'BAD_REQUEST', template: 'errors.unknownDocument' })
  })
})

test('every generated document of the product is accepted, and tied to a guarded operation', () => {
  const product = serveProduct()
  const context = contextOf(product)
  const texts = Object.entries(product.manifest)
  expect(texts.length).toBeGreaterThan(0)
  const session = { login: true, logout: true, getMyAuthorities: true, operationKeysFind: true, searchFindAll: true, changes: true }
  const unknown = texts.flatMap(([, text]) =>
    readyDocument(context, text, true).roots.flatMap(({ operation, definition }) =>
      operation || definition.name in session ? [] : [definition.name],
    ),
  )
  expect(unknown).toEqual([])
  expect(texts.filter(([hash, text]) => hashOf(text) !== hash)).toEqual([])
  console.log(`${texts.length} documents`)
})

describe('a server does not start', () => {
  const { product } = served(sdlOf(), '', '')
  const session = { login: {}, logout: {}, getMyAuthorities: {}, operationKeysFind: {}, searchFindAll: {} } as unknown as Parameters<
    typeof ensureCovered
  >[2]
  const entities = new Set(product.entities.map((each) => each.name))
  const operations = (change: (name: string) => boolean) => new Map([...library.operations].filter(([name]) => change(name)))

  test('while an operation of the contract is unknown', () => {
    expect(() =>
      ensureCovered(
        library.schema,
        operations((name) => name !== 'payGet'),
        session,
        entities,
      ),
    ).toThrow("'payGet'")
  })

  test('while an operation says nothing of who may run it', () => {
    const bare = new Map(library.operations)
    bare.set('payGet', { ...bare.get('payGet')!, guard: {} as never })
    expect(() => ensureCovered(library.schema, bare, session, entities)).toThrow("'payGet'")
  })

  test('and does when all is said', () => {
    expect(() => ensureCovered(library.schema, library.operations, session, entities)).not.toThrow()
  })
})
