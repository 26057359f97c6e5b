// Loads what a form is drawn with when it is first opened: its schema, its validator, and the picking inputs where it has one.
import { loadChunk } from '../../client/loadChunk.ts'
import { onceLoaded } from '../../client/onceLoaded.ts'
import { app } from '#generated/app.ts'
import { formLoaders, type Form } from '#generated/forms/index.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { Inputs } from './inputs.ts'
import { traitsOf } from '../../../language/fields/index.ts'

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

const load = onceLoaded(() => loadChunk(async () => (await import('./pickers.ts')).pickers, app.chunkTimeout))

/**
 * Loads the picking inputs for a form that has one; undefined for all others.
 * The same promise each time; one that failed is forgotten.
 */
export const loadPickers = (fields: readonly FieldModel[]): Promise<Inputs> | undefined =>
  fields.some((field) => traitsOf(field).picked === true || field.snippets !== undefined || field.fromFile === true) ? load() : undefined
