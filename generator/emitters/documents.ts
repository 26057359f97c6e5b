// graphql/documents/*.graphql: what the browser asks with, as text; graphql/manifest.json: what the server trusts; documents/: the same, packed.
import { createHash } from 'node:crypto'
import { print } from 'graphql'
import type { DocumentNode } from 'graphql'
import type { CodeFile } from '../print/code.ts'
import { graphqlHeader } from '../print/header.ts'
import { documentFiles } from './documentFiles.ts'
import { documentTexts } from './documentTexts.ts'
import { ensureSmall } from './ensureSmall.ts'
import { byFile } from './entities.ts'
import type { Emitter, World } from './output.ts'
import { storedDocuments } from './storedDocuments.ts'

export interface Stored {
  readonly name: string
  /** query, mutation, subscription */
  readonly operation: string
  readonly text: string
  readonly hash: string
  readonly document: DocumentNode
}

export interface DocumentSet {
  /** usersDocuments, sessionDocuments */
  readonly name: string
  /** usersChanges */
  readonly changes: string
  readonly entity: string | undefined
  readonly documents: readonly Stored[]
}

/** One group of documents: those of one entity, or the session's. */
export interface Group {
  /** users, session: the files' name */
  readonly file: string
  readonly sets: readonly DocumentSet[]
  readonly from: string
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const makeStored = (text: string): readonly Stored[] =>
  storedDocuments(text).map(({ name, operation, document }) => {
    ensureSmall(document)
    const printed = print(document)
    return { name, operation, document, text: printed, hash: hashOf(printed) }
  })

const known = new Map<string, readonly Stored[]>()

/** What was read before is not read again: of a watch, most texts stay as they are. */
const storedOf = (text: string): readonly Stored[] => {
  const stored = known.get(text) ?? makeStored(text)
  known.set(text, stored)
  return stored
}

export const groupsOf = (world: World): readonly Group[] => {
  const { model, specOf } = world
  const entities = [...byFile(model.entities)].map(([file, each]): Group => ({
    file,
    from: [...new Set(each.map((entity) => specOf(entity.name)))].join(', '),
    sets: each.map((entity) => ({
      name: `${entity.wire}Documents`,
      changes: `${entity.wire}Changes`,
      entity: entity.name,
      documents: storedOf(documentTexts(model, entity)),
    })),
  }))
  const session = storedOf(world.sessionDocuments)
  return [
    ...entities,
    {
      file: 'session',
      from: 'schema/documents.graphql',
      sets: [{ name: 'sessionDocuments', changes: '', entity: undefined, documents: session }],
    },
  ]
}

const textFile = ({ from, sets }: Group): string =>
  `${graphqlHeader({ emitter: 'documents.ts', from })}\n${sets.flatMap((set) => set.documents.map((each) => each.text)).join('\n\n')}\n`

const manifest = (groups: readonly Group[]): string => {
  const rows = groups.flatMap((group) => group.sets.flatMap((set) => set.documents.map((each) => [each.hash, each.text])))
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}

/** The groups are handed in, since the types are made from the same. */
export const emitDocuments =
  (groups: readonly Group[]): Emitter =>
  (world) => {
    const files: Record<string, string | CodeFile> = { ...documentFiles(world, groups), 'graphql/manifest.json': manifest(groups) }
    for (const group of groups) files[`graphql/documents/${group.file}.graphql`] = textFile(group)
    return files
  }
