// Who may import whom. The table in ARCHITECTURE.md, as data, and the one function that judges an import by it.
import { dirname, join } from 'node:path/posix'
import type { Import } from './readImports.ts'

type Article = {
  /** Folders and files of ours, beside the folder itself. `#…` names are allowed as such, and only where they stand here. */
  readonly ours: readonly string[]
  /** Packages that may not be imported. `node:` stands for all that Node brings. */
  readonly never?: readonly string[]
  /** May import what is computed at run time. */
  readonly computed?: true
}

const react = ['react', 'react-dom', 'react-router-dom', '@mui/', '@rjsf/core', '@rjsf/mui', '@apollo/client']
const node = ['node:', 'pg', 'kysely', 'ws', '@node-rs/argon2']

export const law: Readonly<Record<string, Article>> = {
  language: { ours: [], never: [...react, ...node] },
  specs: { ours: ['language'], never: [...react, ...node] },
  // Specs and schema/ are loaded by path, so that any product can be generated; hence `computed`.
  generator: { ours: ['language'], never: react, computed: true },
  generated: { ours: ['language'], never: node },
  src: { ours: ['language', '#generated/', '#custom/src'], never: node },
  server: { ours: ['language', 'schema', '#generated/', '#custom/server'], never: react },
  'custom/src': { ours: ['language', 'generated', '#generated/', 'src/kit.ts', 'src/customProps.ts', 'custom/wire'], never: node },
  'custom/server': { ours: ['language', 'generated', '#generated/', 'server/kit.ts', 'custom/wire'], never: react },
  'custom/wire': { ours: ['language'], never: [...react, ...node] },
  'custom/events': { ours: ['language', 'generated', '#generated/', 'server/kit.ts', 'custom/server', '#custom/server'], never: react },
  demo: {
    ours: ['language', 'generated', '#generated/', 'server/kit.ts', 'custom/server', '#custom/server', 'custom/events'],
    never: react,
  },
  schema: { ours: [] },
  // Before the install nothing of ours can be run; what the build made can be started.
  scripts: { ours: ['dist'], computed: true },
  // Further products: specs and tables, without code. They call the engine by the name of its package, which exports what they may have.
  examples: { ours: [], never: [...react, ...node] },
  tests: { ours: [''], computed: true },
  bench: { ours: [''], computed: true },
}

/** Single files that may import one thing more: somebody has to put the server and the demo together, help shows the docs, and codegen.ts alone says how types are made. */
const openings: Readonly<Record<string, readonly string[]>> = {
  'server/main.ts': ['#demo'],
  'src/screens/handbook/HandbookScreen.tsx': ['docs'],
  'generator/types/makeTypes.ts': ['codegen.ts'],
  'generator/types/runCodegen.ts': ['codegen.ts'],
}

/** @returns what is wrong with the import, or undefined */
export function judge(importer: string, { specifier, line }: Import): string | undefined {
  const folder = folderOf(importer)
  const article = law[folder]
  // Files beside package.json belong to tools (vite, vitest, codegen).
  if (article === undefined) return importer.includes('/') ? `${importer}: no article of the law speaks of ${folder}` : undefined
  const where = `${importer}:${line}: ${folder} may not import`
  if (specifier === undefined) return article.computed ? undefined : `${where} what is computed at run time`
  if (!specifier.startsWith('.') && !specifier.startsWith('/') && !specifier.startsWith('#'))
    return article.never?.some((name) => isPackage(specifier, name)) ? `${where} ${specifier}` : undefined
  const target = specifier.startsWith('.') ? join(dirname(importer), specifier) : specifier
  return [folder, ...article.ours, ...(openings[importer] ?? [])].some((allowed) => covers(allowed, target))
    ? undefined
    : `${where} ${target}`
}

/** The part of the house that a path belongs to: its first folder, in `custom` the first two. */
function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'custom' ? `${first}/${second}` : first
}

function isPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(name.endsWith(':') || name.endsWith('/') ? name : `${name}/`)
}

function covers(allowed: string, target: string): boolean {
  if (allowed === '') return !target.startsWith('..')
  return target === allowed || target.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`)
}
