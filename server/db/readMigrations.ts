// The SQL files that make the tables: the engine's own, then the product's, each in the order of their names.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Migration {
  /** engine/records.sql, product/0001.sql */
  readonly name: string
  readonly sql: string
  readonly digest: string
}

/** The folder that holds package.json, from the source as well as from the bundle in dist. */
export const projectRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('package.json was not found above the server')
    folder = above
  }
  return folder
}

const readFolder = (folder: string, prefix: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name: `${prefix}/${name}`, sql, digest: createHash('sha256').update(sql).digest('hex') }
    })

export const productFolder = (): string => join(projectRoot(), 'generated/migrations')

/** @param product folder of the product's migrations */
export const readMigrations = (product = productFolder()): readonly Migration[] => [
  ...readFolder(join(projectRoot(), 'server/db/engine'), 'engine'),
  ...(existsSync(product) ? readFolder(product, 'product') : []),
]
