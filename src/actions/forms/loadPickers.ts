// Loads the picking inputs for a form that has one; undefined for all others.
import { app } from '#generated/app.ts'
import type { FieldModel } from '../../../language/model.ts'
import { loadChunk } from '../../client/loadChunk.ts'
import { onceLoaded } from '../../client/onceLoaded.ts'
import type { Inputs } from './inputs.ts'
import { traitsOf } from '../../../language/fields/index.ts'

const load = onceLoaded(() => loadChunk(async () => (await import('./pickers.ts')).pickers, app.chunkTimeout))

/** The same promise each time; one that failed is forgotten. */
export const loadPickers = (fields: readonly FieldModel[]): Promise<Inputs> | undefined =>
  fields.some((field) => traitsOf(field).picked) ? load() : undefined
