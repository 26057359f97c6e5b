// What went and what came in one step may be one thing under another name: with `was` it keeps what is stored. It is asked, never guessed.
import { holdsUnknown } from '../../language/migrations/state.ts'
import { ownerOf } from '../../language/migrations/stays.ts'
import { followsIn, isOf } from '../../language/migrations/sources.ts'
import type { TableModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { snake } from '../../language/names.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { wasNothing } from '../resolve/earlierName.ts'
import { fieldOf } from './ensureWas.ts'
import { entitiesIn, fieldsIn, partsIn, type PartAt } from './walk.ts'

type Column = TableModel['columns'][number]
type Tables = readonly TableModel[]
type Ask = (was: string | undefined, path: SpecPath, like: readonly string[]) => void

const readIn = ({ columns }: TableModel): readonly Column[] =>
  columns.filter(({ name, left }) => !left && !['id', 'version'].includes(name))

/** What the columns of one field hold, whatever it is called. */
const heldBy = (columns: readonly Column[], owner: string): string =>
  JSON.stringify(
    columns
      .filter((each) => ownerOf(each) === owner)
      .map(({ name, sql, holds, options }) => [
        name.slice(owner.length),
        sql,
        holds === holdsUnknown ? undefined : holds,
        options !== undefined,
      ]),
  )

/** Those that no spec reads any more, and of which at least half stands in this one. */
const goneInto = (now: TableModel, old: Tables, all: Tables): Tables =>
  old.filter((each) => {
    const before = readIn(each)
    const same = before.filter(({ name, sql }) => named(now.columns, name)?.sql === sql)
    return same.length > 0 && same.length * 2 >= before.length && !all.some((other) => isOf(other, each))
  })

interface History {
  readonly before: Tables
  readonly tables: Tables
}

interface Gone {
  readonly table: TableModel
  readonly owner: string
  readonly held: string
}

/** What an entity's tables held and no field has any more, nor says that it was. */
const goneOf = (entity: string, old: Tables, { before, tables }: History): readonly Gone[] => {
  const follows = tables.filter((each) => each.entity === entity).flatMap((each) => followsIn(each, { old: before, all: tables }))
  return old.flatMap((table) => {
    const stays = new Set(tables.find((each) => isOf(each, table))?.columns.map(ownerOf))
    const renamed = new Set(follows.filter(({ source }) => source === table).map(({ was }) => ownerOf(was)))
    const columns = readIn(table)
    return [...new Set(columns.map(ownerOf))]
      .filter((owner) => !stays.has(owner) && !renamed.has(owner))
      .map((owner) => ({ table, owner, held: heldBy(columns, owner) }))
  })
}

/** By another name it stood in the same part; out of another part it came with its name. */
const askFields = (part: PartAt, now: TableModel, before: TableModel | undefined, gone: readonly Gone[], ask: Ask): void => {
  const had = new Set(before && readIn(before).map(ownerOf))
  for (const { spec, path } of fieldsIn(part)) {
    const owner = snake(String(path.at(-1)))
    const held = heldBy(now.columns, owner)
    const like = gone.filter((each) => each.held === held && (each.table === before || each.owner === owner))
    if (!had.has(owner))
      ask(
        spec.was,
        path,
        like.map((each) => each.owner),
      )
  }
}

/** before: the tables after the last migration. */
export const ensureRenames = (written: Written, tables: Tables, before: Tables, add: AddProblem): void => {
  const ask: Ask = (was, path, like) => {
    const names = [...new Set(like.map(fieldOf))]
    const [first] = names
    if (was === undefined && first !== undefined)
      add({
        code: 'maybe-renamed',
        path,
        at: 'name',
        message: `Is this ${names.map((each) => `"${each}"`).join(' or ')}, which is gone? Write was: '${first}' and it keeps what is stored, or was: '${wasNothing}' and it begins empty.`,
      })
  }
  for (const entity of entitiesIn(written)) {
    const { entity: name, was } = entity.spec
    const old = before.filter((each) => each.entity === name || each.entity === was)
    const gone = goneOf(name, old, { before, tables })
    for (const part of partsIn(entity)) {
      const now = tables.find((each) => each.entity === name && each.part === part.name)
      if (!now) continue
      const table = old.find((each) => isOf(now, each))
      const like = table ? [] : goneInto(now, old.length > 0 ? old : before.filter((each) => each.part === ''), tables)
      if (like.length === 0) askFields(part, now, table, gone, ask)
      else if (old.length > 0)
        ask(
          part.spec.was,
          part.path,
          like.map((each) => each.part),
        )
      else if (part.name === '')
        ask(
          was,
          entity.path,
          like.map((each) => each.entity),
        )
    }
  }
}
