// A copy of the project as a product owner has it: a repository of its own with one commit, the packages linked from here.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { house, listSources } from '../architecture/listSources.ts'

export interface Copy {
  readonly folder: string
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  /** Replaces the one place where the text stands; a text that stands elsewhere or twice is a mistake of the caller. */
  readonly edit: (path: string, from: string, to: string) => void
  /** Commits everything under a message, and says the new commit. */
  readonly commit: (message: string) => string
  /** Paths that differ from the last commit, new ones among them. */
  readonly changed: () => readonly string[]
  readonly remove: () => void
}

const who = [
  '-c',
  'user.name=Product owner',
  '-c',
  'user.email=owner@example.com',
  '-c',
  'commit.gpgsign=false',
  '-c',
  'core.hooksPath=/dev/null',
]

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] })

const lines = (text: string): readonly string[] => text.split('\0').filter(Boolean)

/** Tracked and new files alike, without those deleted meanwhile. Where there is no repository, all that belongs to the project. */
const sources = (): readonly string[] => {
  if (!existsSync(join(house, '.git'))) return listSources()
  const listed = lines(git(house, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'))
  return [...new Set(listed)].filter((path) => existsSync(join(house, path)))
}

/** Each package by itself, so that what scripts keep beside them stays in the copy. */
const linkPackages = (folder: string): void => {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(house, 'node_modules')))
    if (name !== '.cache' && !name.startsWith('.vite')) symlinkSync(join(house, 'node_modules', name), join(folder, 'node_modules', name))
}

/** The generator's bundle, which is made of sources by their time: the copy's are as old. What it was made of first, since that says which it is. */
const takeBundle = (folder: string): void => {
  const cache = 'node_modules/.cache/concord'
  mkdirSync(join(folder, cache), { recursive: true })
  for (const name of ['generate.inputs.json', 'generate.cjs', 'codegen.cjs', 'generate.compiled', 'kept'])
    if (existsSync(join(house, cache, name))) cpSync(join(house, cache, name), join(folder, cache, name), { recursive: true })
}

export const makeCopy = (): Copy => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'drill-')))
  for (const path of sources()) cpSync(join(house, path), join(folder, path), { recursive: true, preserveTimestamps: true })
  linkPackages(folder)
  takeBundle(folder)
  git(folder, 'init', '--quiet')
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const edit = (path: string, from: string, to: string): void => {
    const parts = read(path).split(from)
    if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${from}`)
    write(path, parts.join(to))
  }
  const commit = (message: string): string => {
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', message)
    return git(folder, 'rev-parse', 'HEAD').trim()
  }
  const changed = (): readonly string[] =>
    lines(git(folder, 'status', '-z', '--porcelain', '--untracked-files=all')).map((line) => line.slice(3))
  return { folder, read, write, edit, commit, changed, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
