// stored.ts: the types of what is stored, by table and field, for the customs of the server: a field that is renamed or means another value does not compile where it was used.
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'
import { isStored } from '../filled.ts'
import { exportType, importTypes } from '../print/code.ts'
import { stringLiteral, typeOf, unionOf } from '../print/literal.ts'
import { inLanguage, type Emitter } from './output.ts'

/** More names than a person tells apart, such as those of all operations, are any text. */
const maxNames = 50

export const valueType = ({ kind, choices = [] }: FieldModel): string => {
  const named = choices.length > 0 && choices.length <= maxNames ? `, ${unionOf(choices.map((each) => each.value))}` : ''
  return `Value<${stringLiteral(kind)}${named}>`
}

const fieldType = (entity: EntityModel, part: PartModel, field: FieldModel): string =>
  isStored(entity, part, field) ? valueType(field) : `${valueType(field)} | null`

/** What is computed has no column. */
const rowType = (entity: EntityModel, part: PartModel): string =>
  typeOf(
    part.fields.filter(({ columns }) => columns.length > 0).map((field) => [field.name, fieldType(entity, part, field)]),
    '  ',
  )

/** As customs name a table: User, User.personal. */
export const tableName = ({ name }: EntityModel, part: string): string => (part === '' ? name : `${name}.${part}`)

export const emitStored: Emitter = (world) => {
  const { model, specs } = world
  const stored = new Set(model.tables.map((each) => each.name))
  const rows = model.entities.flatMap((entity) =>
    entity.parts.filter(({ table }) => stored.has(table)).map((part) => [tableName(entity, part.name), rowType(entity, part)] as const),
  )
  return {
    'stored.ts': {
      origin: { emitter: 'stored.ts', from: `${specs}/` },
      statements: [importTypes(['Value'], inLanguage(world, 'stored.ts')), exportType('Stored', typeOf(rows, ''))],
    },
  }
}
