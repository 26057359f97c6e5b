// Where a product's specs list what they have: names of entities, entities, areas of rights, entries of the side menu.
import {
  IndentationText,
  Node,
  Project,
  QuoteKind,
  type ArrayLiteralExpression,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'ts-morph'

export interface SpecPlaces {
  readonly names: ArrayLiteralExpression
  readonly entities: ObjectLiteralExpression
  readonly areas: ObjectLiteralExpression
  /** Absent = the menu lists what there is by itself. */
  readonly side: ArrayLiteralExpression | undefined
  /** The file that says what can be defined. */
  readonly speaks: SourceFile
}

/** A property of what a function is called with: defineAccess({ areas: … }). */
const propertyOf = (sources: readonly SourceFile[], called: string, property: string): Node | undefined => {
  for (const source of sources)
    for (const call of source.getDescendants().filter(Node.isCallExpression)) {
      const [given] = call.getExpression().getText() === called ? call.getArguments() : []
      const found = Node.isObjectLiteralExpression(given) ? given.getProperty(property) : undefined
      if (Node.isPropertyAssignment(found)) return found.getInitializer()
    }
  return undefined
}

/** Through `satisfies` and `as const`. */
export const bare = (node: Node | undefined): Node | undefined =>
  Node.isSatisfiesExpression(node) || Node.isAsExpression(node) ? bare(node.getExpression()) : node

/** @returns what is not found instead, in words */
export const specPlacesIn = (folder: string): { readonly project: Project; readonly places: SpecPlaces } | string => {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single, useTrailingCommas: true },
  })
  const sources = project.addSourceFilesAtPaths(`${folder}/**/*.ts`)
  const names = propertyOf(sources, 'defineVocabulary', 'entities')
  const areas = propertyOf(sources, 'defineAccess', 'areas')
  const side = propertyOf(sources, 'defineMenu', 'side')
  const index = sources.find((each) => each.getFilePath().endsWith('specs/index.ts'))
  const entities = bare(index?.getVariableDeclaration('entities')?.getInitializer())
  const speaks = sources.find((each) =>
    each.getDescendants().some((node) => Node.isCallExpression(node) && node.getExpression().getText() === 'speak'),
  )
  if (!Node.isArrayLiteralExpression(names)) return 'entities of defineVocabulary'
  if (!Node.isObjectLiteralExpression(entities)) return 'export const entities of index.ts'
  if (!Node.isObjectLiteralExpression(areas)) return 'areas of defineAccess'
  if (!speaks) return 'speak, which says what can be defined'
  return { project, places: { names, entities, areas, side: Node.isArrayLiteralExpression(side) ? side : undefined, speaks } }
}
