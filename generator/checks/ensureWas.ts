// An earlier name is one that there was: else the new table or column would begin empty, and the old one stay behind unread. Only one goes on with what there was.
import { snake } from '../../language/names.ts'
import type { TableModel } from '../../language/model.ts'
import { ownerOf } from '../../language/migrations/stays.ts'
import { holdsUnknown, keysBy } from '../../language/migrations/state.ts'
import { beforeOf, followsIn, notGone, type Ways } from '../../language/migrations/sources.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { didYouMean } from '../../language/suggest.ts'
import { earlierName } from '../resolve/earlierName.ts'
import type { Written } from '../written.ts'
import { entitiesIn, fieldsIn, partsIn, type PartAt } from './walk.ts'

export const fieldOf = (column: string): string => column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

/** By the field's whole name: what only begins so is another's, and would not come along. */
const hasColumn = ({ columns }: TableModel, field: string): boolean => columns.some((each) => ownerOf(each) === snake(field))

/** A field that another part keeps has become none of this one. */
const ensureGone = (part: PartAt, now: TableModel, ways: Ways, add: AddProblem): void => {
  const columns = notGone(now, ways)
  for (const { spec, path, full } of fieldsIn(part))
    if (columns.some((each) => ownerOf(each) === snake(String(path.at(-1)))))
      add({
        code: 'was-exists',
        path: [...path, 'was'],
        message: `"${spec.was ?? ''}" still exists in another part, so it cannot have become "${full}": take \`was\` out, or the field there.`,
      })
}

const isKey = ({ columns }: TableModel, field: string): boolean =>
  columns.some(({ name, holds }) => name === 'id' && (holds === holdsUnknown || holds === keysBy(field)))

/** It may have stood in another part of the entity; the key is no column of its own. */
const ensureFields = (
  part: PartAt,
  table: TableModel | undefined,
  all: readonly TableModel[],
  unknown: (what: string, was: string, path: SpecPath, known: readonly string[]) => void,
): void => {
  for (const { spec, path } of fieldsIn(part)) {
    const [was, name] = [earlierName(spec), String(path.at(-1))]
    const stood = part.name === '' && part.entity.key === name ? isKey : hasColumn
    if (was === undefined || (table && stood(table, name)) || all.some((each) => stood(each, was))) continue
    const known = [...new Set((table?.columns ?? all.flatMap((each) => each.columns)).map((each) => fieldOf(ownerOf(each))))]
    unknown(
      'field',
      was,
      path,
      known.filter((each) => !['id', 'version', 'status'].includes(each)),
    )
  }
}

/** What is stored goes on in one place: the second to say that it was that is told so. */
const ensureOnce = (written: Written, tables: readonly TableModel[], before: readonly TableModel[], add: AddProblem): void => {
  const firsts = new Map<string, string>()
  const claim = (what: readonly string[], was: string, name: string, path: SpecPath): void => {
    const key = what.join(' ')
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, name)
    else
      add({
        code: 'was-twice',
        path: [...path, 'was'],
        message: `"${was}" cannot have become "${first}" and "${name}": take \`was\` out of one of them.`,
      })
  }
  for (const entity of entitiesIn(written))
    for (const part of partsIn(entity)) {
      const now = tables.find((each) => each.entity === entity.spec.entity && each.part === part.name)
      if (!now) continue
      const was = earlierName(part.spec)
      const table = beforeOf(now, before)
      if (was !== undefined && table && table.name !== now.name) claim([table.name], was, part.name || now.entity, part.path)
      const follows = followsIn(now, { old: before, all: tables })
      for (const field of fieldsIn(part)) {
        const found = follows.find(({ column }) => ownerOf(column) === snake(String(field.path.at(-1))))
        if (found) claim([now.entity, found.source.name, found.was.name], field.spec.was ?? '', field.full, field.path)
      }
    }
}

/** before: the tables after the last migration; none before the first. */
export const ensureWas = (written: Written, tables: readonly TableModel[], before: readonly TableModel[], add: AddProblem): void => {
  const unknown = (what: string, was: string, path: SpecPath, known: readonly string[]): void =>
    add({ code: 'unknown-was', path: [...path, 'was'], message: `There was no ${what} "${was}" to be renamed.${didYouMean(was, known)}` })
  for (const entity of entitiesIn(written)) {
    const { entity: name } = entity.spec
    const was = earlierName(entity.spec)
    const earlier = before.filter((each) => each.entity === name || each.entity === was)
    if (was !== undefined && earlier.length === 0)
      unknown(
        'entity',
        was,
        entity.path,
        before.flatMap((each) => (each.part === '' ? [each.entity] : [])),
      )
    for (const part of partsIn(entity)) {
      const partWas = part.name === '' ? undefined : earlierName(part.spec)
      const table = earlier.find((each) => each.part === part.name) ?? earlier.find((each) => each.part === partWas)
      ensureFields(part, table, earlier, unknown)
      const now = tables.find((each) => each.entity === name && each.part === part.name)
      if (now) ensureGone(part, now, { old: before, all: tables }, add)
      if (!table && partWas !== undefined)
        unknown(
          'part',
          partWas,
          part.path,
          earlier.flatMap((each) => (each.part === '' ? [] : [each.part])),
        )
    }
  }
  ensureOnce(written, tables, before, add)
}
