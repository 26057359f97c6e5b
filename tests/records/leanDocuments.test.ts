// The bundle visits no document (scripts/leanLibraries.ts): here Apollo visits every generated one, and finds nothing to change.
import { addTypenameToDocument } from '@apollo/client/utilities'
import { hasDirectives, hasForcedResolvers, removeMaskedFragmentSpreads } from '@apollo/client/utilities/internal'
import { Kind, OperationTypeNode, visit, type DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { changeLoaders, documentLoaders } from '#generated/documents/index.ts'
import { frameDocuments } from '#generated/documents/frame.ts'
import { sessionDocuments } from '#generated/documents/session.ts'
import { sessionChanges } from '#generated/documents/changes/session.ts'

const ofEntities = async (loaders: Readonly<Record<string, () => Promise<Readonly<Record<string, DocumentNode>>>>>) =>
  Object.assign({}, ...(await Promise.all(Object.values(loaders).map(async (load) => load())))) as Readonly<Record<string, DocumentNode>>

const documents = {
  ...frameDocuments,
  ...sessionDocuments,
  ...sessionChanges,
  ...(await ofEntities(documentLoaders)),
  ...(await ofEntities(changeLoaders)),
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
