// What the database itself refused, as an outcome: two records alike, a record that others refer to, or a value that nobody gave.
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { InvalidInput } from './InvalidInput.ts'
import { Refusal } from './Refusal.ts'
import { named } from '../../language/named.ts'

interface DatabaseError {
  readonly code?: unknown
  readonly constraint?: unknown
  readonly table?: unknown
  readonly column?: unknown
}

const fieldsOn = (part: PartModel, on: string): readonly string[] =>
  part.fields.filter((field) => field.columns.some((column) => on.includes(`"${column.name}"`))).map((each) => each.name)

/** Where one types what makes them alike: the last field of the rule, for the holder comes first; or the title that the server derives one from. */
const shownOn = (entity: EntityModel, part: PartModel, names: readonly string[]): string => {
  const typed = (name: string): boolean => part.form.includes(name) || entity.actions.some((each) => each.inputs.includes(name))
  const derives = names.some((name) => part.fields.some((each) => each.name === name && each.written === 'server'))
  return (derives && typed(entity.title) ? entity.title : names.findLast(typed)) ?? ''
}

/** An entity's rule about several fields, else the field itself. */
const alike = (entity: EntityModel, part: PartModel, names: readonly string[]): InvalidInput => {
  const rule =
    part.name === ''
      ? entity.unique.find((each) => each.fields.length === names.length && each.fields.every((name) => names.includes(name)))
      : undefined
  if (rule) return new InvalidInput([{ field: shownOn(entity, part, rule.fields), code: 'unique', template: rule.text, params: [] }])
  const field = named(part.fields, names[0])
  return new InvalidInput([
    { field: field?.name ?? '', code: 'unique', template: 'errors.taken', params: [field ? `@${field.label}` : '@errors.record'] },
  ])
}

const takenKey = (entity: EntityModel): InvalidInput => {
  const field = named(entity.parts[0]?.fields, entity.keyField)
  return new InvalidInput([
    { field: field?.name ?? '', code: 'unique', template: 'errors.taken', params: [field ? `@${field.label}` : '@errors.record'] },
  ])
}

/** Neither asked for nor given by an effect, though every record has it. */
const missing = (part: PartModel, column: unknown): InvalidInput | undefined => {
  const field = part.fields.find(({ columns }) => columns.some((each) => each.name === column))
  return field && new InvalidInput([{ field: field.name, code: 'required', template: 'errors.required', params: [`@${field.label}`] }])
}

/** @returns undefined for what is no expected refusal: then the error itself is to be thrown */
export const constraintError = ({ entities, tables }: ProductModel, error: unknown): InvalidInput | Refusal | undefined => {
  const { code, constraint, table, column } = (error instanceof Error ? error : {}) as DatabaseError
  if (code === '23503') return new Refusal('inUse', 'refusals.inUse')
  if (code !== '23505' && code !== '23502') return undefined
  const found = named(tables, table)
  const entity = named(entities, found?.entity)
  const part = named(entity?.parts, found?.part)
  if (!found || !entity || !part) return undefined
  if (code === '23502') return missing(part, column)
  const index = named(found.indexes, constraint)
  return index ? alike(entity, part, fieldsOn(part, index.on)) : constraint === `${found.name}_pkey` ? takenKey(entity) : undefined
}
