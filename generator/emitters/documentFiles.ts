// documents/: what the browser asks with, packed and typed. <file>.ts reads, changes/<file>.ts changes, frame.ts asks without a screen of the entity.
import type { Model } from '../../language/model.ts'
import { pascal } from '../../language/names.ts'
import { codeHeader } from '../print/header.ts'
import { literal, stringLiteral } from '../print/literal.ts'
import type { DocumentSet, Group, Stored } from './documents.ts'
import type { Files, World } from './output.ts'
import { packed } from './packed.ts'

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

/** Counts of the menu and answers of customs are asked on any screen: they come with the frame and bring nothing else of their entity. */
const frameNames = ({ menu, operations }: Model): ReadonlySet<string> => {
  const entries = [...menu.side, ...(menu.work ?? []), ...menu.groups.flatMap((group) => group.entries)]
  const answers = operations.filter(({ does }) => does === 'answer').map(({ name }) => pascal(name))
  return new Set([...entries.flatMap(({ counts }) => counts?.document ?? []), ...answers])
}

/** Of an entity: a change with its preview. Nobody needs them before the first dialog. */
const changesOf = ({ documents, entity }: DocumentSet): readonly Stored[] => {
  const changes = new Set(documents.filter(({ operation }) => operation === 'mutation').map(({ name }) => name))
  const isChange = ({ name }: Stored): boolean => changes.has(name) || changes.has(name.replace(/Preview$/, ''))
  return entity === undefined ? [] : documents.filter(isChange)
}

interface Printed {
  readonly from: string
  /** From the file to the folder of generated files. */
  readonly up: string
  readonly tables: readonly { readonly name: string; readonly documents: readonly Stored[] }[]
  /** Those that stand in frame.ts. */
  readonly framed?: ReadonlySet<string>
}

const printFile = ({ language }: World, { from, up, tables, framed = new Set() }: Printed): string => {
  const all = tables.flatMap(({ documents }) => documents)
  const made = all.filter(({ name }) => !framed.has(name))
  const types = made.flatMap(typesOf).map((each) => `  ${each},\n`)
  const imports = [
    ...(made.length === 0 ? [] : [`import { makeDocument as make } from ${stringLiteral(`${up}${language}/documents.ts`)}\n`]),
    ...(made.length === 0 ? [] : [`import type {\n${types.join('')}} from ${stringLiteral(`${up}graphql/types.ts`)}\n`]),
    ...(made.length === all.length ? [] : ["import { frameDocuments as frame } from './frame.ts'\n"]),
  ]
  const row = (each: Stored): string => (framed.has(each.name) ? `  ${each.name}: frame.${each.name},\n` : rowOf(each))
  const printed = tables.map(({ name, documents }) => `\nexport const ${name} = {\n${documents.map(row).join('')}} as const\n`)
  return `${codeHeader({ emitter: 'documentFiles.ts', from })}${imports.join('')}${printed.join('')}`
}

const loader = (set: DocumentSet, path: string, name: string): string =>
  `  ${set.entity}: () => import(${stringLiteral(`./${path}.ts`)}).then(file => file.${name}),\n`

const indexFile = (world: World, groups: readonly Group[]): string => {
  const of = (row: (group: Group, set: DocumentSet) => string): string =>
    groups.flatMap((group) => group.sets.map((set) => (set.entity === undefined ? '' : row(group, set)))).join('')
  const reads = of(({ file }, set) => loader(set, file, set.name))
  const changes = of(({ file }, set) => (changesOf(set).length === 0 ? '' : loader(set, `changes/${file}`, set.changes)))
  return `${codeHeader({ emitter: 'documentFiles.ts', from: `${world.specs}/index.ts` })}import type { DocumentNode } from 'graphql'
import type { EntityName } from '../entities/index.ts'

type Load = () => Promise<Readonly<Record<string, DocumentNode>>>

/** What reads an entity is loaded with the first screen that shows it. */
export const documentLoaders: Readonly<Record<EntityName, Load>> = {
${reads}}

/** What changes it, with the previews, when somebody is about to. */
export const changeLoaders: Readonly<Partial<Record<EntityName, Load>>> = {
${changes}}
`
}

const changesFile = (world: World, { file, from, sets }: Group): Files => {
  const tables = sets.map((set) => ({ name: set.changes, documents: changesOf(set) })).filter(({ documents }) => documents.length > 0)
  return tables.length === 0 ? {} : { [`documents/changes/${file}.ts`]: printFile(world, { from, up: '../../', tables }) }
}

export const documentFiles = (world: World, groups: readonly Group[]): Files => {
  const framed = frameNames(world.model)
  const inFrame = groups.flatMap(({ sets }) => sets.flatMap((set) => set.documents.filter(({ name }) => framed.has(name))))
  const frame = { from: `${world.specs}/index.ts`, up: '../', tables: [{ name: 'frameDocuments', documents: inFrame }] }
  const reads = groups.map(({ file, from, sets }): Files => {
    const tables = sets.map((set) => ({ name: set.name, documents: set.documents.filter((each) => !changesOf(set).includes(each)) }))
    return { [`documents/${file}.ts`]: printFile(world, { from, up: '../', tables, framed }) }
  })
  const changes = groups.map((group) => changesFile(world, group))
  return Object.assign(
    { 'documents/index.ts': indexFile(world, groups), 'documents/frame.ts': printFile(world, frame) },
    ...reads,
    ...changes,
  ) as Files
}
