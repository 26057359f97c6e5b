// The product of this project, ready to be served: its tables, the contract's pieces, its documents and the built console.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { app } from '#generated/app.ts'
import manifest from '#generated/graphql/manifest.json' with { type: 'json' }
import { builtFolder, engineRoot, productRoot } from './productRoot.ts'
import { product } from './product.ts'
import type { ProductBundle } from './ProductBundle.ts'

/** Texts of the documents stand beside the contract and are no part of it. */
const documents = 'documents.graphql'

const readPieces = (): readonly string[] => {
  const folder = join(engineRoot(), 'schema')
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && name !== documents)
    .toSorted()
  return [...written.map((name) => join(folder, name)), join(productRoot(), 'generated/graphql/schema.graphql')].map((file) =>
    readFileSync(file, 'utf8'),
  )
}

/** What ships as config.json, where an installation has none of its own. */
const readShipped = (): ProductBundle['shippedConfig'] => {
  const file = join(productRoot(), 'custom/config.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProductBundle['shippedConfig']) : {}
}

export const loadProduct = (): ProductBundle => ({
  product,
  sdl: readPieces(),
  manifest,
  defaults: app,
  shippedConfig: readShipped(),
  consoleFolder: join(builtFolder(), 'admin'),
})
