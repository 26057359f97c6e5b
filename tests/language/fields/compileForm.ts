// One field's rules as the generator makes them for a form: the very validator that browser and server run.
import type { FieldKind } from '../../../language/fields/kind.ts'
import { validatorCode } from '../../../generator/emitters/validator.ts'

type Validate = ((form: unknown) => boolean) & { readonly errors?: readonly BrokenForm[] | null }
interface BrokenForm {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

export const compileForm = async (kind: FieldKind<object, unknown>, field: object): Promise<Validate> => {
  const jsonSchema = { type: 'object', properties: { value: kind.jsonSchema(field) }, required: ['value'], additionalProperties: false }
  const code = validatorCode({ name: 'exam', entity: 'Exam', jsonSchema, uiSchema: {} })
  const made = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { readonly default: Validate }
  return made.default
}
