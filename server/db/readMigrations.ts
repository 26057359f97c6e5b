// The SQL files that make the tables: the engine's own, then the product's, each in the order of their names.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot, productRoot } from '../productRoot.ts'

export interface Migration {
  /** engine/records.sql, product/0001.sql */
  readonly name: string
  readonly sql: string
  readonly digest: string
}

const readFolder = (folder: string, prefix: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name: `${prefix}/${name}`, sql, digest: createHash('sha256').update(sql).digest('hex') }
    })

export const productFolder = (): string => join(productRoot(), 'generated/migrations')

/** @param product folder of the product's migrations */
export const readMigrations = (product = productFolder()): readonly Migration[] => [
  ...readFolder(join(engineRoot(), 'server/db/engine'), 'engine'),
  ...(existsSync(product) ? readFolder(product, 'product') : []),
]
