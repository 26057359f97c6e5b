// What a project needs beside its product where the engine is a package of it: the commands under the names that all texts call them by, and types for the editor.
import { join } from 'node:path'
import { textOf } from '../textOf.ts'

const commands = ['start', 'dev', 'generate', 'spec:diff', 'new', 'staff', 'settings', 'backup', 'restore', 'audit:verify', 'ledger:verify']

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
}

/** What is said already stands, but for the sort of modules: what is built is of the newer one. */
const manifest = (text: string): string => {
  const { scripts, ...said } = JSON.parse(text) as Manifest
  const all = { ...Object.fromEntries(commands.map((each) => [each, `concord ${each}`])), ...scripts }
  return `${JSON.stringify({ private: true, ...said, type: 'module', scripts: all }, null, 2)}\n`
}

const editor = `${JSON.stringify(
  { extends: 'concord/tsconfig.json', compilerOptions: { types: ['vite/client'] }, include: ['specs', 'generated'], exclude: [] },
  null,
  2,
)}\n`

/** By path from the project's folder; what is there already is kept as far as it may be. */
export const projectFiles = (house: string): Readonly<Record<string, string>> => ({
  'package.json': manifest(textOf(join(house, 'package.json')) ?? '{}'),
  'tsconfig.json': textOf(join(house, 'tsconfig.json')) ?? editor,
  '.gitignore': textOf(join(house, '.gitignore')) ?? 'node_modules/\ndist/\n.data/\n',
})
