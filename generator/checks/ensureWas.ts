// An earlier name is one that there was: else the new table or column would begin empty, and the old one stay behind unread.
import { snake } from '../../language/names.ts'
import type { TableModel } from '../../language/model.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { Written } from '../written.ts'
import { entitiesIn, fieldsIn, partsIn } from './walk.ts'
import type { PartAt } from './walk.ts'

const fieldOf = (column: string): string => column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/** A field may have several columns, called after it: price, price_currency. */
const hasColumn = ({ columns }: TableModel, field: string): boolean =>
  columns.some(({ name }) => name === snake(field) || name.startsWith(`${snake(field)}_`))

/** It may have stood in another part of the entity. */
const ensureFields = (
  part: PartAt,
  table: TableModel | undefined,
  all: readonly TableModel[],
  unknown: (what: string, was: string, path: SpecPath, known: readonly string[]) => void,
): void => {
  for (const { spec, path } of fieldsIn(part)) {
    const { was } = spec
    if (was === undefined || (table && hasColumn(table, String(path.at(-1)))) || all.some((each) => hasColumn(each, was))) continue
    const known = (table?.columns ?? all.flatMap((each) => each.columns)).map((each) => fieldOf(each.name))
    unknown(
      'field',
      was,
      path,
      known.filter((each) => !['id', 'version', 'status'].includes(each)),
    )
  }
}

/** before: the tables after the last migration; none before the first. */
export const ensureWas = (written: Written, before: readonly TableModel[], add: AddProblem): void => {
  const unknown = (what: string, was: string, path: SpecPath, known: readonly string[]): void =>
    add({ code: 'unknown-was', path: [...path, 'was'], message: `There was no ${what} "${was}" to be renamed.${didYouMean(was, known)}` })
  for (const entity of entitiesIn(written)) {
    const { entity: name, was } = entity.spec
    const tables = before.filter((each) => each.entity === name || each.entity === was)
    if (was !== undefined && tables.length === 0)
      unknown(
        'entity',
        was,
        entity.path,
        before.flatMap((each) => (each.part === '' ? [each.entity] : [])),
      )
    for (const part of partsIn(entity)) {
      const partWas = part.name === '' ? undefined : part.spec.was
      const table = tables.find((each) => each.part === part.name) ?? tables.find((each) => each.part === partWas)
      ensureFields(part, table, tables, unknown)
      if (!table && partWas !== undefined)
        unknown(
          'part',
          partWas,
          part.path,
          tables.flatMap((each) => (each.part === '' ? [] : [each.part])),
        )
    }
  }
}
