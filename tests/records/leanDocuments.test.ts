// The bundle visits no document (scripts/leanLibraries.ts): here Apollo visits every generated one, and finds nothing to change.
import { addTypenameToDocument } from '@apollo/client/utilities'
import { hasDirectives, hasForcedResolvers, removeMaskedFragmentSpreads } from '@apollo/client/utilities/internal'
import { Kind, OperationTypeNode, visit, type DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { frameDocuments } from '#generated/documents/frame.ts'
import { sessionDocuments } from '#generated/documents/session.ts'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { recordLoaders } from '#generated/records/index.ts'

const records = await Promise.all(Object.values(recordLoaders).map(async (load) => load()))
const ofEntities: readonly Readonly<Record<string, DocumentNode>>[] = [
  ...records.map(({ documents }) => documents),
  ...(await Promise.all(records.map(async ({ changes }) => changes?.() ?? {}))),
]

const documents = {
  ...frameDocuments,
  ...sessionDocuments,
  ...sessionChanges,
  ...(Object.assign({}, ...ofEntities) as Readonly<Record<string, DocumentNode>>),
}

it.each(Object.entries(documents))('%s is as Apollo would make it', (_, document) => {
  const [definition] = document.definitions
  // A mutation's answer bypasses the cache: it needs no names of types.
  if (!(definition?.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION))
    expect(addTypenameToDocument(document)).toBe(document)
  expect(removeMaskedFragmentSpreads(document)).toBe(document)
  expect(hasForcedResolvers(document)).toBe(false)
  expect(hasDirectives(['client', 'export', 'nonreactive', 'defer', 'connection', 'unmask'], document)).toBe(false)
  const seen = new Set<string>()
  visit(document, { enter: ({ kind }) => void seen.add(kind), Directive: ({ name }) => void seen.add(`@${name.value}`) })
  expect([...seen].filter((each) => each === 'FragmentSpread' || (each.startsWith('@') && each !== '@include'))).toEqual([])
})
