// entities/<file>.ts: one entity, everything about it. index.ts loads them one by one, all.ts all at once.
import type { EntityModel } from '../../language/model.ts'
import { codeHeader } from '../print/header.ts'
import { literal, stringLiteral } from '../print/literal.ts'
import type { Emitter, Files, World } from './output.ts'

/** Entities by the name of their file, in the order of the specs. */
export const byFile = (entities: readonly EntityModel[]): ReadonlyMap<string, readonly EntityModel[]> => {
  const files = new Map<string, readonly EntityModel[]>()
  for (const entity of entities) files.set(entity.file, [...(files.get(entity.file) ?? []), entity])
  return files
}

const tableFile = ({ specOf, language }: World, entities: readonly EntityModel[]): string => {
  const from = [...new Set(entities.map((each) => specOf(each.name)))].join(', ')
  const tables = entities.map((each) => `\nexport const ${each.wire} = ${literal(each)} as const satisfies EntityModel\n`)
  return `${codeHeader({ emitter: 'entities.ts', from })}import type { EntityModel } from ${stringLiteral(`../${language}/model.ts`)}\n${tables.join('')}`
}

const indexFile = ({ model, specs, language }: World): string => {
  const rows = model.entities.map(
    (each) => `  ${each.name}: () => import(${stringLiteral(`./${each.file}.ts`)}).then(file => file.${each.wire}),\n`,
  )
  return `${codeHeader({ emitter: 'entities.ts', from: `${specs}/index.ts` })}import type { EntityModel } from ${stringLiteral(`../${language}/model.ts`)}

export type EntityName = ${model.entities.map((each) => stringLiteral(each.name)).join(' | ') || 'never'}

/** Each entity is loaded with the first screen that shows it. */
export const entityLoaders: Readonly<Record<EntityName, () => Promise<EntityModel>>> = {
${rows.join('')}}
`
}

const allFile = ({ model, specs, language }: World): string => {
  const imports = model.entities.map((each) => `import { ${each.wire} } from ${stringLiteral(`./${each.file}.ts`)}\n`)
  return `${codeHeader({ emitter: 'entities.ts', from: `${specs}/index.ts` })}import type { EntityModel } from ${stringLiteral(`../${language}/model.ts`)}
${imports.join('')}
export const allEntities: readonly EntityModel[] = [${model.entities.map((each) => each.wire).join(', ')}]
`
}

export const emitEntities: Emitter = (world) => {
  const files: Record<string, string> = { 'entities/index.ts': indexFile(world), 'entities/all.ts': allFile(world) }
  for (const [file, entities] of byFile(world.model.entities)) files[`entities/${file}.ts`] = tableFile(world, entities)
  return files satisfies Files
}
