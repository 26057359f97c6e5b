// One more kind in the registry of its family: its import by the alphabet, and an entry at the end of each list, as that is written.
import { Node, type SourceFile } from 'ts-morph'
import { pascal } from '../../language/names.ts'
import { bare } from '../entities/specPlaces.ts'
import type { KindFamily } from './kindFiles.ts'

interface Listed {
  /** What its file exports besides the kind itself. */
  readonly types: readonly string[]
  /** What stands in which type or constant of the registry. */
  readonly entries: Readonly<Record<string, string>>
}

const listed: Readonly<Record<KindFamily, (name: string) => Listed>> = {
  field: (name) => ({
    types: [`${pascal(name)}Field`],
    entries: { FieldIn: `${pascal(name)}Field<R>`, fieldSpecs: `${name}: NoOptions`, fields: name },
  }),
  section: (name) => ({
    types: [`${pascal(name)}Model`, `${pascal(name)}Section`],
    entries: { SectionSpec: `${pascal(name)}Section<W, Path>`, SectionModel: `${pascal(name)}Model`, sections: name },
  }),
  filter: (name) => ({ types: [], entries: { filters: name } }),
  figure: (name) => ({ types: [`${pascal(name)}Figure`], entries: { FigureSpec: `${pascal(name)}Figure<W>`, figures: name } }),
  computation: (name) => ({
    types: [],
    entries: { Computation: `({ readonly kind: '${name}' } & RelatedSpec<R>)`, computation: `${name}: RelatedSpec`, computations: name },
  }),
}

/** The alternatives of a type, or the properties of an object, be it all that a function gives on. */
const listIn = (source: SourceFile, list: string): readonly Node[] => {
  const type = source.getTypeAlias(list)?.getTypeNode()
  if (Node.isUnionTypeNode(type)) return type.getTypeNodes()
  const value = bare(source.getVariableDeclaration(list)?.getInitializer())
  const called = Node.isArrowFunction(value) ? value.getBody() : undefined
  const object = Node.isCallExpression(called) ? called.getArguments()[0] : value
  return Node.isObjectLiteralExpression(object) ? object.getProperties() : []
}

/** On a line of its own where the others have one. */
const append = (source: SourceFile, list: string, entry: string): boolean => {
  const all = listIn(source, list)
  const last = all.at(-1)
  if (!last) return false
  const onLines = all.length > 1 && all[0]?.getStartLineNumber() !== last.getStartLineNumber()
  const mark = Node.isTypeNode(last) ? '| ' : ''
  const comma = mark === '' ? ',' : ''
  source.insertText(last.getEnd(), `${comma}${onLines ? '\n  ' : ' '}${mark}${entry}`)
  return true
}

const addImport = (source: SourceFile, name: string, types: readonly string[]): void => {
  const from = `./${name}.ts`
  const names = [name, ...types.map((each) => `type ${each}`)].join(', ')
  const all = source.getImportDeclarations()
  const next = all.find((each) => each.getModuleSpecifierValue().startsWith('./') && each.getModuleSpecifierValue() > from)
  source.insertText(next?.getStart() ?? (all.at(-1)?.getEnd() ?? 0) + 1, `import { ${names} } from '${from}'\n`)
}

/** @returns the list that is not written as such lists are; undefined where all took it */
export const enlist = (source: SourceFile, family: KindFamily, name: string): string | undefined => {
  const { types, entries } = listed[family](name)
  for (const [list, entry] of Object.entries(entries)) if (!append(source, list, entry)) return list
  addImport(source, name, types)
  return undefined
}
