// A packed document is, unpacked, the very text whose hash the server trusts.
import { createHash } from 'node:crypto'
import { Kind, parse, print, type DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { packed } from '../../generator/emitters/packed.ts'
import { storedDocuments } from '../../generator/emitters/storedDocuments.ts'
import { makeDocument } from '../../language/documents.ts'
import { base, folder } from './cases.ts'
import { readStored } from './golden/toStore.ts'

const manifest = JSON.parse(readStored(base)['expected/graphql/manifest.json'] ?? '{}') as Readonly<Record<string, string>>

it('unpacks every generated document to the text that was hashed', async () => {
  const { membersDocuments } = (await import(`${folder}/${base}/expected/documents/members.ts`)) as {
    membersDocuments: Readonly<Record<string, DocumentNode>>
  }
  const { membersChanges } = (await import(`${folder}/${base}/expected/documents/changes/members.ts`)) as {
    membersChanges: Readonly<Record<string, DocumentNode>>
  }
  const { sessionDocuments } = (await import(`${folder}/${base}/expected/documents/session.ts`)) as {
    sessionDocuments: Readonly<Record<string, DocumentNode>>
  }
  const { sessionChanges } = (await import(`${folder}/${base}/expected/documents/changes/session.ts`)) as {
    sessionChanges: Readonly<Record<string, DocumentNode>>
  }
  const documents = [membersDocuments, membersChanges, sessionDocuments, sessionChanges].flatMap((each) => Object.values(each))
  expect(documents.length).toBeGreaterThan(20)
  for (const document of documents) {
    const { hash } = (document as unknown as { readonly __meta__: { readonly hash: string } }).__meta__
    const text = print(document)
    expect(manifest[hash]).toBe(text)
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
  }
})

it('has one root field called answer in each', () => {
  for (const text of Object.values(manifest)) {
    const [definition, ...more] = parse(text).definitions
    expect(more).toEqual([])
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(text)
    expect(definition.selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.alias?.value : each.kind))).toEqual(['answer'])
  }
})

it.each(['query A { answer: a(x: 1) }', 'query A { a b }', 'query A($s: Boolean!) { answer: a { b @skip(if: $s) } }'])(
  'refuses to pack %s',
  (text) => {
    const [stored] = storedDocuments(text)
    expect(() => packed(stored?.document ?? parse('{ a }'))).toThrow('cannot pack')
  },
)

it('refuses to pack a fragment', () => {
  expect(() => packed(parse('query A { answer: a { ...B } } fragment B on C { d }'))).toThrow('cannot pack')
})

it('holds in each document what it spreads, and refuses a fragment that is written nowhere', () => {
  const [stored, ...more] = storedDocuments('query A { answer: a { b ...C } } fragment C on D { e { ...F } } fragment F on G { h }')
  expect(more).toEqual([])
  const [alone] = storedDocuments('query A { answer: a { b e { h } } }')
  expect(stored).toEqual(alone)
  expect(() => storedDocuments('query A { answer: a { ...B } }')).toThrow('the fragment B, which is written nowhere')
})

it('packs what generated documents use', () => {
  const text = 'query A($ids: [ID!]!, $r: Boolean!) { answer: a(ids: $ids) { b @include(if: $r) { c } ... on D @include(if: $r) { e } } }'
  const [stored] = storedDocuments(text)
  const { operation, variables, root, selection } = packed(stored?.document ?? parse('{ a }'))
  expect(print(makeDocument(operation, 'A', 'hash', variables, root, selection))).toBe(print(stored?.document ?? parse('{ a }')))
})
