// What the validator found, the value with it, in our words and at the field it is about.
import type { RJSFValidationError } from '@rjsf/utils'
import { fieldOf, messageFor, wordsOf, type BrokenRule } from '../../../language/messages.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { Text } from '../../client/texts/useText.ts'
import { lookupNow } from '../../client/records/dictionaries.ts'
import { lookOfNumber, readNumber } from '../../look/readNumber.ts'
import { named } from '../../../language/named.ts'
import { traitsOf } from '../../../language/fields/index.ts'

type Validate = ((values: unknown) => boolean) & { errors?: readonly Broken[] | null }

interface Broken {
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, name) => (typeof inside === 'object' && inside !== null ? (inside as Readonly<Record<string, unknown>>)[name] : undefined),
      values,
    )

/** A validator whose errors tell the value too that breaks the rule. */
export const tellingValues = (validate: Validate): Validate => {
  const telling: Validate = (values) => {
    const fine = validate(values)
    telling.errors =
      validate.errors?.map((each) => ({ ...each, params: { ...each.params, value: valueAt(values, each.instancePath) } })) ?? null
    return fine
  }
  return telling
}

/** rjsf writes .price.amount where ajv said /price/amount. */
const brokenOf = ({ name, params, property }: RJSFValidationError): BrokenRule => ({
  keyword: name ?? '',
  instancePath: (property ?? '').replace(/^\./, '/').replaceAll('.', '/'),
  params: (params ?? {}) as Readonly<Record<string, unknown>>,
})

/** Why a text is no number yet, beside what its input asks or says about it. */
const unreadText = (field: FieldModel, value: unknown, t: Text): string | undefined => {
  if (typeof value !== 'string' || !traitsOf(field).number) return undefined
  const { is } = readNumber(value, lookOfNumber(field, lookupNow()))
  return is === 'unclear' ? t('forms.unclearNumber', [t(field.label)]) : undefined
}

/** One text a field: the first rule it breaks. Rules about fields that are not shown are left to the server. */
export const inWords = (found: readonly RJSFValidationError[], fields: readonly FieldModel[], t: Text): RJSFValidationError[] => {
  const told = new Set<string>()
  return found.flatMap((error) => {
    const broken = brokenOf(error)
    const missing = broken.params['missingProperty']
    const list = fields.find((each) => each.row && each.name === fieldOf(broken))
    const name =
      !list && broken.keyword === 'required' && typeof missing === 'string' && fields.some((field) => field.name === missing)
        ? missing
        : fieldOf(broken)
    const field = named(fields, name)
    // Of a list each field of each row is told by itself.
    const place = list && error.property ? error.property : `.${name}`
    if (!field || told.has(place)) return []
    told.add(place)
    const { template, params } = messageFor(field, broken)
    const text = unreadText(field, broken.params['value'], t) ?? t(template, wordsOf(params, t))
    return [{ ...error, property: place, message: text, stack: text }]
  })
}
