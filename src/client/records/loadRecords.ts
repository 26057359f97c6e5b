// Loads what one entity's screens are made of, its table, what reads it and its texts, once and only when a screen needs them.
import type { DocumentNode } from 'graphql'
import type { EntityModel } from '../../../language/model.ts'
import { changeLoaders, documentLoaders } from '#generated/documents/index.ts'
import { loadChunk } from '../loadChunk.ts'
import { onceLoaded } from '../onceLoaded.ts'
import { app } from '#generated/app.ts'
import { entityLoaders } from '#generated/entities/index.ts'
import { textLoaders } from '#generated/locales/index.ts'
import { addTexts } from '../texts/productTexts.ts'
import type { Texts } from '../texts/productTexts.ts'

type Documents = Readonly<Record<string, DocumentNode>>

export interface Records {
  readonly entity: EntityModel
  /** What reads it. */
  readonly documents: Documents
  /** What changes it, and the previews: loaded once somebody is about to. The same promise each time, until it fails. */
  readonly changes: () => Promise<Documents>
}

const tables: Readonly<Record<string, () => Promise<EntityModel>>> = entityLoaders
const documents: Readonly<Record<string, () => Promise<Documents>>> = documentLoaders
const changes: Readonly<Record<string, () => Promise<Documents>>> = changeLoaders
const texts: Readonly<Record<string, () => Promise<Texts>>> = textLoaders
const loaded = new Map<string, () => Promise<Records>>()

const none = async (): Promise<Documents> => ({})

const load = async (name: string): Promise<Records> => {
  const [table, asked, words] = [tables[name], documents[name], texts[name]]
  if (!table || !asked || !words) throw new Error(`no records of ${name}`)
  const [entity, known, said] = await loadChunk(() => Promise.all([table(), asked(), words()]), app.chunkTimeout)
  addTexts(said)
  return { entity, documents: known, changes: onceLoaded(() => loadChunk(changes[name] ?? none, app.chunkTimeout)) }
}

/** The same promise each time; one that failed is forgotten. */
export const loadRecords = (name: string): Promise<Records> => {
  const known = loaded.get(name) ?? onceLoaded(() => load(name))
  loaded.set(name, known)
  return known()
}
