// Loads a generated form, its schema and its validator, when it is first opened.
import { loadChunk } from '../../client/loadChunk.ts'
import { onceLoaded } from '../../client/onceLoaded.ts'
import { app } from '#generated/app.ts'
import { formLoaders } from '#generated/forms/index.ts'
import type { Form } from '#generated/forms/index.ts'

const loaders: Readonly<Record<string, () => Promise<Form>>> = formLoaders
const loaded = new Map<string, () => Promise<Form>>()

/** The same promise each time; one that failed is forgotten. */
export const loadForm = (name: string): Promise<Form> => {
  const loader = loaders[name]
  if (!loader) throw new Error(`no form ${name}`)
  const known = loaded.get(name) ?? onceLoaded(() => loadChunk(loader, app.chunkTimeout))
  loaded.set(name, known)
  return known()
}
