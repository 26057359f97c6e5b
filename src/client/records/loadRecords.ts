// Loads what one entity's screens are made of, its table, what reads it and its texts, once and only when a screen needs them.
import type { EntityModel } from '../../../language/model.ts'
import { loadChunk } from '../loadChunk.ts'
import { onceLoaded } from '../onceLoaded.ts'
import { app } from '#generated/app.ts'
import { recordLoaders, type Documents, type EntityRecords } from '#generated/records/index.ts'
import { addTexts } from '../texts/productTexts.ts'

export interface Records {
  readonly entity: EntityModel
  /** What reads it. */
  readonly documents: Documents
  /** What changes it, and the previews: loaded once somebody is about to. The same promise each time, until it fails. */
  readonly changes: () => Promise<Documents>
}

const loaders: Readonly<Record<string, () => Promise<EntityRecords>>> = recordLoaders
const loaded = new Map<string, () => Promise<Records>>()

const none = async (): Promise<Documents> => ({})

const load = async (name: string): Promise<Records> => {
  const come = loaders[name]
  if (!come) throw new Error(`no records of ${name}`)
  const { entity, documents, texts, changes = none } = await loadChunk(come, app.chunkTimeout)
  addTexts(texts)
  return { entity, documents, changes: onceLoaded(() => loadChunk(changes, app.chunkTimeout)) }
}

/** The same promise each time; one that failed is forgotten. */
export const loadRecords = (name: string): Promise<Records> => {
  const known = loaded.get(name) ?? onceLoaded(() => load(name))
  loaded.set(name, known)
  return known()
}
