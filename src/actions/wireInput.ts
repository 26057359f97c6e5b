// An input by the names that the contract has for it, and what is told of it by the names of its form.
import type { ActionModel } from '../../language/model.ts'
import type { FieldError } from './outcome.ts'

type Named = Pick<ActionModel, 'wires'>
type Values = Readonly<Record<string, unknown>>

export const wireInput = ({ wires }: Named, input: Values): Values =>
  wires ? Object.fromEntries(Object.entries(input).map(([name, value]) => [wires[name] ?? name, value])) : input

export const formErrors = ({ wires = {} }: Named, errors: readonly FieldError[]): readonly FieldError[] => {
  const names = new Map(Object.entries(wires).map(([name, wire]) => [wire, name]))
  return names.size === 0 ? errors : errors.map((each) => ({ ...each, field: names.get(each.field) ?? each.field }))
}
