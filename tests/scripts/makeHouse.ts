// A house in miniature with the real scripts and packages, in a folder of its own, to start, build and generate in.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { house } from '../architecture/listSources.ts'

const copied = [
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'generated/app.ts',
  'server/http/servedPaths.ts',
  'src/client/Configuration.ts',
  'src/client/loginDataKey.ts',
]

/** Its test clears it away: a worker loads this once for all its files. @param files paths and contents beside the scripts */
export function makeHouse(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of copied) cpSync(join(house, name), join(folder, name), { recursive: true })
  put(folder, 'src/listQuestions.ts', 'export const conversation = { staff: [], live: {}, lists: [] }')
  put(folder, 'generated/entities/all.ts', 'export const allEntities = []')
  linkPackages(folder)
  for (const [path, content] of Object.entries(files)) put(folder, path, content)
  return folder
}

export function put(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** Each package is linked, not the folder: what the scripts cache stays in this house. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(house, 'node_modules')))
    if (name !== '.cache' && !name.startsWith('.vite')) symlinkSync(join(house, 'node_modules', name), join(folder, 'node_modules', name))
}
