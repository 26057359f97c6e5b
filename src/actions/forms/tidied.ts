// What is typed or pasted as people write it, in the form that is kept: telephone numbers without what divides them, names without their @.
import type { FieldModel } from '../../../language/model.ts'
import type { Values } from './FormContext.ts'

const tidy: Readonly<Record<string, (text: string) => string>> = {
  phone: (text) => text.replace(/[\s()./-]/g, ''),
  handle: (text) => text.trim().replace(/^@/, ''),
}

export const tidied = (fields: readonly FieldModel[], values: Values): Values => {
  const changed = fields.flatMap(({ kind, name }) => {
    const value = values[name]
    return typeof value === 'string' && tidy[kind] ? [[name, tidy[kind](value)] as const] : []
  })
  return { ...values, ...Object.fromEntries(changed) }
}
