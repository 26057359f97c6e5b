// Lists: what they show can be shown, what they sort, search and filter by can be.
import { choosesOne, refersToOne, traitsOf } from '../../language/fields/index.ts'
import { filterOf } from '../../language/filters/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { under, type WrittenEntity, type WrittenList } from '../written.ts'
import { makeClosed } from './closed.ts'
import { ensureQuick } from './ensureQuick.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, listsIn, type At, type FieldAt } from './walk.ts'
import { isComputed } from '../../language/fields/derived.ts'

interface Look {
  readonly fields: ReadonlyMap<string, FieldAt>
  readonly add: AddProblem
  readonly isClosed: (field: FieldAt) => boolean
}

const each = (names: readonly unknown[] | undefined, path: SpecPath): readonly { readonly name: string; readonly path: SpecPath }[] =>
  (names ?? []).flatMap((one, at) => {
    if (typeof one === 'string') return [{ name: one, path: [...path, at] }]
    const { field } = one as { readonly field?: unknown }
    return typeof field === 'string' ? [{ name: field, path: [...path, at, 'field'] }] : []
  })

const ensureColumns = ({ fields, add, isClosed }: Look, { spec, path }: At<WrittenList>): void => {
  const columns = [
    ...each(spec.columns, [...path, 'columns']),
    ...each(spec.more, [...path, 'more']),
    ...each(spec.opens, [...path, 'opens']),
  ]
  const seen = new Set<string>()
  for (const column of columns) {
    const field = fields.get(column.name)
    if (field && isClosed(field))
      add({
        code: 'unreadable-column',
        path: column.path,
        message: `Nobody may ever read "${column.name}", so the column would stay empty.`,
      })
    if (seen.has(column.name) && !column.path.includes('opens'))
      add({ code: 'duplicate-column', path: column.path, message: `"${column.name}" is a column already.` })
    seen.add(column.name)
  }
}

const ensureFilters = ({ fields, add, isClosed }: Look, { spec, path }: At<WrittenList>): void => {
  const views = Object.entries(spec.views ?? {}).flatMap(([name, view]) =>
    view.where ? [{ name: view.where.field, path: [...path, 'views', name, 'where', 'field'] }] : [],
  )
  const starts = Object.keys(spec.starts ?? {}).map((name) => ({ name, path: [...path, 'starts', name] }))
  for (const filter of [...each(spec.filters, [...path, 'filters']), ...views, ...starts]) {
    const field = fields.get(filter.name)
    if (filter.name === 'id')
      add({ code: 'unfilterable-field', path: filter.path, message: 'A list is searched by id, not filtered: put it under search.' })
    if (!field) continue
    if (isClosed(field))
      add({ code: 'unreadable-filter', path: filter.path, message: `Nobody may read "${filter.name}", so nobody may filter by it.` })
    else if (filterOf(traitsOf(field.spec).filter) === undefined)
      add({ code: 'unfilterable-field', path: filter.path, message: `A field of kind ${field.spec.kind} cannot be filtered by.` })
  }
}

const ensureSearch = ({ fields, add, isClosed }: Look, { spec, path }: At<WrittenList>): void => {
  for (const search of each(spec.search, [...path, 'search'])) {
    const field = fields.get(search.name)
    if (!field) continue
    if (isClosed(field))
      add({ code: 'unreadable-filter', path: search.path, message: `Nobody may read "${search.name}", so nobody may search by it.` })
    else if (!traitsOf(field.spec).searchable && !refersToOne(field.spec))
      add({
        code: 'unsearchable-field',
        path: search.path,
        message: `Free search cannot look into "${search.name}", a field of kind ${field.spec.kind}.`,
      })
  }
}

const ensureSort = ({ fields, add, isClosed }: Look, { spec, path }: At<WrittenList>): void => {
  const views = Object.entries(spec.views ?? {}).flatMap(([name, view]) =>
    view.sort ? [{ name: view.sort.by, path: [...path, 'views', name, 'sort', 'by'] }] : [],
  )
  for (const sort of [{ name: spec.sort.by, path: [...path, 'sort', 'by'] }, ...views, ...each(spec.sortable, [...path, 'sortable'])]) {
    const field = fields.get(sort.name)
    if (!field) continue
    if (isComputed(field.spec))
      add({ code: 'unsortable-field', path: sort.path, message: `"${sort.name}" is computed, so there is no index to sort by.` })
    else if (traitsOf(field.spec).sortEmpty === undefined || isClosed(field))
      add({
        code: 'unsortable-field',
        path: sort.path,
        message: `A list cannot be sorted by "${sort.name}", a field of kind ${field.spec.kind}.`,
      })
  }
}

/** Words that are said of times alone. */
const ofTimes: readonly string[] = ['newest', 'oldest']

