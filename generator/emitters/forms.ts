// forms/<form>.ts: its two schemas; <form>.validate.js: its rules as code; index.ts loads them one by one.
import type { FormModel } from '../../language/model.ts'
import { codeHeader } from '../print/header.ts'
import { literal, stringLiteral } from '../print/literal.ts'
import type { Emitter, World } from './output.ts'
import { validatorCode } from './validator.ts'

const schemaFile = ({ specOf }: World, form: FormModel): string =>
  `${codeHeader({ emitter: 'forms.ts', from: specOf(form.entity) })}
export const jsonSchema = ${literal(form.jsonSchema)} as const

export const uiSchema = ${literal(form.uiSchema)} as const
`

const typesFile = ({ specOf }: World, form: FormModel): string =>
  `${codeHeader({ emitter: 'forms.ts', from: specOf(form.entity) })}import type { Validate } from './index.ts'

declare const validate: Validate
export default validate
`

const indexFile = ({ model, specs, language }: World): string => {
  const names = model.forms.map((form) => stringLiteral(form.name)).join(' | ') || 'never'
  const rows = model.forms.map(
    ({ name }) =>
      `  ${name}: () => Promise.all([import(${stringLiteral(`./${name}.ts`)}), import(${stringLiteral(`./${name}.validate.js`)})]).then(([{ jsonSchema, uiSchema }, { default: validate }]) => ({ jsonSchema, uiSchema, validate })),\n`,
  )
  return `${codeHeader({ emitter: 'forms.ts', from: `${specs}/` })}import type { JsonSchema } from ${stringLiteral(`../${language}/fields/kind.ts`)}
import type { BrokenRule } from ${stringLiteral(`../${language}/messages.ts`)}

export type FormName = ${names}

/** Says whether a flat record fits; errors holds why not, until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly BrokenRule[] | null
}
export interface Form {
  readonly jsonSchema: JsonSchema
  readonly uiSchema: JsonSchema
  readonly validate: Validate
}

/** Each form is loaded when it is first opened. */
export const formLoaders: Readonly<Record<FormName, () => Promise<Form>>> = {
${rows.join('')}}
`
}

const known = new Map<string, string>()

/** A form that did not change is not compiled again. */
const compiled = (form: FormModel): string => {
  const key = JSON.stringify(form.jsonSchema)
  const code = known.get(key) ?? validatorCode(form)
  known.set(key, code)
  return code
}

export const emitForms: Emitter = (world) => {
  const files: Record<string, string> = { 'forms/index.ts': indexFile(world) }
  for (const form of world.model.forms) {
    files[`forms/${form.name}.ts`] = schemaFile(world, form)
    files[`forms/${form.name}.validate.js`] = `${codeHeader({ emitter: 'validator.ts', from: world.specOf(form.entity) })}${compiled(form)}`
    files[`forms/${form.name}.validate.d.ts`] = typesFile(world, form)
  }
  return files
}
