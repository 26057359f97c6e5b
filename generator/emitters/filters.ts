// What lists of an entity can be filtered by: whatever a list, view, menu count or related section filters by.
import type { EntityModel, FieldModel, Model } from '../../language/model.ts'

export const filteredPaths = (model: Model, entity: EntityModel): readonly string[] => {
  const { list, stats } = entity
  const related = model.entities.flatMap((other) =>
    other.details.flatMap((detail) =>
      detail.sections.flatMap((section) => (section.kind === 'related' && section.entity === entity.name ? [section.by] : [])),
    ),
  )
  const paths = [
    ...(list?.filters ?? []),
    ...(list?.views ?? []).flatMap((view) => Object.keys(view.filter)),
    ...Object.keys(list?.starts ?? {}),
    ...((list?.waiting.length ?? 0) > 0 ? ['status'] : []),
    ...(list?.sums ? [list.sums.per] : []),
    ...(stats ? [stats.by] : []),
    ...related,
    ...counted(model, entity),
  ]
  return [...new Set(paths)].filter(
    (path) => filterType(entity.parts.flatMap((part) => part.fields).find((field) => field.path === path)) !== undefined,
  )
}

/** What menu entries count. */
const counted = (model: Model, entity: EntityModel): readonly string[] =>
  model.menu.side
    .concat(model.menu.groups.flatMap((group) => group.entries))
    .flatMap(({ counts }) => (counts?.entity === entity.name ? [counts.path] : []))

/** The type of a filter input for a field; undefined where its kind has no filter. */
export const filterType = (field: FieldModel | undefined): string | undefined => {
  if (!field) return undefined
  const values = field.enum ?? (field.entity === undefined ? 'String' : 'ID')
  const types: Readonly<Record<FieldModel['filter'], string | undefined>> = {
    oneOf: `[${values}!]`,
    has: `[${values}!]`,
    contains: 'String',
    timeRange: 'TimeRange',
    dateRange: 'DateRange',
    decimalRange: 'DecimalRange',
    intRange: 'IntRange',
    flag: 'Boolean',
    none: undefined,
  }
  return types[field.filter]
}
