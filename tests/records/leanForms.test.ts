// The bundle leaves out what forms never reach (scripts/leanLibraries.ts): here it is proven of every generated form.
import { getWidget, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { formLoaders } from '#generated/forms/index.ts'
import { pickers } from '../../src/actions/forms/pickers.ts'
import { theme, withInputs } from '../../src/actions/forms/theme.ts'

const { fields = {}, widgets = {} } = withInputs(theme, pickers)
const leftOut = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'additionalProperties', 'patternProperties']

/** What a part of a form asks for and the console has not. */
const unknownIn = (name: string, schema: RJSFSchema, look: UiSchema): readonly string[] => {
  const found = leftOut.filter((word) => word in schema && schema[word] !== false).map((word) => `${name}: ${word}`)
  const field = look['ui:field']
  if (typeof field === 'string') return field in fields ? found : [...found, `${name}: ui:field ${field}`]
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {})
    return [...found, ...parts.flatMap(([part, of]) => unknownIn(`${name}.${part}`, of as RJSFSchema, (look[part] ?? {}) as UiSchema))]
  }
  // Numbers have a field of their own: the plain one is not in the bundle.
  if (schema.type === 'integer' || schema.type === 'number') return [...found, `${name}: no ui:field`]
  const usual = schema.type === 'array' || schema.enum ? 'select' : schema.type === 'boolean' ? 'checkbox' : (schema.format ?? 'text')
  try {
    getWidget(schema, look['ui:widget'] ?? usual, widgets as never)
    return found
  } catch (error) {
    return [...found, `${name}: ${String(error)}`]
  }
}

it.each(Object.entries(formLoaders))('%s asks for nothing that is left out', async (name, load) => {
  const { jsonSchema, uiSchema } = await load()
  expect(unknownIn(name, jsonSchema as RJSFSchema, uiSchema as UiSchema)).toEqual([])
})
