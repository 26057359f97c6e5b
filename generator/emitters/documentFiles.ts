// documents/: what the browser asks with, packed and typed. <file>.ts reads, changes/<file>.ts changes; frame.ts and home.ts ask without a screen of the entity.
import type { Model } from '../../language/model.ts'
import { pascal } from '../../language/names.ts'
import { exportConst, importAllTypes, importNames, type CodeFile } from '../print/code.ts'
import { constant, expressionOf, literal, objectOf, stringLiteral, type Expression } from '../print/literal.ts'
import type { DocumentSet, Group, Stored } from './documents.ts'
import { inLanguage, type Emitted, type World } from './output.ts'

const suffixOf = ({ operation }: Stored): string => operation.charAt(0).toUpperCase() + operation.slice(1)
const typesOf = (stored: Stored): readonly [string, string] => [
  `types.${stored.name}${suffixOf(stored)}`,
  `types.${stored.name}${suffixOf(stored)}Variables`,
]

/** `make<answer, variables>(…)` */
const madeOf = (stored: Stored): Expression => {
  const { operation, name, hash, variables, root, selection } = stored
  const texts = [operation, name, hash, variables, root].map(stringLiteral)
  const begin = `make<${typesOf(stored).join(', ')}>(${texts.join(', ')}, `
  return expressionOf([begin, selection], (writer) => {
    writer.write(begin)
    literal(selection)(writer)
    writer.write(')')
  })
}

/** Counts of the menu and answers of customs are asked on any screen: they come with the frame and bring nothing else of their entity. */
const frameNames = ({ menu, operations }: Model): ReadonlySet<string> => {
  const entries = [...menu.side, ...(menu.work ?? []), ...menu.groups.flatMap((group) => group.entries)]
  const answers = operations.filter(({ does }) => does === 'answer').map(({ name }) => pascal(name))
  return new Set([...entries.flatMap(({ counts }) => counts?.document ?? []), ...answers])
}

/** Nobody else asks for the oldest of some work, or for the newest of what the bell counts. */
const onlyHomeNames = ({ homes, news }: Model): ReadonlySet<string> =>
  new Set([
    ...Object.values(homes).flatMap(({ oldest = [] }) => oldest.map(({ document }) => document)),
    ...news.flatMap(({ newest }) => newest?.document ?? []),
  ])

/** What home screens and the bell ask of entities, of whose screens they need nothing else. */
const homeNames = (model: Model): ReadonlySet<string> => {
  const ofHomes = Object.values(model.homes).flatMap(({ figures = [], since = [], alerts = [] }) => [...figures, ...since, ...alerts])
  return new Set([...[...ofHomes, ...model.news].map(({ document }) => document), ...onlyHomeNames(model)])
}

/** What the session asks before anything is opened (schema/documents.graphql). */
const atStart: ReadonlySet<string> = new Set(['GetMyAuthorities', 'Changes'])

/** A change with its preview, and what the session asks besides. Nobody needs them before the first dialog, or the login. */
export const changesOf = ({ entity, documents }: Pick<DocumentSet, 'entity' | 'documents'>): readonly Stored[] => {
  const changes = new Set(documents.filter(({ operation }) => operation === 'mutation').map(({ name }) => name))
  const isLater = ({ name }: Stored): boolean =>
    changes.has(name) || changes.has(name.replace(/Preview$/, '')) || (entity === undefined && !atStart.has(name))
  return documents.filter(isLater)
}

/** A part alone is read by whoever else keeps to the contract: the console reads whole records. */
const partNames = ({ entities }: Model): ReadonlySet<string> =>
  new Set(entities.flatMap(({ parts }) => parts.flatMap(({ name, wire }) => (name === '' ? [] : [`${pascal(wire)}Get`]))))

interface Described {
  readonly from: string
  /** From the file to the folder of generated files. */
  readonly up: string
  readonly tables: readonly { readonly name: string; readonly documents: readonly Stored[] }[]
  /** Those that stand in frame.ts. */
  readonly framed?: ReadonlySet<string>
}

const emitter = 'documentFiles.ts'
const makeFrom = (module: string) => importNames([{ name: 'makeDocument', alias: 'make' }], module)
const frameImport = importNames([{ name: 'frameDocuments', alias: 'frame' }], './frame.ts')

const describe = (world: World, { from, up, tables, framed = new Set() }: Described): CodeFile => {
  const all = tables.flatMap(({ documents }) => documents)
  const made = all.filter(({ name }) => !framed.has(name))
  const makes = made.length === 0 ? [] : [makeFrom(inLanguage(world, 'documents.ts', up)), importAllTypes(`${up}graphql/types.ts`)]
  const frame = made.length === all.length ? [] : [frameImport]
  const value = (each: Stored): Expression | string => (framed.has(each.name) ? `frame.${each.name}` : madeOf(each))
  const consts = tables.map(({ name, documents }) =>
    exportConst({ name, value: constant(objectOf(documents.map((each) => [each.name, value(each)]))) }),
  )
  return { origin: { emitter, from }, statements: [...makes, ...frame, ...consts] }
}

const changesFile = (world: World, { file, from, sets }: Group): Emitted => {
  const tables = sets.map((set) => ({ name: set.changes, documents: changesOf(set) })).filter(({ documents }) => documents.length > 0)
  return tables.length === 0 ? {} : { [`documents/changes/${file}.ts`]: describe(world, { from, up: '../../', tables }) }
}

export const documentFiles = (world: World, groups: readonly Group[]): Emitted => {
  const { model, specs } = world
  const [framed, home, onlyHome, ofParts] = [frameNames(model), homeNames(model), onlyHomeNames(model), partNames(model)]
  const among = (names: ReadonlySet<string>): readonly Stored[] =>
    groups.flatMap(({ sets }) => sets.flatMap((set) => set.documents.filter(({ name }) => names.has(name))))
  const apart = (name: string, documents: readonly Stored[]) => ({ from: `${specs}/index.ts`, up: '../', tables: [{ name, documents }] })
  const frame = apart('frameDocuments', among(framed))
  const ofHome = { ...apart('homeDocuments', among(home)), framed }
  const reads = groups.map(({ file, from, sets }): Emitted => {
    const tables = sets.map((set) => ({
      name: set.name,
      documents: set.documents.filter((each) => !changesOf(set).includes(each) && !onlyHome.has(each.name) && !ofParts.has(each.name)),
    }))
    return { [`documents/${file}.ts`]: describe(world, { from, up: '../', tables, framed }) }
  })
  const changes = groups.map((group) => changesFile(world, group))
  return Object.assign(
    { 'documents/frame.ts': describe(world, frame), 'documents/home.ts': describe(world, ofHome) },
    ...reads,
    ...changes,
  ) as Emitted
}
