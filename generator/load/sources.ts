// The spec files as a ts-morph project, for positions and comments. They are never changed, only looked into.
import { dirname, join } from 'node:path'
import { Project, type Node, type SourceFile, type VariableDeclaration } from 'ts-morph'

/** A place in the spec files. */
export interface Found {
  /** The value at the path, or at the longest beginning of it that exists. */
  readonly value: Node
  /** The name before the colon. */
  readonly name: Node
  /** The property or declaration as a whole: what a comment stands above. */
  readonly whole: Node
  /** How many pieces of the path were found. */
  readonly depth: number
}

/** A name that a file takes over from another. */
interface Alias {
  readonly from: string
  readonly name: string
}

interface Names {
  readonly said: ReadonlyMap<string, VariableDeclaration | Alias>
  /** Modules taken over as a whole. */
  readonly stars: readonly string[]
}

export interface Sources {
  readonly folder: string
  /** The tree of a file, read once until the next refresh. */
  readonly read: (file: string) => SourceFile | undefined
  /** What was looked up since the last refresh. */
  readonly found: Map<string, Found>
  readonly names: Map<SourceFile, Names>
  /** To be called before each run: files may have changed. */
  readonly refresh: () => void
  /** Keeps nothing of what was read. */
  readonly forget: () => void
}

/** Syntax alone: neither types nor libraries are read, and no import that nobody asks for. */
const emptyProject = (): Project =>
  new Project({ skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true, skipFileDependencyResolution: true })

export const makeSources = (folder: string): Sources => {
  let project = emptyProject()
  const found = new Map<string, Found>()
  const names = new Map<SourceFile, Names>()
  const lookAgain = (): void => {
    found.clear()
    names.clear()
  }
  return {
    folder,
    found,
    names,
    read: (file) => project.addSourceFileAtPathIfExists(file),
    refresh: () => {
      for (const file of project.getSourceFiles()) file.refreshFromFileSystemSync()
      lookAgain()
    },
    forget: () => {
      project = emptyProject()
      lookAgain()
    },
  }
}

const aliasesIn = (source: SourceFile): readonly (readonly [local: string, alias: Alias])[] => [
  ...source.getImportDeclarations().flatMap((each) =>
    each.getNamedImports().map((element) => {
      const name = element.getName()
      return [element.getAliasNode()?.getText() ?? name, { from: each.getModuleSpecifierValue(), name }] as const
    }),
  ),
  ...source.getExportDeclarations().flatMap((each) =>
    each.getNamedExports().flatMap((element) => {
      const [name, from] = [element.getName(), each.getModuleSpecifierValue()]
      return from === undefined ? [] : [[element.getAliasNode()?.getText() ?? name, { from, name }] as const]
    }),
  ),
]

const readNames = (source: SourceFile): Names => ({
  // What a file declares itself goes first.
  said: new Map<string, VariableDeclaration | Alias>([
    ...aliasesIn(source),
    ...source.getVariableDeclarations().map((each) => [each.getName(), each] as const),
  ]),
  stars: source.getExportDeclarations().flatMap((each) => (each.isNamespaceExport() ? (each.getModuleSpecifierValue() ?? []) : [])),
})

const namesIn = ({ names }: Sources, source: SourceFile): Names => {
  const known = names.get(source) ?? readNames(source)
  names.set(source, known)
  return known
}

/** What a module exports or declares under a name, followed through imports to where it is written. */
export const declarationOf = (sources: Sources, source: SourceFile, name: string): VariableDeclaration | undefined => {
  const { said, stars } = namesIn(sources, source)
  const known = said.get(name)
  if (known !== undefined) return 'from' in known ? elsewhere(sources, source, known) : known
  for (const from of stars) {
    const declaration = elsewhere(sources, source, { from, name })
    if (declaration) return declaration
  }
  return undefined
}

/** Specs name files as they are called, so no resolution is needed; ts-morph's own asks the type checker. */
const elsewhere = (sources: Sources, source: SourceFile, { from, name }: Alias): VariableDeclaration | undefined => {
  const target = from.startsWith('.') ? sources.read(join(dirname(source.getFilePath()), from)) : undefined
  return target && declarationOf(sources, target, name)
}
