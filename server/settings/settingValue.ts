// A setting's value: read from a word of the command line, judged by the generated validator, written as a word again.
import { deploymentForm } from '../../language/deployment.ts'
import { messageFor, type BrokenRule } from '../../language/messages.ts'
import type { FieldModel } from '../../language/model.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { ProductModel } from '../ProductModel.ts'
import { textOf } from '../textOf.ts'
import { say } from '../texts.ts'
import { CommandError } from '../CommandError.ts'
import { traitsOf } from '../../language/fields/index.ts'

const flags: Readonly<Record<string, boolean>> = { on: true, off: false }

const typeOf = (field: FieldModel): unknown => traitsOf(field).jsonSchema(field)['type']

const read = (field: FieldModel, word: string): unknown => {
  const type = typeOf(field)
  if (type === 'boolean') return Object.hasOwn(flags, word) ? flags[word] : word
  if (type === 'integer') return /^-?\d+$/.test(word) ? Number(word) : word
  if (type === 'array')
    return word
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  return word.trim()
}

/** Of a flag or a list; undefined where any value of its kind will do. */
const allowed = (field: FieldModel): readonly string[] | undefined =>
  typeOf(field) === 'boolean' ? Object.keys(flags) : field.choices?.map(({ value }) => value)

/** The word that the rule is about: one of a list, or all of it. */
const brokenWord = (value: unknown, { instancePath }: BrokenRule): string => {
  const at = instancePath.split('/')[2]
  return textOf(Array.isArray(value) && at !== undefined ? value[Number(at)] : value)
}

const whyNot = (product: Pick<ProductModel, 'texts'>, field: FieldModel, value: unknown, broken: BrokenRule): string => {
  const names = allowed(field)
  const word = brokenWord(value, broken)
  if (broken.keyword === 'uniqueItems') return `${field.name} names something twice`
  if (names) return `${field.name} cannot be "${word}".${didYouMean(word, names)}\nAllowed: ${names.join(', ')}`
  const { template, params } = messageFor(field, broken)
  return `${field.name} cannot be "${word}": ${say(product, template, params)}`
}

/** @throws CommandError that names the allowed values, and the nearest one */
export const readSetting = async (product: Pick<ProductModel, 'forms' | 'texts'>, field: FieldModel, word: string): Promise<unknown> => {
  const load = product.forms[deploymentForm]
  if (!load) throw new Error(`there is no form ${deploymentForm}`)
  const { validate } = await load()
  const value = read(field, word)
  if (validate({ [field.name]: value })) return value
  const [broken] = validate.errors ?? []
  throw new CommandError(broken ? whyNot(product, field, value, broken) : `${field.name} cannot be "${word}"`)
}

/** @returns the word that sets it; '' for nothing */
export const settingWord = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join(',') : textOf(value)
}
