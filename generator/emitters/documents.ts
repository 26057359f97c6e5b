// graphql/documents/*.graphql: what the browser asks with, as text; graphql/manifest.json: what the server trusts.
import { createHash } from 'node:crypto'
import { print } from 'graphql'
import { graphqlHeader } from '../print/header.ts'
import { documentTexts } from './documentTexts.ts'
import { ensureSmall } from './ensureSmall.ts'
import { byFile } from './entities.ts'
import type { Files, World } from './output.ts'
import { packed, type Packed } from './packed.ts'
import { storedDocuments } from './storedDocuments.ts'

/** Without its tree: those of all documents together would be larger than everything else. */
export interface Stored extends Packed {
  readonly name: string
  readonly text: string
  readonly hash: string
}

export interface DocumentSet {
  /** usersDocuments, sessionDocuments */
  readonly name: string
  /** usersChanges, sessionChanges */
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
  storedDocuments(text).map(({ name, document }) => {
    ensureSmall(document)
    const printed = print(document)
    return { name, text: printed, hash: hashOf(printed), ...packed(document) }
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
      sets: [{ name: 'sessionDocuments', changes: 'sessionChanges', entity: undefined, documents: session }],
    },
  ]
}

const textFile = ({ from, sets }: Group): string =>
  `${graphqlHeader({ emitter: 'documents.ts', from })}\n${sets.flatMap((set) => set.documents.map((each) => each.text)).join('\n\n')}\n`

const manifest = (groups: readonly Group[]): string => {
  const rows = groups.flatMap((group) => group.sets.flatMap((set) => set.documents.map((each) => [each.hash, each.text])))
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}

export const emitDocuments = (groups: readonly Group[]): Files => ({
  'graphql/manifest.json': manifest(groups),
  ...Object.fromEntries(groups.map((group) => [`graphql/documents/${group.file}.graphql`, textFile(group)])),
})
