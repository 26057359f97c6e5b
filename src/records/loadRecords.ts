// Loads what one entity's screens are made of, its table and its documents, once and only when a screen needs them.
import type { DocumentNode } from 'graphql'
import type { EntityModel } from '../../language/model.ts'
import { documentLoaders } from '#generated/documents/index.ts'
import { loadChunk } from '../startUp/loadChunk.ts'
import { readable } from '../startUp/readable.ts'
import { app } from '#generated/app.ts'
import { entityLoaders } from '#generated/entities/index.ts'

export interface Records {
  readonly entity: EntityModel
  readonly documents: Readonly<Record<string, DocumentNode>>
}

const tables: Readonly<Record<string, () => Promise<EntityModel>>> = entityLoaders
const texts: Readonly<Record<string, () => Promise<Readonly<Record<string, DocumentNode>>>>> = documentLoaders
const loaded = new Map<string, Promise<Records>>()

const load = async (name: string): Promise<Records> => {
  const table = tables[name]
  const text = texts[name]
  if (!table || !text) throw new Error(`no records of ${name}`)
  const [entity, documents] = await loadChunk(() => Promise.all([table(), text()]), app.chunkTimeout)
  return { entity, documents }
}

/** The same promise each time, as React's use() wants; one that failed is forgotten, so that Retry tries again. */
export const loadRecords = (name: string): Promise<Records> => {
  const known = loaded.get(name)
  if (known) return known
  const coming = readable(load(name))
  loaded.set(name, coming)
  coming.catch(() => loaded.delete(name))
  return coming
}
