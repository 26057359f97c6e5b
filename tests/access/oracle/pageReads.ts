// Screens and sections that read with an operation: a page's rights suffice for every read the page makes (domain 18).
import type { PageRead } from './Operation.ts'
import { namesItsOwn } from './parts.ts'
import type { ColumnText, DetailText, EntityText, ListText, ReadText, SectionText, Specs } from './shapes.ts'

export const listOf = (entity: EntityText): ListText | undefined => entity.list ?? entity.queue

const columnPaths = (column: ColumnText): readonly string[] =>
  typeof column === 'string' ? [column] : [column.field, ...(column.under ?? []), ...(column.marks ?? [])]

/** How a record is recognised; every screen reads that of what it shows. */
const faceOf = ({ title, titleElse = [], card = {}, own }: EntityText): readonly string[] => [
  title,
  ...titleElse,
  ...(card.picture === undefined ? [] : [card.picture]),
  ...(own === undefined ? [] : [own]),
]

/** {screenName} in what an action's dialog says. */
const namedIn = (entity: EntityText): readonly string[] => {
  const actions = [
    entity.create,
    entity.remove,
    ...Object.values(entity.lifecycle?.transitions ?? {}),
    ...Object.values(entity.actions ?? {}),
  ]
  const named = actions.flatMap((each) => [...(each?.confirms?.says ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))
  return [...named, ...actions.flatMap((each) => each?.confirms?.alsoSays?.by ?? [])]
}

export const free = (entity: EntityText, paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.filter((path) => !namesItsOwn(entity, path)))

/** What a list shows, and what it lets one filter, search and sort by. */
/** The form that a list's own edit opens begins with what is stored. */
const editedIn = ({ fields, key }: EntityText, actions: readonly string[]): readonly string[] =>
  actions.includes('update')
    ? Object.entries(fields).flatMap(([name, { kind, written, fixed }]) =>
        written === undefined && fixed === undefined && kind !== 'derived' && name !== key ? [name] : [],
      )
    : []

const listFields = (
  entity: EntityText,
  { columns, more = [], opens = [], below = {}, filters = [], search = [], sort, sortable = [], actions = [], groups }: ListText,
): ReadonlySet<string> =>
  free(entity, [
    ...faceOf(entity),
    ...namedIn(entity),
    ...editedIn(entity, actions),
    ...(groups === undefined ? [] : [groups]),
    ...[...columns, ...more].flatMap(columnPaths),
    ...opens,
    ...Object.values(below).flatMap(({ is = [] }) => is),
    ...filters,
    ...search,
    ...(sort ? [sort.by] : []),
    ...sortable,
  ])

const detailFields = (entity: EntityText, { head = {}, links = {}, sections }: DetailText): ReadonlySet<string> => {
  const shown = Object.values(sections).flatMap(({ kind, part = '', fields, facts = [] }) => [
    ...(fields ?? (kind === 'form' && part === '' ? Object.keys(entity.fields) : [])),
    ...facts,
  ])
  return free(entity, [
    ...faceOf(entity),
    ...namedIn(entity),
    ...(head.under ?? []),
    ...(head.marks ?? []),
    ...(head.facts ?? []),
    ...Object.values(links).flatMap(({ to }) => [...(to.path ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)),
    ...shown,
  ])
}

/** Those that the specs write beside a read. */
export const writtenReads = (entity: EntityText, read: ReadText | undefined): readonly PageRead[] =>
  (read?.also ?? []).map(({ needs, fields, why }) => ({ need: needs, fields: free(entity, fields), why }))

/** Names of the other entities whose lists a section shows. */
export const shownIn = ({ entity, entries }: SectionText): readonly (string | undefined)[] => [
  entity,
  entries?.entity,
  entries?.attached?.entity,
]

/** Those of the list's own screen, and of sections of other screens that show it. */
export const listPages = (specs: Specs, entity: EntityText): readonly PageRead[] => {
  const list = listOf(entity)
  if (!list) return []
  const fields = listFields(entity, list)
  const own = list.needs === undefined ? [] : [{ need: list.needs, fields, why: `the list of ${entity.entity}` }]
  const sections = Object.values(specs.entities).flatMap(({ detail, settings = {} }) =>
    [...(detail ? [detail] : []), ...Object.values(settings)].flatMap((each) => Object.entries(each.sections)),
  )
  const shownBy = sections.flatMap(([name, section]) =>
    section.needs !== undefined && shownIn(section).includes(entity.entity)
      ? [{ need: section.needs, fields, why: `the section ${name}` }]
      : [],
  )
  return [...own, ...shownBy]
}

/** Those that read one record: its detail screen, or its settings screens. */
export const detailPages = (entity: EntityText): readonly PageRead[] =>
  [...(entity.detail ? [entity.detail] : []), ...Object.values(entity.settings ?? {})].flatMap((each) =>
    each.needs === undefined ? [] : [{ need: each.needs, fields: detailFields(entity, each), why: `the detail of ${entity.entity}` }],
  )
