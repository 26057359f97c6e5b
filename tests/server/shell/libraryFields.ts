// How the library's fields and parts are written down: everything a model needs, said once.
import { fields as kinds } from '../../../language/fields/index.ts'
import type { FieldModel, PartModel } from '../../../language/model.ts'

export const textField = (name: string, path: string, over: Partial<FieldModel> = {}): FieldModel => ({
  name,
  path,
  kind: 'text',
  label: `labels.${name}`,
  required: false,
  class: 'public',
  graphql: 'String',
  columns: [{ name: name.replace(/[A-Z]/g, (each) => `_${each.toLowerCase()}`), suffix: '', sql: 'text' }],
  filter: kinds.text.filter,
  ...over,
})

export const part = (
  over: Partial<PartModel> & Pick<PartModel, 'name' | 'typeName' | 'wire' | 'table' | 'read' | 'fields'>,
): PartModel => ({
  label: `parts.${over.name}`,
  guards: [],
  form: [],
  ...over,
})

export const time = (name: string, path = `registration.${name}`, over: Partial<FieldModel> = {}): FieldModel =>
  textField(name, path, {
    kind: 'time',
    graphql: 'Time',
    filter: 'timeRange',
    columns: [{ name: name.replace(/[A-Z]/g, (each) => `_${each.toLowerCase()}`), suffix: '', sql: 'timestamptz' }],
    ...over,
  })

/** A lifecycle's state is one more field, as the generator makes it. */
export const statusField = (states: readonly { readonly name: string; readonly label: string }[]): FieldModel =>
  textField('status', 'status', {
    kind: 'choice',
    required: true,
    written: 'server',
    class: 'internal',
    filter: 'oneOf',
    starts: states[0]?.name ?? '',
    choices: states.map(({ name, label }) => ({ value: name, label })),
  })
