// Every custom that the specs name has its reason, once, and none has one that nothing names.
import type { CustomNames, Model } from '../../language/model.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { actionsIn, entitiesIn, fieldsIn, partsIn, sectionsIn } from './walk.ts'
import type { At } from './walk.ts'

type Family = keyof CustomNames
interface Named {
  readonly family: Family
  readonly name: string
  readonly path: SpecPath
  /** It is the name of what it is. */
  readonly at?: 'name'
}

/** What stands under a property that names customs: one, or a list of them. */
const under =
  (property: string, family: Family) =>
  ({ spec, path }: At<object>): readonly Named[] => {
    const value: unknown = Reflect.get(spec, property)
    if (typeof value === 'string') return [{ family, name: value, path: [...path, property] }]
    return Array.isArray(value) ? value.map((name, nth) => ({ family, name: String(name), path: [...path, property, nth] })) : []
  }

const keysOf = (family: Family, record: object | undefined, path: SpecPath): readonly Named[] =>
  Object.keys(record ?? {}).map((name) => ({ family, name, path: [...path, name], at: 'name' }))

const doings = [under('guards', 'guards'), under('effect', 'effects'), under('dialog', 'dialogs')]

const inEntity = (entity: ReturnType<typeof entitiesIn>[number]): readonly Named[] => {
  const { spec, path } = entity
  const parts = partsIn(entity)
  const actions = [...actionsIn(entity), ...(spec.order ? [{ spec: spec.order, path: [...path, 'order'] }] : [])]
  const reports = Object.entries(spec.reports ?? {}).map(([name, each]) => ({ spec: each, path: [...path, 'reports', name] }))
  return [
    ...[...parts, ...actions].flatMap((each) => doings.flatMap((find) => find(each))),
    ...Object.entries(spec.actions ?? {}).flatMap(([name, each]) =>
      under('by', 'actions')({ spec: each, path: [...path, 'actions', name] }),
    ),
    ...parts.flatMap(fieldsIn).flatMap(under('by', 'derived')),
    ...sectionsIn(entity).map((each): Named => ({ family: 'sections', name: String(each.path.at(-1)), path: each.path, at: 'name' })),
    ...reports.flatMap(under('by', 'reports')),
    ...keysOf('answers', spec.answers, [...path, 'answers']),
  ]
}

/** Places that could name a custom; which of them do is the model's to say. */
const placesIn = (written: Written): readonly Named[] => [
  ...keysOf('screens', written.screens, ['screens']),
  ...keysOf('bar', written.menu.bar, ['menu', 'bar']),
  ...entitiesIn(written).flatMap(inEntity),
]

const keyOf = ({ family, name }: Pick<Named, 'family' | 'name'>): string => `${family} ${name}`

/** Of a product that lists its customs. */
export const ensureCustoms = ({ customs }: Model, written: Written, add: AddProblem): void => {
  if (!written.customs) return
  const families = Object.entries(customs) as readonly (readonly [Family, readonly string[]])[]
  const named = families.flatMap(([family, names]) => names.map((name) => ({ family, name })))
  const known = new Set(named.map(keyOf))
  const given = new Set<string>()
  const rows = written.customs.map((spec, at) => ({ spec, path: ['customs', at] }))
  for (const each of rows.flatMap((row) => families.flatMap(([family]) => under(family, family)(row)))) {
    const { family, name, path } = each
    if (given.has(keyOf(each)))
      add({ code: 'duplicate-custom', path, message: `"${name}" stands twice among the ${family}: leave one of them.` })
    else if (!known.has(keyOf(each)))
      add({ code: 'unused-custom', path, message: `No spec names "${name}" among its ${family}: take it out, and its code with it.` })
    given.add(keyOf(each))
  }
  const places = placesIn(written)
  for (const each of named.filter((one) => !given.has(keyOf(one)))) {
    const { path = ['customs'], at } = places.find((place) => keyOf(place) === keyOf(each)) ?? {}
    add({
      code: 'missing-why',
      path,
      ...(at && { at }),
      message: `"${each.name}" is left to code and nothing says why: add it to the ${each.family} of a row of customs, with why no kind says it.`,
    })
  }
}
