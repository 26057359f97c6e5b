// The spec files as trees, for positions and comments. They are never changed, only looked into.
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ts } from 'ts-morph'

/** A place in the spec files. */
export interface Found {
  readonly source: ts.SourceFile
  /** The value at the path, or at the longest beginning of it that exists. */
  readonly value: ts.Node
  /** The name before the colon. */
  readonly name: ts.Node
  /** The property or declaration as a whole: what a comment stands above. */
  readonly whole: ts.Node
  /** How many pieces of the path were found. */
  readonly depth: number
}
export interface Sources {
  readonly folder: string
  /** The tree of a file, read again only when the file changed. */
  readonly read: (file: string) => ts.SourceFile | undefined
  /** Paths found since the last refresh. */
  readonly found: Map<string, Found>
  /** To be called before each run: files may have changed. */
  readonly refresh: () => void
  /** Keeps nothing of what was read. */
  readonly forget: () => void
}

export const makeSources = (folder: string): Sources => {
  const known = new Map<string, { readonly mark: string; readonly source: ts.SourceFile }>()
  const fresh = new Map<string, ts.SourceFile | undefined>()
  const found = new Map<string, Found>()
  const readAgain = (file: string): ts.SourceFile | undefined => {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat?.isFile()) return undefined
    const mark = `${stat.size} ${stat.mtimeMs}`
    const old = known.get(file)
    if (old?.mark === mark) return old.source
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
    known.set(file, { mark, source })
    return source
  }
  const read = (file: string): ts.SourceFile | undefined => {
    if (!fresh.has(file)) fresh.set(file, readAgain(file))
    return fresh.get(file)
  }
  const refresh = (): void => {
    fresh.clear()
    found.clear()
  }
  const forget = (): void => {
    refresh()
    known.clear()
  }
  return { folder, read, found, refresh, forget }
}

interface Names {
  /** The statement that says each name. */
  readonly said: ReadonlyMap<string, ts.Statement>
  /** Modules taken over as a whole. */
  readonly stars: readonly ts.ExportDeclaration[]
}
const namesOf = new WeakMap<ts.SourceFile, Names>()

const namesSaid = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((each) => (ts.isIdentifier(each.name) ? [each.name.text] : []))
  return namedElements(statement).map((each) => each.name.text)
}

const namedElements = (statement: ts.Statement): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] => {
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined
  if (bindings && ts.isNamedImports(bindings)) return bindings.elements
  const clause = ts.isExportDeclaration(statement) && statement.moduleSpecifier ? statement.exportClause : undefined
  return clause && ts.isNamedExports(clause) ? clause.elements : []
}

const namesIn = (source: ts.SourceFile): Names => {
  const known = namesOf.get(source)
  if (known) return known
  const said = new Map(source.statements.flatMap((statement) => namesSaid(statement).map((name) => [name, statement] as const)))
  const stars = source.statements.filter(ts.isExportDeclaration).filter((each) => !each.exportClause)
  namesOf.set(source, { said, stars })
  return { said, stars }
}

/** What a module exports or declares under a name, followed through imports to where it is written. What a file says itself goes first. */
export const declarationOf = (sources: Sources, source: ts.SourceFile, name: string): ts.VariableDeclaration | undefined => {
  const { said, stars } = namesIn(source)
  const statement = said.get(name)
  if (!statement) return firstOf(stars, (star) => elsewhere(sources, source, star.moduleSpecifier, name))
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.find((each) => ts.isIdentifier(each.name) && each.name.text === name)
  const element = namedElements(statement).find((each) => each.name.text === name)
  const from = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined
  return element && elsewhere(sources, source, from, (element.propertyName ?? element.name).text)
}

const firstOf = <T, R>(list: readonly T[], look: (each: T) => R | undefined): R | undefined => {
  for (const each of list) {
    const found = look(each)
    if (found !== undefined) return found
  }
  return undefined
}

const elsewhere = (
  sources: Sources,
  source: ts.SourceFile,
  specifier: ts.Expression | undefined,
  name: string,
): ts.VariableDeclaration | undefined => {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined
  const target = sources.read(join(dirname(source.fileName), specifier.text))
  return target && declarationOf(sources, target, name)
}
