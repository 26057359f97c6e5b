// Why a value is refused, as a text key with its parameters. Both interpreters run the same validators and say the same words.
import type { fields, StoredKindName } from './fields/index.ts'
import { grouped } from './fields/money.ts'
import type { FieldModel } from './model.ts'
import { named } from './named.ts'

/** What ajv reports of one broken rule. */
export interface BrokenRule {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface Message {
  readonly template: string
  /** Filled into {0}, {1}; one that begins with @ is itself a text key. The first is the field's label. */
  readonly params: readonly string[]
}

const boundOf = (field: FieldModel, params: BrokenRule['params']): Message | undefined => {
  // By what it travels as: what a dialog asks has no column.
  const isAmount = field.graphql === 'Money'
  const said = (amount: unknown): string => (isAmount ? grouped(String(amount)) : String(amount))
  const { rule, limit } = params as { rule?: string; limit?: number }
  if (rule === 'positive') return { template: 'errors.greaterThanZero', params: [] }
  if (rule === 'nonZero') return { template: 'errors.notZero', params: [] }
  if (rule === 'min') return { template: 'errors.atLeast', params: [said(limit)] }
  if (rule === 'max') return { template: 'errors.atMost', params: [said(limit)] }
  return undefined
}

/** Kinds of numbers, which say how they are written. */
type NumberKind = { [K in StoredKindName]: (typeof fields)[K] extends { readonly number: unknown } ? K : never }[StoredKindName]

/** What a number is told that it is none; of kinds without decimals 1.5 is one, and still not what is meant. */
type NumberKey = 'errors.number' | 'errors.whole'

/** What a value of the wrong form is told, by kind. Here, for the login screen loads no kinds. */
const formatKeys: Readonly<Record<NumberKind, NumberKey> & Partial<Record<string, string>>> = {
  email: 'errors.email',
  url: 'errors.url',
  ip: 'errors.ip',
  phone: 'errors.phone',
  handle: 'errors.handle',
  date: 'errors.date',
  time: 'errors.time',
  integer: 'errors.whole',
  decimal: 'errors.number',
  percent: 'errors.number',
  money: 'errors.number',
  prices: 'errors.number',
}

const isOfNumber = (key: string | undefined): boolean => key === 'errors.number' || key === 'errors.whole'

const messageOf = (field: FieldModel, { keyword, params }: BrokenRule): Message => {
  const empty = keyword === 'required' || (keyword === 'minLength' && params['limit'] === 1)
  if (empty && field.unlabelled) return { template: 'errors.empty', params: [] }
  if (empty) return { template: 'errors.required', params: [] }
  if (keyword === 'bounds') return boundOf(field, params) ?? { template: 'errors.invalid', params: [] }
  if (keyword === 'minimum') return { template: 'errors.atLeast', params: [String(params['limit'])] }
  if (keyword === 'maximum') return { template: 'errors.atMost', params: [String(params['limit'])] }
  if (keyword === 'minLength') return { template: 'errors.tooShort', params: [String(params['limit'])] }
  if (keyword === 'maxLength') return { template: 'errors.tooLong', params: [String(params['limit'])] }
  if (keyword === 'maxItems') return { template: 'errors.tooMany', params: [String(params['limit'])] }
  const format = formatKeys[field.kind]
  const told = keyword === 'pattern' || (keyword === 'type' && isOfNumber(format)) ? format : undefined
  return { template: told ?? 'errors.invalid', params: [] }
}

/** The field of a list's row that the rule is about, if it is about one. */
const inRow = ({ row }: FieldModel, { instancePath, params }: BrokenRule): FieldModel | undefined => {
  const name = instancePath.split('/')[3] ?? params['missingProperty']
  return named(row, name)
}

/** A rule across fields brings its words along. */
interface RuleParams {
  readonly name: string
  readonly says: string
  readonly said: readonly string[]
}
const acrossFields = ({ keyword, params }: BrokenRule): RuleParams | undefined =>
  keyword === 'rule' ? (params as unknown as RuleParams) : undefined

/** What a broken rule is called: that of several fields by its name in the specs. */
export const codeOf = (broken: BrokenRule): string => acrossFields(broken)?.name ?? broken.keyword

/** The text for one broken rule of one field. */
export const messageFor = (field: FieldModel, broken: BrokenRule): Message => {
  const across = acrossFields(broken)
  if (across) return { template: across.says, params: across.said }
  const inner = inRow(field, broken)
  if (inner) return messageFor(inner, broken)
  const { template, params } = messageOf(field, broken)
  return { template, params: [`@${field.label}`, ...params] }
}

/** Which field a broken rule is about: the first piece of its path, or the missing property. */
export const fieldOf = (broken: BrokenRule): string => {
  const [, first] = broken.instancePath.split('/')
  if (first) return first.replaceAll('~1', '/').replaceAll('~0', '~')
  const missing = broken.params['missingProperty'] ?? broken.params['additionalProperty']
  return typeof missing === 'string' ? missing : ''
}

/** A template's parameters as words: those that begin with @ are keys; several keys in one (@a @b) are listed. */
export const wordsOf = (params: readonly string[], t: (key: string) => string): readonly string[] =>
  params.map((each) =>
    each.startsWith('@')
      ? each
          .slice(1)
          .split(' @')
          .map((key) => t(key))
          .join(', ')
      : each,
  )
