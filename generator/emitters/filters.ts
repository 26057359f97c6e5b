// What lists of an entity can be filtered by: whatever a list, view or related section filters by.
import type { FieldFilter, FilterKindName } from '../../language/filters/index.ts'
import { listsOf } from '../../language/lists.ts'
import type { EntityModel, FieldModel, Model } from '../../language/model.ts'
import { remember } from '../../language/remember.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { sectionKind } from '../../language/sections/index.ts'

/** What sections, and what is shown beside opened records, ask of other entities. */
const askedFromElsewhere = remember((model: Model): ReadonlyMap<string, readonly string[]> => {
  const asked = new Map<string, string[]>()
  const note = (entity: string, path: string): unknown => asked.set(entity, [...(asked.get(entity) ?? []), path])
  for (const { entity, by } of model.entities.flatMap(listsOf).flatMap(([, { below }]) => below ?? [])) note(entity, by)
  for (const detail of model.entities.flatMap((entity) => entity.details))
    for (const section of detail.sections) {
      for (const { entity, by } of sectionKind(section.kind).shows?.(section) ?? []) note(entity, by)
      if ('counts' in section) for (const path of Object.keys(section.counts?.filter ?? {})) note(section.entity, path)
    }
  return asked
})

export const filteredPaths = (model: Model, entity: EntityModel): readonly string[] => {
  const { list, stats } = entity
  const paths = [
    ...(list?.filters ?? []),
    ...(list?.views ?? []).flatMap((view) => Object.keys(view.filter)),
    ...Object.keys(list?.starts ?? {}),
    ...(list?.sums ? [list.sums.per] : []),
    ...(stats ? [stats.by] : []),
    ...(askedFromElsewhere(model).get(entity.name) ?? []),
  ]
  return [...new Set(paths)].filter((path) => filterType(partFieldAt(entity, path)?.field) !== undefined)
}

/** Each kind's input in SDL, of a field's single value. */
const inputOf: Readonly<Record<FilterKindName, (of: string) => string>> = {
  oneOf: (of) => `[${of}!]`,
  has: (of) => `[${of}!]`,
  contains: () => 'String',
  timeRange: () => 'TimeRange',
  dateRange: () => 'DateRange',
  decimalRange: () => 'DecimalRange',
  intRange: () => 'IntRange',
  flag: () => 'Boolean',
}
const inputs: Readonly<Partial<Record<FieldFilter, (of: string) => string>>> = inputOf

/** The type of a filter input for a field; undefined where its kind has no filter. */
export const filterType = (field: FieldModel | undefined): string | undefined => {
  if (!field) return undefined
  const values = field.enum ?? (field.entity === undefined ? 'String' : 'ID')
  return inputs[field.filter]?.(values)
}
