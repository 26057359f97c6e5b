// columns.ts: what the columns of each table are called, by the fields they hold, so that hand-written SQL names fields and a renamed one does not compile.
import { exportConst } from '../print/code.ts'
import { constant, literal } from '../print/literal.ts'
import type { FieldModel, PartModel } from '../../language/model.ts'
import type { Emitter } from './output.ts'
import { tableName } from './stored.ts'

/** _minor -> Minor */
const ending = (suffix: string): string => suffix.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A field of one column is called as it is; of several, each ends as its column does: paymentMinor, paymentCurrency. */
const columnsOf = ({ name, columns }: FieldModel): readonly (readonly [field: string, column: string])[] =>
  columns.filter((each) => each.name !== 'id').map((each) => [columns.length === 1 ? name : `${name}${ending(each.suffix)}`, each.name])

const rowOf = ({ fields }: PartModel): Readonly<Record<string, string>> =>
  Object.fromEntries([['id', 'id'], ['version', 'version'], ...fields.flatMap(columnsOf)])

export const emitColumns: Emitter = ({ model, specs }) => {
  const stored = new Set(model.tables.map((each) => each.name))
  const parts = model.entities
    .flatMap((entity) => entity.parts.map((part) => ({ entity, part })))
    .filter(({ part }) => stored.has(part.table))
  const rows = parts.map(({ entity, part }) => [tableName(entity, part.name), rowOf(part)] as const)
  return {
    'columns.ts': {
      origin: { emitter: 'columns.ts', from: `${specs}/` },
      statements: [
        exportConst({
          name: 'columns',
          doc: 'Columns by field: of the table of an entity (Name), and of each part (Name.part).',
          value: constant(literal(Object.fromEntries(rows))),
        }),
      ],
    },
  }
}
