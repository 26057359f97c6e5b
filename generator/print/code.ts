// What generated TypeScript is made of: the few statements that emitters need, as ts-morph's structures, and how a file of them is printed.
import {
  IndentationText,
  Project,
  QuoteKind,
  StructureKind,
  VariableDeclarationKind,
  type ExportDeclarationStructure,
  type ImportDeclarationStructure,
  type ImportSpecifierStructure,
  type OptionalKind,
  type StatementStructures,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from 'ts-morph'
import { keep, recall } from '../cache.ts'
import { codeHeader, type Origin } from './header.ts'
import type { Expression } from './literal.ts'
import { sweep } from './sweep.ts'

/** One generated TypeScript file, described. */
export interface CodeFile {
  readonly origin: Origin
  readonly statements: readonly StatementStructures[]
}

export const importNames = (
  namedImports: readonly (string | OptionalKind<ImportSpecifierStructure>)[],
  moduleSpecifier: string,
): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  namedImports: [...namedImports],
  moduleSpecifier,
})

export const importDefault = (defaultImport: string, moduleSpecifier: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  defaultImport,
  moduleSpecifier,
})

export const importTypes = (names: readonly string[], from: string): ImportDeclarationStructure => ({
  ...importNames(names, from),
  isTypeOnly: true,
})

/** `import type * as types from …`: of files whose names are many. */
export const importAllTypes = (moduleSpecifier: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  isTypeOnly: true,
  namespaceImport: 'types',
  moduleSpecifier,
})

export interface Constant {
  readonly name: string
  readonly type?: string
  /** What stands above it for editors. */
  readonly doc?: string
  readonly value: Expression
}

/** `export const name: type = value` */
export const exportConst = ({ name, type, doc, value }: Constant): VariableStatementStructure => ({
  kind: StructureKind.VariableStatement,
  isExported: true,
  declarationKind: VariableDeclarationKind.Const,
  ...(doc !== undefined && { docs: [doc] }),
  leadingTrivia: '\n',
  declarations: [{ name, ...(type !== undefined && { type }), initializer: value }],
})

export const localType = (name: string, type: string): TypeAliasDeclarationStructure => ({ kind: StructureKind.TypeAlias, name, type })
export const exportType = (name: string, type: string): TypeAliasDeclarationStructure => ({ ...localType(name, type), isExported: true })

/** `export {}`: a module, though it says nothing. */
export const noExports: ExportDeclarationStructure = { kind: StructureKind.ExportDeclaration, namedExports: [] }

/** Unchecked beyond its syntax: no types, no library, nothing on disk. */
const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
})

/** Printed in one pass, and its tree let go of: all of them together would be larger than everything else. */
const print = ({ origin, statements }: CodeFile): string => {
  const file = project.createSourceFile('printed.ts', { statements: [...statements] }, { overwrite: true })
  const text = `${codeHeader(origin)}${file.getFullText()}`
  file.forget()
  sweep()
  return text
}

/** What did not change since it was printed last is not printed again. */
export const printCode = (path: string, code: CodeFile): string => {
  const described = JSON.stringify(code)
  return recall(path, described) ?? keep(path, described, print(code))
}