const ensureFirst = ({ fields, add }: Look, { spec, path }: At<WrittenList>): void => {
  const views = Object.entries(spec.views ?? {}).map(([name, { sort }]) => ({ sort, path: [...path, 'views', name, 'sort'] }))
  for (const { sort, path: at } of [{ sort: spec.sort, path: [...path, 'sort'] }, ...views]) {
    const field = sort && fields.get(sort.by)
    if (!field || ofTimes.includes(sort.first) === (traitsOf(field.spec).stamps?.now !== undefined)) continue
    const words = ofTimes.includes(sort.first) ? "'lowest' or 'highest'" : "'oldest' or 'newest'"
    add({
      code: 'wrong-order',
      path: [...at, 'first'],
      message: `Of "${sort.by}", a field of kind ${field.spec.kind}, none is the ${sort.first}: say ${words}.`,
    })
  }
}

const ensureSums = ({ fields, add }: Look, { spec, path }: At<WrittenList>): void => {
  if (!spec.sums) return
  const [of, per] = [fields.get(spec.sums.of), fields.get(spec.sums.per)]
  if (of && (isComputed(of.spec) || !traitsOf(of.spec).summed))
    add({
      code: 'wrong-sum',
      path: [...path, 'sums', 'of'],
      message: `Only money is summed; "${spec.sums.of}" is of kind ${of.spec.kind}.`,
    })
  if (per && !choosesOne(per.spec))
    add({
      code: 'wrong-sum',
      path: [...path, 'sums', 'per'],
      message: `Sums are made per value of a choice; "${spec.sums.per}" is of kind ${per.spec.kind}.`,
    })
}

const ensureGroups = ({ fields, add }: Look, { spec, path }: At<WrittenList>): void => {
  if (spec.groups === undefined) return
  const field = fields.get(spec.groups)
  const refuse = (message: string): void => add({ code: 'wrong-group', path: [...path, 'groups'], message })
  if (field && !choosesOne(field.spec)) refuse(`A list is shown apart by a choice; "${spec.groups}" is of kind ${field.spec.kind}.`)
  if (!spec.whole) refuse('Only a list that is read as a whole can be shown apart: say whole: true.')
}

const ensureKeeps = ({ spec, path }: At<WrittenEntity>, add: AddProblem): void => {
  const name = spec.remove?.deletedAt
  const field = name === undefined ? undefined : under(spec.fields, name)
  if (field && (!traitsOf(field).stamps?.now || field.written === undefined || field.required))
    add({
      code: 'wrong-deleted-at',
      path: [...path, 'remove', 'deletedAt'],
      message: `"${name}" cannot say when a record went: it has to be a time that the system writes, empty at first.`,
    })
}

const ensureGreyed = ({ fields, add }: Look, { spec, path }: At<WrittenList>): void => {
  const field = spec.greyedUnless === undefined ? undefined : fields.get(spec.greyedUnless)?.spec
  if (!field || traitsOf(field).ticked) return
  add({
    code: 'wrong-flag',
    path: [...path, 'greyedUnless'],
    message: `Rows are greyed by a flag; "${spec.greyedUnless}" is of kind ${field.kind}.`,
  })
}

const ensureCards = ({ fields, add }: Look, { spec, path }: At<WrittenList>): void => {
  if (!spec.cards) return
  const { picture } = spec.cards
  const field = fields.get(picture)
  const isColumn = each(spec.columns, []).some(({ name }) => name === picture)
  if (field && (!isColumn || !traitsOf(field.spec).holdsFile))
    add({
      code: 'no-picture',
      path: [...path, 'cards', 'picture'],
      message: `The picture of cards is a column that holds a file; "${picture}" is not.`,
    })
}

const ensureOneList = (entity: At<WrittenEntity>, add: AddProblem): void => {
  if (entity.spec.list && entity.spec.queue)
    add({
      code: 'list-and-queue',
      path: [...entity.path, 'queue'],
      at: 'name',
      message: `${entity.spec.entity} has a list already; an entity has one of them.`,
    })
}

export const ensureLists: Ensure = ({ written, add }) => {
  const closed = makeClosed(written)
  for (const entity of entitiesIn(written)) {
    const fields = fieldsByPath(entity)
    ensureOneList(entity, add)
    ensureKeeps(entity, add)
    for (const list of closed.shown(entity) ? [] : listsIn(entity))
      for (const ensure of [
        ensureColumns,
        ensureFilters,
        ensureSearch,
        ensureSort,
        ensureFirst,
        ensureSums,
        ensureGroups,
        ensureGreyed,
        ensureQuick,
        ensureCards,
      ])
        ensure({ fields, add, isClosed: closed.field }, list)
  }
}
