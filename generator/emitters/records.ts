// records/<file>.ts: all that an entity's screens are made of, in one piece: its table, what reads it, its texts, and the way to what changes it. index.ts loads it.
import { exportConst, exportType, importDefault, importNames, importTypes, type CodeFile } from '../print/code.ts'
import { loaderOf, objectOf } from '../print/literal.ts'
import { changesOf } from './documentFiles.ts'
import type { DocumentSet, Group } from './documents.ts'
import { inLanguage, type Emitted, type World } from './output.ts'

const emitter = 'records.ts'
/** Of one entity; sets of no entity are the session's. */
interface OfEntity extends DocumentSet {
  readonly entity: string
}
const ofEntities = ({ sets }: Group): readonly OfEntity[] =>
  sets.flatMap((set) => (set.entity === undefined ? [] : [{ ...set, entity: set.entity }]))

const wiresIn = ({ model }: World): ReadonlyMap<string, string> => new Map(model.entities.map(({ name, wire }) => [name, wire]))

const pieceFile = (world: World, group: Group): CodeFile => {
  const { file, from } = group
  const wires = wiresIn(world)
  const sets = ofEntities(group).map((set) => ({ ...set, wire: wires.get(set.entity) ?? set.entity }))
  return {
    origin: { emitter, from },
    statements: [
      importNames(
        sets.map(({ wire }) => wire),
        `../entities/${file}.ts`,
      ),
      importNames(
        sets.map(({ name }) => name),
        `../documents/${file}.ts`,
      ),
      importDefault('texts', `../locales/en/entities/${file}.json`),
      ...sets.map((set) => {
        const changes = changesOf(set).length === 0 ? [] : [['changes', loaderOf(`../documents/changes/${file}.ts`, set.changes)] as const]
        const value = objectOf([['entity', set.wire], ['documents', set.name], ['texts', 'texts'], ...changes])
        return exportConst({ name: `${set.wire}Records`, value })
      }),
    ],
  }
}

const indexFile = (world: World): CodeFile => ({
  origin: { emitter, from: `${world.specs}/index.ts` },
  statements: [
    importTypes(['DocumentNode'], 'graphql'),
    importTypes(['EntityModel'], inLanguage(world, 'model.ts', '../')),
    importTypes(['EntityName'], '../entities/index.ts'),
    exportType('Documents', 'Readonly<Record<string, DocumentNode>>'),
    exportType(
      'EntityRecords',
      '{ readonly entity: EntityModel; readonly documents: Documents; readonly texts: Readonly<Record<string, string>>; readonly changes?: () => Promise<Documents> }',
    ),
    exportConst({
      name: 'recordLoaders',
      type: 'Readonly<Record<EntityName, () => Promise<EntityRecords>>>',
      doc: 'Each entity is loaded with the first screen that shows it; what changes it, with the previews, when somebody is about to.',
      value: objectOf(world.model.entities.map(({ name, file, wire }) => [name, loaderOf(`./${file}.ts`, `${wire}Records`)])),
    }),
  ],
})

export const emitRecords = (world: World, groups: readonly Group[]): Emitted => ({
  'records/index.ts': indexFile(world),
  ...Object.fromEntries(
    groups.filter((group) => ofEntities(group).length > 0).map((group) => [`records/${group.file}.ts`, pieceFile(world, group)]),
  ),
})
