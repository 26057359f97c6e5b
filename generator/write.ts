// Brings the generated folder to what was emitted: changed files only, each by rename; files no longer made go away.
import { readdirSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from './emitters/output.ts'
import { put } from './put.ts'
import { textOf } from './textOf.ts'

const listed = (folder: string, below = ''): readonly string[] => {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      return entry.isDirectory() ? listed(folder, path) : [path]
    })
  } catch {
    return []
  }
}

/** Earlier migrations are history and stay, whatever the specs say now; they go where their chain begins anew, or was gone on from before them. */
const isHistory = (path: string, { 'migrations/state.json': state = '{}' }: Files): boolean => {
  const [, number] = /^migrations\/(\d{4})\.sql$/.exec(path) ?? []
  const { last = Infinity } = JSON.parse(state) as { readonly last?: number }
  return number !== undefined && Number(number) <= last
}

export interface Stale {
  readonly changed: readonly string[]
  readonly surplus: readonly string[]
}

export const staleIn = (folder: string, files: Files, anew = false): Stale => ({
  changed: Object.entries(files)
    .filter(([path, text]) => textOf(join(folder, path)) !== text)
    .map(([path]) => path),
  surplus: listed(folder).filter((path) => files[path] === undefined && (anew || !isHistory(path, files))),
})

const removeEmptyFolders = (folder: string, path: string): void => {
  for (let below = dirname(path); below !== '.'; below = dirname(below)) {
    try {
      rmdirSync(join(folder, below))
    } catch {
      return
    }
  }
}

export const write = (folder: string, files: Files, anew = false): Stale => {
  const stale = staleIn(folder, files, anew)
  for (const path of stale.changed) put(join(folder, path), files[path] ?? '')
  for (const path of stale.surplus) {
    rmSync(join(folder, path), { force: true })
    removeEmptyFolders(folder, path)
  }
  return stale
}
