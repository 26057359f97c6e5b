// documents/<file>.ts: what the browser asks with, packed and typed; graphql/documents/*.graphql: the same as text; graphql/manifest.json: what the server trusts.
import { createHash } from 'node:crypto'
import { print } from 'graphql'
import type { DocumentNode } from 'graphql'
import { codeHeader, graphqlHeader } from '../print/header.ts'
import { literal, stringLiteral } from '../print/literal.ts'
import { documentTexts } from './documentTexts.ts'
import { byFile } from './entities.ts'
import type { Emitter, World } from './output.ts'
import { packed } from './packed.ts'
import { storedDocuments } from './storedDocuments.ts'

export interface Stored {
  readonly name: string
  /** query, mutation, subscription */
  readonly operation: string
  readonly text: string
  readonly hash: string
  readonly document: DocumentNode
}

/** One group of documents: those of one entity, or the session's. */
export interface Group {
  /** users, session: the files' name */
  readonly file: string
  /** usersDocuments, sessionDocuments */
  readonly sets: readonly { readonly name: string; readonly entity: string | undefined; readonly documents: readonly Stored[] }[]
  readonly from: string
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const makeStored = (text: string): readonly Stored[] =>
  storedDocuments(text).map(({ name, operation, document }) => {
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
      entity: entity.name,
      documents: storedOf(documentTexts(model, entity)),
    })),
  }))
  const session = storedOf(world.sessionDocuments)
  return [
    ...entities,
    { file: 'session', from: 'schema/documents.graphql', sets: [{ name: 'sessionDocuments', entity: undefined, documents: session }] },
  ]
}

const suffixOf = ({ operation }: Stored): string => operation.charAt(0).toUpperCase() + operation.slice(1)
const typesOf = (stored: Stored): readonly [string, string] => [
  `${stored.name}${suffixOf(stored)}`,
  `${stored.name}${suffixOf(stored)}Variables`,
]

const rowOf = (stored: Stored): string => {
  const { operation, variables, root, selection } = packed(stored.document)
  const [answer, asked] = typesOf(stored)
  const parts = [operation, stored.name, stored.hash, variables, root].map(stringLiteral).join(', ')
  return `  ${stored.name}: make<${answer}, ${asked}>(${parts}, ${literal(selection, '  ')}),\n`
}

const fileOf = ({ language }: World, { from, sets }: Group): string => {
  const types = sets.flatMap((set) => set.documents.flatMap(typesOf))
  const imports = types.length === 0 ? '' : `import type {\n${types.map((each) => `  ${each},\n`).join('')}} from '../graphql/types.ts'\n`
  const unpack = types.length === 0 ? '' : `import { makeDocument as make } from ${stringLiteral(`../${language}/documents.ts`)}\n`
  const tables = sets.map((set) => `\nexport const ${set.name} = {\n${set.documents.map(rowOf).join('')}} as const\n`)
  return `${codeHeader({ emitter: 'documents.ts', from })}${unpack}${imports}${tables.join('')}`
}

const textFile = ({ from, sets }: Group): string =>
  `${graphqlHeader({ emitter: 'documents.ts', from })}\n${sets.flatMap((set) => set.documents.map((each) => each.text)).join('\n\n')}\n`

const indexFile = (world: World, groups: readonly Group[]): string => {
  const rows = groups.flatMap((group) =>
    group.sets.flatMap((set) =>
      set.entity === undefined
        ? []
        : [`  ${set.entity}: () => import(${stringLiteral(`./${group.file}.ts`)}).then(file => file.${set.name}),\n`],
    ),
  )
  return `${codeHeader({ emitter: 'documents.ts', from: `${world.specs}/index.ts` })}import type { DocumentNode } from 'graphql'
import type { EntityName } from '../entities/index.ts'

/** Each entity's documents are loaded with the first screen that shows it. */
export const documentLoaders: Readonly<Record<EntityName, () => Promise<Readonly<Record<string, DocumentNode>>>>> = {
${rows.join('')}}
`
}

const manifest = (groups: readonly Group[]): string => {
  const rows = groups.flatMap((group) => group.sets.flatMap((set) => set.documents.map((each) => [each.hash, each.text])))
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}

/** The groups are handed in, since the types are made from the same. */
export const emitDocuments =
  (groups: readonly Group[]): Emitter =>
  (world) => {
    const files: Record<string, string> = {
      'documents/index.ts': indexFile(world, groups),
      'graphql/manifest.json': manifest(groups),
    }
    for (const group of groups) {
      files[`documents/${group.file}.ts`] = fileOf(world, group)
      files[`graphql/documents/${group.file}.graphql`] = textFile(group)
    }
    return files
  }
