// Writes an answer as the plan says: the client's names, only what was asked for, nothing that is denied.
import type { Bag } from '../isBag.ts'
import type { Plan, PlanField } from './readableOf.ts'

class Missing extends Error {}

/** Gives a file's value the address under which it can be opened for a while. */
export type SignFile = (value: unknown) => unknown

/** A part's fields stand in the record itself, a reference's id in its card. */
const valueFor = ({ from, idOf, part }: PlanField, record: Bag): unknown => {
  if (part) return record
  return idOf ? (record[from] as { readonly id: unknown } | null | undefined)?.id : record[from]
}

const writeObject = (plan: Plan, value: unknown, sign: SignFile): unknown => {
  if (typeof value !== 'object' || value === null) throw new Missing('an object was expected')
  const record = value as Bag
  const typeName = plan.typeName ?? String(record['__typename'])
  const fields = plan.only ?? plan.byType.get(typeName)
  if (!fields) throw new Missing(`the answer is of no type of its union: ${typeName}`)
  const out: Record<string, unknown> = {}
  for (const field of fields) out[field.key] = field.written === 'typeName' ? typeName : writeField(field, valueFor(field, record), sign)
  return out
}

/** A list, or a list of lists never: the contract has none. */
const writeList = (plan: Plan, value: unknown, sign: SignFile): unknown => {
  if (!Array.isArray(value)) throw new Missing('a list was expected')
  return value.map((each) => writeObject(plan, each, sign))
}

const signed = (value: unknown, sign: SignFile): unknown => (Array.isArray(value) ? value.map(sign) : sign(value))

/** @throws where a value that the contract promises is missing */
export const writeField = (field: PlanField, value: unknown, sign: SignFile): unknown => {
  if (field.written === 'denied') return field.list ? [] : null
  if (value === undefined || value === null) {
    if (field.required) throw new Missing(`'${field.name}' has no value`)
    return null
  }
  if (field.plan === undefined) return field.file ? signed(value, sign) : value
  return field.written === 'list' ? writeList(field.plan, value, sign) : writeObject(field.plan, value, sign)
}
