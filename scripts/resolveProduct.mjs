// What the engine imports of a product by name (scripts/product.mjs), for a server that runs from its sources (scripts/dev.mjs): tsx would read it from the compiler's settings, but of an installed package it does not.
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { imports } from './product.mjs'

// Node asks from a thread of its own, which loads this file too.
if (isMainThread) register(import.meta.url)

export function resolve(specifier, context, next) {
  const name = Object.keys(imports).find((each) => specifier === each || specifier.startsWith(`${each}/`))
  const path = name === undefined ? undefined : join(imports[name], specifier.slice(name.length))
  return next(path === undefined ? specifier : pathToFileURL(path).href, context)
}
