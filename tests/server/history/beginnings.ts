// The migrations as they were at the beginning: frozen here, and as the repository's own history tells them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { house } from '../../architecture/listSources.ts'
import type { Migration } from '../../../server/db/readMigrations.ts'

export interface Beginning {
  readonly name: string
  readonly migrations: readonly Migration[]
}

const engine = 'server/db/engine'
const product = 'generated/migrations'

const migration = (name: string, sql: string): Migration => ({ name, sql, digest: createHash('sha256').update(sql).digest('hex') })

const frozen = (): Beginning => {
  const pieces = readFileSync(new URL('first.sql', import.meta.url), 'utf8')
    .split(/^-- file: (.+)\n/m)
    .slice(1)
  const names = pieces.filter((_, at) => at % 2 === 0)
  return { name: 'the frozen copy', migrations: names.map((name, at) => migration(name, pieces[at * 2 + 1] ?? '')) }
}

/** What git says; undefined where there is no git, no repository or no such thing in it. */
const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 })
  return status === 0 ? stdout : undefined
}

const sqlAt = (commit: string, folder: string): readonly string[] =>
  (git('ls-tree', '--name-only', commit, `${folder}/`) ?? '').split('\n').filter((path) => path.endsWith('.sql'))

const canMake = (commit: string): boolean => sqlAt(commit, engine).length > 0 && sqlAt(commit, product).length > 0

/** The first commit whose server could make a database. A shallow clone does not know it. */
const firstCommit = (): string | undefined => {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined
  const commits = git('log', '--reverse', '--format=%H', '--', engine, product) ?? ''
  return commits.split('\n').find((commit) => commit !== '' && canMake(commit))
}

const told = (commit: string): Beginning => {
  const from = (folder: string, prefix: string): readonly Migration[] =>
    sqlAt(commit, folder).map((path) => migration(path.replace(folder, prefix), git('show', `${commit}:${path}`) ?? ''))
  return { name: `commit ${commit.slice(0, 7)}`, migrations: [...from(engine, 'engine'), ...from(product, 'product')] }
}

/** At least the frozen one. */
export const beginnings = (): readonly Beginning[] => {
  const commit = firstCommit()
  return [frozen(), ...(commit === undefined ? [] : [told(commit)])]
}
