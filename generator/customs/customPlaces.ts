// Where specs name customs: every place that could, which of them do is the model's to say.
import type { CustomNames, Model } from '../../language/model.ts'
import type { Problem } from '../problem.ts'
import type { Written } from '../written.ts'
import { actionsIn, entitiesIn, fieldsIn, partsIn, sectionsIn, type At } from '../checks/walk.ts'

export type Family = keyof CustomNames
export interface Custom {
  readonly family: Family
  readonly name: string
}
export interface CustomAt extends Custom, Pick<Problem, 'path' | 'at'> {}

/** What stands under a property that names customs: one, or a list of them. */
export const namesUnder =
  (property: string, family: Family) =>
  ({ spec, path }: At<object>): readonly CustomAt[] => {
    const value: unknown = Reflect.get(spec, property)
    if (typeof value === 'string') return [{ family, name: value, path: [...path, property] }]
    return Array.isArray(value) ? value.map((name, nth) => ({ family, name: String(name), path: [...path, property, nth] })) : []
  }

const keysOf = (family: Family, record: object | undefined, path: CustomAt['path']): readonly CustomAt[] =>
  Object.keys(record ?? {}).map((name) => ({ family, name, path: [...path, name], at: 'name' }))

const doings = [namesUnder('guards', 'guards'), namesUnder('effect', 'effects'), namesUnder('dialog', 'dialogs')]

const inEntity = (entity: ReturnType<typeof entitiesIn>[number]): readonly CustomAt[] => {
  const { spec, path } = entity
  const parts = partsIn(entity)
  const actions = [...actionsIn(entity), ...(spec.order ? [{ spec: spec.order, path: [...path, 'order'] }] : [])]
  const reports = Object.entries(spec.reports ?? {}).map(([name, each]) => ({ spec: each, path: [...path, 'reports', name] }))
  return [
    ...[...parts, ...actions].flatMap((each) => doings.flatMap((find) => find(each))),
    ...Object.entries(spec.actions ?? {}).flatMap(([name, each]) =>
      namesUnder('by', 'actions')({ spec: each, path: [...path, 'actions', name] }),
    ),
    ...parts.flatMap(fieldsIn).flatMap(namesUnder('by', 'derived')),
    ...sectionsIn(entity).map((each): CustomAt => ({ family: 'sections', name: String(each.path.at(-1)), path: each.path, at: 'name' })),
    ...reports.flatMap(namesUnder('by', 'reports')),
    ...keysOf('answers', spec.answers, [...path, 'answers']),
  ]
}

const placesIn = (written: Written): readonly CustomAt[] => [
  ...keysOf('screens', written.screens, ['screens']),
  ...keysOf('bar', written.menu.bar, ['menu', 'bar']),
  ...entitiesIn(written).flatMap(inEntity),
]

export const keyOf = ({ family, name }: Custom): string => `${family} ${name}`

/** Where a custom is named first; at the head of all customs where its place is not known. */
export const firstPlaceOf = (written: Written): ((custom: Custom) => Pick<CustomAt, 'path' | 'at'>) => {
  const places = placesIn(written)
  return (custom) => {
    const { path = ['customs'], at } = places.find((place) => keyOf(place) === keyOf(custom)) ?? {}
    return { path, ...(at && { at }) }
  }
}

/** What the specs leave to code. */
export const familiesOf = ({ customs }: Model): readonly (readonly [family: Family, names: readonly string[]])[] =>
  Object.entries(customs) as readonly (readonly [Family, readonly string[]])[]
