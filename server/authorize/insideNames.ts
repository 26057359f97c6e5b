// The names of the contract, where a field or a record is called otherwise in it than in the product: translated once on the way in, once on the way out.
import type { EntityModel, FieldModel, OperationModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'

type Bag = Readonly<Record<string, unknown>>

interface Names {
  /** Fields that are called otherwise, by what the contract calls them. */
  readonly byWire: ReadonlyMap<string, FieldModel>
  readonly byName: ReadonlyMap<string, string>
}

const known = new WeakMap<EntityModel, Names>()

const namesOf = (entity: EntityModel): Names => {
  const found = known.get(entity)
  if (found) return found
  const fields = [...entity.parts.flatMap((part) => part.fields), ...entity.actions.flatMap((action) => action.asks)]
  const wired = fields.flatMap((field): readonly (readonly [string, FieldModel])[] =>
    field.wire === undefined ? [] : [[field.wire, field]],
  )
  const names = { byWire: new Map(wired), byName: new Map(wired.map(([wire, { name }]) => [name, wire])) }
  known.set(entity, names)
  return names
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

const renamed = (value: unknown, nameOf: (name: string) => string): unknown =>
  isBag(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [nameOf(name), each])) : value

/** Arguments of a call as the product names them: inputs by fields, filters by paths, the record by id. */
export const insideNames = (operation: OperationModel, entity: EntityModel, args: Bag): Bag => {
  const { byWire } = namesOf(entity)
  const idAs = entity.actions.find((action) => action.path === operation.action)?.idAs
  if (byWire.size === 0 && idAs === undefined) return args
  const fieldName = (wire: string): string => byWire.get(wire)?.name ?? wire
  const pathName = (wire: string): string => {
    const field = byWire.get(wire)
    return field ? camel(field.path) : wire
  }
  const inside: Readonly<Record<string, (value: unknown) => unknown>> = {
    input: (value) => renamed(value, fieldName),
    patch: (value) => renamed(value, fieldName),
    filter: (value) => renamed(value, pathName),
  }
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name === idAs ? 'id' : operation.does === 'upload' ? fieldName(name) : name,
      inside[name]?.(value) ?? value,
    ]),
  )
}

const outsideErrors = (answer: Bag, byName: ReadonlyMap<string, string>): Bag => ({
  ...answer,
  errors: (answer['errors'] as readonly { readonly field: string }[]).map((each) => ({
    ...each,
    field: byName.get(each.field) ?? each.field,
  })),
})

/** What an answer says of fields of an input, as the contract names them: of a change that is invalid, and of its preview. */
export const outsideNames = (entity: EntityModel, answer: unknown): unknown => {
  const { byName } = namesOf(entity)
  if (byName.size === 0 || !isBag(answer)) return answer
  if (answer['__typename'] === 'Invalid') return outsideErrors(answer, byName)
  return isBag(answer['invalid']) ? { ...answer, invalid: outsideErrors(answer['invalid'], byName) } : answer
}
