// A generated document by its name, and the smallest variables it takes.
import { definitionOf } from '../definitionOf.ts'
import { manifest, schema } from '../gateModel.ts'
import { variablesFor } from '../variablesFor.ts'
import { newKey } from './newKey.ts'

/** @throws Error where no generated document has that name */
export const generatedText = (name: string): string => {
  const found = Object.values(manifest).find((text) => new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(text))
  if (found === undefined) throw new Error(`no generated document is called ${name}`)
  return found
}

/** Only what must be given, with a key of its own. */
export const given = (text: string, id: string, flags = true): Readonly<Record<string, unknown>> =>
  variablesFor(schema, definitionOf(text), { flags, id, key: newKey() })
