// From what is typed to what is held: tidied, with what follows from it, without what is empty.
import type { FieldModel } from '../../../language/model.ts'
import type { Values } from './FormContext.ts'
import { sameValue } from '../../client/records/sameValue.ts'

const tidy: Readonly<Record<string, (text: string) => string>> = {
  phone: (text) => text.replace(/[\s()./-]/g, ''),
  handle: (text) => text.trim().replace(/^@/, ''),
}

/** What is typed or pasted as people write it, in the form that is kept: telephone numbers without what divides them, names without their @. */
export const tidied = (fields: readonly FieldModel[], values: Values): Values => {
  const changed = fields.flatMap(({ kind, name }) => {
    const value = values[name]
    return typeof value === 'string' && tidy[kind] ? [[name, tidy[kind](value)] as const] : []
  })
  return { ...values, ...Object.fromEntries(changed) }
}

/** What follows from a change: a region belongs to its country, so another country clears it. */
export const followed = (fields: readonly FieldModel[], before: Values, after: Values): Values => {
  const cleared = fields
    .filter((field) => field.within !== undefined && !sameValue(before[field.within], after[field.within]))
    .map((field) => field.name)
  return cleared.length === 0 ? after : Object.fromEntries(Object.entries(after).filter(([name]) => !cleared.includes(name)))
}

const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return true
  return !('amount' in value) || isFilled((value as { readonly amount: unknown }).amount)
}

/** Leaves out what is empty, as the server does before it validates: empty text, empty lists, money without an amount. A blank stays while one types: a text may begin with it. */
export const filled = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)))
