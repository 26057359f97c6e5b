// Pages that let one choose a record of another kind: in a filter, or in the dialog of an action that the page offers.
import { within } from './names.ts'
import type { PageRead } from './Operation.ts'
import { free, listOf } from './pageReads.ts'
import { formOf, partNamed, partsOf } from './parts.ts'
import type { ActionText, EntityText, FieldText, Need, Specs } from './shapes.ts'

/** Something a page lets one do, with the right it asks and what it lets one choose from. */
interface Offer {
  readonly path: string
  readonly needs: Need
  readonly takes: readonly FieldText[]
}

const fieldAt = (entity: EntityText, path: string): FieldText | undefined => {
  const [first = '', second] = path.split('.')
  return partNamed(entity, second === undefined ? '' : first).fields[second ?? first]
}

const offerOf = (entity: EntityText, path: string, { needs, asks = {}, fields = [] }: ActionText): Offer => ({
  path,
  needs,
  takes: [...Object.values(asks), ...fields.flatMap((each) => fieldAt(entity, each) ?? [])],
})

const offersOf = (specs: Specs, entity: EntityText): readonly Offer[] => [
  ...(entity.create ? [offerOf(entity, 'create', entity.create)] : []),
  ...Object.entries(entity.actions ?? {}).map(([name, each]) => offerOf(entity, name, each)),
  ...partsOf(entity).flatMap(({ name, text }) => [
    ...Object.entries(text.lifecycle?.transitions ?? {}).map(([verb, each]) => offerOf(entity, within(name, verb), each)),
    ...(text.update === undefined
      ? []
      : [{ path: within(name, 'update'), needs: text.update, takes: formOf(specs, text).flatMap((each) => text.fields[each] ?? []) }]),
  ]),
]

/** A page of an entity: what it asks, what it offers, what it filters by. */
interface Page {
  readonly need: Need
  readonly offers: readonly string[]
  readonly filters: readonly string[]
  readonly why: string
}

const pagesOf = (entity: EntityText): readonly Page[] => {
  const list = listOf(entity)
  const details = [...(entity.detail ? [entity.detail] : []), ...Object.values(entity.settings ?? {})]
  return [
    ...(list
      ? [
          {
            need: list.needs ?? entity.read,
            offers: ['create', ...(list.actions ?? [])],
            filters: list.path === undefined ? [] : (list.filters ?? []),
            why: `the list of ${entity.entity}`,
          },
        ]
      : []),
    ...details.map(({ needs, actions = [] }) => ({
      need: needs ?? entity.read,
      offers: actions,
      filters: [],
      why: `the detail of ${entity.entity}`,
    })),
    ...details.flatMap(({ sections }) =>
      Object.entries(sections).flatMap(([name, { kind, needs, part = '', fields = [], actions = [] }]) => {
        // Facts of several parts are a page for whoever may read one of them.
        const read: Need =
          kind === 'facts'
            ? { anyOf: fields.map((path) => partNamed(entity, path.includes('.') ? (path.split('.')[0] ?? '') : '').read) }
            : partNamed(entity, part).read
        const offers = [...actions, ...(kind === 'form' ? [within(part, 'update')] : [])]
        return offers.length > 0
          ? [{ need: needs === undefined ? read : { allOf: [needs, read] }, offers, filters: [], why: `the section ${name}` }]
          : []
      }),
    ),
  ]
}

const pointsAt = (name: string, fields: readonly (FieldText | undefined)[]): boolean => fields.some((field) => field?.entity === name)

/** What a card tells without a right of its own. */
const cardFields = (entity: EntityText): ReadonlySet<string> =>
  free(entity, ['id', entity.title, ...(entity.card?.picture === undefined ? [] : [entity.card.picture]), ...(entity.card?.under ?? [])])

/** A filter is the page's; what a dialog offers is for who may open the page and run the action. */
export const choicePages = (specs: Specs, target: EntityText): readonly PageRead[] => {
  const fields = cardFields(target)
  return Object.values(specs.entities).flatMap((entity) => {
    const offers = offersOf(specs, entity).filter(({ takes }) => pointsAt(target.entity, takes))
    return pagesOf(entity).flatMap(({ need, offers: offered, filters, why }) => [
      ...(pointsAt(
        target.entity,
        filters.map((path) => fieldAt(entity, path)),
      )
        ? [{ need, fields, why: `a filter of ${why}` }]
        : []),
      ...offers
        .filter(({ path }) => offered.includes(path))
        .map(({ path, needs }) => ({ need: { allOf: [need, needs] }, fields, why: `${path} on ${why}` })),
    ])
  })
}
