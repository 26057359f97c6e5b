// entities/<file>.ts: one entity, everything about it. index.ts names them, all.ts has them all; records/ loads them one by one.
import { alikeBy } from '../../language/alike.ts'
import type { EntityModel } from '../../language/model.ts'
import { exportConst, exportType, importNames, importTypes, type CodeFile } from '../print/code.ts'
import { codeOf, constant, literal, unionOf } from '../print/literal.ts'
import { inLanguage, type Emitted, type Emitter, type World } from './output.ts'

/** Entities by the name of their file, in the order of the specs. */
export const byFile = (entities: readonly EntityModel[]): ReadonlyMap<string, readonly EntityModel[]> =>
  alikeBy(entities, ({ file }) => file)

const emitter = 'entities.ts'
const modelType = (world: World) => importTypes(['EntityModel'], inLanguage(world, 'model.ts', '../'))

const tableFile = (world: World, entities: readonly EntityModel[]): CodeFile => ({
  origin: { emitter, from: [...new Set(entities.map((each) => world.specOf(each.name)))].join(', ') },
  statements: [
    modelType(world),
    ...entities.map((each) => exportConst({ name: each.wire, value: constant(literal(each), 'EntityModel') })),
  ],
})

const indexFile = ({ model, specs }: World): CodeFile => ({
  origin: { emitter, from: `${specs}/index.ts` },
  statements: [exportType('EntityName', unionOf(model.entities.map(({ name }) => name)))],
})

const allFile = (world: World): CodeFile => {
  const { entities } = world.model
  return {
    origin: { emitter, from: `${world.specs}/index.ts` },
    statements: [
      modelType(world),
      ...entities.map(({ wire, file }) => importNames([wire], `./${file}.ts`)),
      exportConst({
        name: 'allEntities',
        type: 'readonly EntityModel[]',
        value: codeOf(`[${entities.map(({ wire }) => wire).join(', ')}]`),
      }),
    ],
  }
}

export const emitEntities: Emitter = (world) => {
  const files: Record<string, CodeFile> = { 'entities/index.ts': indexFile(world), 'entities/all.ts': allFile(world) }
  for (const [file, entities] of byFile(world.model.entities)) files[`entities/${file}.ts`] = tableFile(world, entities)
  return files satisfies Emitted
}
