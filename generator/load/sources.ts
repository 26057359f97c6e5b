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
  return { folder, read, found, refresh }
}

/** What a module exports or declares under a name, followed through imports to where it is written. */
export const declarationOf = (sources: Sources, source: ts.SourceFile, name: string): ts.VariableDeclaration | undefined => {
  // What a file says itself goes before what it takes over as a whole.
  const isStar = (each: ts.Statement): boolean => ts.isExportDeclaration(each) && !each.exportClause
  for (const statement of [...source.statements.filter((each) => !isStar(each)), ...source.statements.filter(isStar)]) {
    const found = inStatement(sources, source, statement, name)
    if (found) return found
  }
  return undefined
}

const inStatement = (
  sources: Sources,
  source: ts.SourceFile,
  statement: ts.Statement,
  name: string,
): ts.VariableDeclaration | undefined => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.find((each) => ts.isIdentifier(each.name) && each.name.text === name)
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.find((each) => each.name.text === name) : undefined
    return named && elsewhere(sources, source, statement.moduleSpecifier, (named.propertyName ?? named.name).text)
  }
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return undefined
  const clause = statement.exportClause
  if (!clause) return elsewhere(sources, source, statement.moduleSpecifier, name)
  const named = ts.isNamedExports(clause) ? clause.elements.find((each) => each.name.text === name) : undefined
  return named && elsewhere(sources, source, statement.moduleSpecifier, (named.propertyName ?? named.name).text)
}

const elsewhere = (sources: Sources, source: ts.SourceFile, specifier: ts.Expression, name: string): ts.VariableDeclaration | undefined => {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined
  const target = sources.read(join(dirname(source.fileName), specifier.text))
  return target && declarationOf(sources, target, name)
}
