// The names of the contract, where it calls a field, a path or a record otherwise than the product: translated once on the way in, once on the way out.
import type { EntityModel, FieldModel, OperationModel } from '../../language/model.ts'
import { camel, filterName } from '../../language/names.ts'
import { remember } from '../../language/remember.ts'
import { fieldsOf } from '../../language/partFields.ts'
import { isBag, type Bag } from '../isBag.ts'

interface Names {
  /** Fields that are called otherwise, by what the contract calls them. */
  readonly byWire: ReadonlyMap<string, FieldModel>
  readonly byName: ReadonlyMap<string, string>
  /** Paths by what they are called in filters: review.status by reviewStatus. */
  readonly filtered: ReadonlyMap<string, string>
  /** The same in sorts, which know no name but the path's. */
  readonly sorted: ReadonlyMap<string, string>
}

const namesOf = remember((entity: EntityModel): Names => {
  const ofRecord = fieldsOf(entity)
  const fields = [...ofRecord, ...entity.actions.flatMap((action) => action.asks)]
  const wired = fields.flatMap((field): readonly (readonly [string, FieldModel])[] =>
    field.wire === undefined ? [] : [[field.wire, field]],
  )
  return {
    byWire: new Map(wired),
    byName: new Map(wired.map(([wire, { name }]) => [name, wire])),
    filtered: new Map(ofRecord.map((field) => [filterName(field), field.path])),
    sorted: new Map(ofRecord.map(({ path }) => [camel(path), path])),
  }
})

const renamed = (value: unknown, nameOf: (name: string) => string): unknown =>
  isBag(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [nameOf(name), each])) : value

/** Arguments of a call as the product names them: inputs by fields, filters and sorts by paths, the record by id. */
export const insideNames = (operation: OperationModel, entity: EntityModel, args: Bag): Bag => {
  const { byWire, filtered, sorted } = namesOf(entity)
  const idAs = entity.actions.find((action) => action.path === operation.action)?.idAs
  const fieldName = (wire: string): string => byWire.get(wire)?.name ?? wire
  const inside: Readonly<Record<string, (value: unknown) => unknown>> = {
    input: (value) => renamed(value, fieldName),
    patch: (value) => renamed(value, fieldName),
    filter: (value) => renamed(value, (name) => filtered.get(name) ?? name),
    sort: (value) => (isBag(value) ? { ...value, by: sorted.get(String(value['by'])) ?? value['by'] } : value),
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
