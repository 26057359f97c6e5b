// What of the site's configuration a deployment sets (domain 3.5): the console only shows it, `npm run settings` changes it. Derived, so that no spec lists it twice.
import { isComputed } from './fields/derived.ts'
import type { AppModel, EntityModel, FieldModel } from './model.ts'
import { named } from './named.ts'

/** Addresses without which nobody could ask for the configuration: they stand in config.json, and nothing else is heard about them. */
export const reaching: ReadonlySet<string> = new Set(['apiUrl', 'backendUrl'])

/** Name of the generated form that holds their rules. */
export const deploymentForm = 'deployment'

/** Stored fields of the configuration that nobody changes in the console, in the order of the spec. */
export const deploymentFields = (entities: readonly EntityModel[], place: AppModel['configuration']): readonly FieldModel[] => {
  const fields = named(named(entities, place?.entity)?.parts, place?.part)?.fields ?? []
  return fields.filter((field) => field.written === 'server' && !isComputed(field) && !reaching.has(field.name))
}
