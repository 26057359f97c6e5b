// An input by the names that the contract has for it, and what is told of it by the names of its form.
import type { ActionModel } from '../../language/model.ts'
import type { FieldError } from '../client/records/outcome.ts'
import type { Preview } from './Preview.ts'

type Named = Pick<ActionModel, 'wires'>
type Values = Readonly<Record<string, unknown>>

export const wireInput = ({ wires }: Named, input: Values): Values =>
  wires ? Object.fromEntries(Object.entries(input).map(([name, value]) => [wires[name] ?? name, value])) : input

export const formErrors = ({ wires = {} }: Named, errors: readonly FieldError[]): readonly FieldError[] => {
  const names = new Map(Object.entries(wires).map(([name, wire]) => [wire, name]))
  return names.size === 0 ? errors : errors.map((each) => ({ ...each, field: names.get(each.field) ?? each.field }))
}

/** What the preview made of this very input, where the server answers a question itself: it is sent as it was shown. */
export const toldInput = ({ asks }: Pick<ActionModel, 'asks'>, preview: Preview | undefined, input: Values): Values => {
  if (preview?.of !== JSON.stringify(input)) return {}
  const told = asks.filter((each) => each.written === 'server').map(({ name }) => name)
  return Object.fromEntries(preview.values.flatMap(({ field, text }) => (told.includes(field) ? [[field, text] as const] : [])))
}
