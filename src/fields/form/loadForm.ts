// Loads a generated form, its schema and its validator, when it is first opened.
import { loadChunk } from '../../startUp/loadChunk.ts'
import { readable } from '../../startUp/readable.ts'
import { app } from '#generated/app.ts'
import { formLoaders } from '#generated/forms/index.ts'
import type { Form } from '#generated/forms/index.ts'

const loaders: Readonly<Record<string, () => Promise<Form>>> = formLoaders
const loaded = new Map<string, Promise<Form>>()

/** The same promise each time; one that failed is forgotten. */
export const loadForm = (name: string): Promise<Form> => {
  const known = loaded.get(name)
  if (known) return known
  const loader = loaders[name]
  if (!loader) throw new Error(`no form ${name}`)
  const coming = readable(loadChunk(loader, app.chunkTimeout))
  loaded.set(name, coming)
  coming.catch(() => loaded.delete(name))
  return coming
}
