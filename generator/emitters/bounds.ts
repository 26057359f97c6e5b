// The keyword `bounds` for decimal text: { min, max, positive, nonZero }. Compared digit by digit, so that no binary float is involved.
import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'

/** Runs inside every validator that needs it: which rule the text breaks, as what ajv reports; undefined when none. */
export const boundsSource = `const brokenBound = (text, { min, max, positive, nonZero }) => {
  const parts = value => {
    const found = /^([-+]?)([0-9]*)(?:[.,]([0-9]*))?$/.exec(String(value).trim())
    if (!found) return undefined
    const whole = found[2].replace(/^0+/, '')
    const rest = (found[3] ?? '').replace(/0+$/, '')
    return { sign: whole + rest === '' ? 0 : found[1] === '-' ? -1 : 1, whole, rest }
  }
  const compare = (one, other) => {
    if (one.sign !== other.sign) return one.sign - other.sign
    const size = one.whole.length - other.whole.length
    const digits = one.whole + '.' + one.rest
    const others = other.whole + '.' + other.rest
    return one.sign * (size !== 0 ? size : digits < others ? -1 : digits > others ? 1 : 0)
  }
  const value = parts(text)
  if (!value) return undefined
  if (positive && value.sign <= 0) return { rule: 'positive', limit: 0 }
  if (nonZero && value.sign === 0) return { rule: 'nonZero', limit: 0 }
  if (min !== undefined && compare(value, parts(min)) < 0) return { rule: 'min', limit: min }
  if (max !== undefined && compare(value, parts(max)) > 0) return { rule: 'max', limit: max }
  return undefined
}
`

export const bounds: CodeKeywordDefinition = {
  keyword: 'bounds',
  type: 'string',
  schemaType: 'object',
  error: { message: 'out of bounds', params: ({ params }) => _`${params['found']}` },
  code: (cxt: KeywordCxt) => {
    const found = cxt.gen.const('found', _`brokenBound(${cxt.data}, ${cxt.schema})`)
    cxt.setParams({ found })
    cxt.fail(_`${found} !== undefined`)
  },
}
