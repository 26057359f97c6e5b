// The migrations as they were at the beginning: frozen here, and as the repository's own history tells them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Migration } from '../../../server/db/readMigrations.ts'
import { gitSays } from './gitSays.ts'

export interface Beginning {
  readonly name: string
  readonly migrations: readonly Migration[]
}

const engine = 'server/db/engine'
const product = 'generated/migrations'

const migration = (name: string, sql: string): Migration => ({ name, sql, digest: createHash('sha256').update(sql).digest('hex') })

export const frozen = (): Beginning => {
  const pieces = readFileSync(new URL('first.sql', import.meta.url), 'utf8')
    .split(/^-- file: (.+)\n/m)
    .slice(1)
  const names = pieces.filter((_, at) => at % 2 === 0)
  return { name: 'the frozen copy', migrations: names.map((name, at) => migration(name, pieces[at * 2 + 1] ?? '')) }
}

const sqlAt = (commit: string, folder: string): readonly string[] =>
  (gitSays('ls-tree', '--name-only', commit, `${folder}/`) ?? '').split('\n').filter((path) => path.endsWith('.sql'))

const canMake = (commit: string): boolean => sqlAt(commit, engine).length > 0 && sqlAt(commit, product).length > 0

/** The first commit whose server could make a database. A shallow clone does not know it. */
const firstCommit = (): string | undefined => {
  if (gitSays('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined
  const commits = gitSays('log', '--reverse', '--format=%H', '--', engine, product) ?? ''
  return commits.split('\n').find((commit) => commit !== '' && canMake(commit))
}

/** The migrations as a commit has them. */
export const told = (commit: string): Beginning => {
  const from = (folder: string, prefix: string): readonly Migration[] =>
    sqlAt(commit, folder).map((path) => migration(path.replace(folder, prefix), gitSays('show', `${commit}:${path}`) ?? ''))
  return { name: `commit ${commit.slice(0, 7)}`, migrations: [...from(engine, 'engine'), ...from(product, 'product')] }
}

/** Every version whose migrations differ from those of the commit before it; none in a shallow clone. */
export const committed = (): readonly Beginning[] => {
  if (gitSays('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return []
  const commits = (gitSays('log', '--reverse', '--format=%H', '--', engine, product) ?? '').split('\n').filter(Boolean)
  return commits.filter(canMake).map(told)
}

/** At least the frozen one. */
export const beginnings = (): readonly Beginning[] => {
  const commit = firstCommit()
  return [frozen(), ...(commit === undefined ? [] : [told(commit)])]
}
