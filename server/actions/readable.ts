// Texts that no database keeps as they came: with a NUL, or half of a pair of UTF-16. They are told on their field before anything is done with them.
import type { FieldModel } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import type { Bag } from '../isBag.ts'
import { InvalidInput } from './InvalidInput.ts'

/** Without them, for what is only noted. */
export const storable = (text: string): string => text.replaceAll(/\0|\p{Cs}/gu, '')

const isUnreadable = (value: unknown): boolean => {
  if (typeof value === 'string') return value !== storable(value)
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([name, each]) => isUnreadable(name) || isUnreadable(each))
  )
}

const unreadableIn = (values: Bag): readonly string[] => Object.keys(values).filter((name) => isUnreadable(values[name]))

/** @throws InvalidInput with the place of each, as a form shows it */
export const ensureReadable = (input: Bag, fields: ReadonlyMap<string, FieldModel>): void => {
  const errors = unreadableIn(input).map((field) => {
    const label = fields.get(field)?.label
    return { field, code: 'unreadable', template: 'errors.unreadable', params: [label === undefined ? field : `@${label}`] }
  })
  if (errors.length > 0) throw new InvalidInput(errors)
}

/** What a form sends is told as one: see ensureReadable. */
const inForms: ReadonlySet<string> = new Set(['input', 'patch'])

/** @throws Fault that names the arguments */
export const ensureReadableArgs = (args: Bag, { hasForm }: { readonly hasForm: boolean }): void => {
  const wrong = unreadableIn(args).filter((name) => !hasForm || !inForms.has(name))
  if (wrong.length > 0) throw new Fault('BAD_REQUEST', `No text holds such characters: ${wrong.join(', ')}`, 'errors.unreadable', wrong)
}
