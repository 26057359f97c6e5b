// Where a check stands while it walks through the specs, and which names are known there.
import { refersToOne } from '../../language/fields/index.ts'
import type { NameKind } from '../../language/options.ts'
import { pathIn } from '../../language/paths.ts'
import type { AddProblem } from '../problem.ts'
import { allParts } from '../resolve/entityNames.ts'
import {
  partsOf,
  under,
  type Written,
  type WrittenEntity,
  type WrittenField,
  type WrittenList,
  type WrittenPart,
  type WrittenQueue,
} from '../written.ts'
import { remember } from '../../language/remember.ts'

export type Ensure = (scope: Pick<Scope, 'written' | 'add'>) => void

export interface Scope {
  readonly written: Written
  readonly add: AddProblem
  /** Is told why names could not be looked up: what they stand in is no object, or has no name itself. Its own shape says that where it stands. */
  readonly lose: (cause: unknown) => void
  readonly entity?: WrittenEntity
  /** The part it stands in: the entity itself for its own. */
  readonly part?: WrittenPart | WrittenEntity
}

const keysIn = (object: unknown): readonly string[] => (typeof object === 'object' && object !== null ? Object.keys(object) : [])

/** Fields by path, with where each is written. */
export const fieldsOf = (entity: WrittenEntity): ReadonlyMap<string, WrittenField> => {
  const found = new Map<string, WrittenField>()
  for (const { part, spec } of allParts(entity))
    for (const [name, field] of Object.entries(spec.fields ?? {})) found.set(pathIn(part, name), field)
  return found
}

/** Paths of an entity's fields that refer to one of another, or of this. */
export const pointing = (entity: WrittenEntity, to: string): readonly string[] =>
  [...fieldsOf(entity)].filter(([, field]) => refersToOne(field) && field.entity === to).map(([path]) => path)

/** Settings of the site: fields by path of the entity that holds its configuration; none where there is none. */
export const settingsOf = ({ app, entities }: Written): ReadonlyMap<string, WrittenField> => {
  const entity = under(entities, app.configuration?.entity ?? '')
  return entity ? fieldsOf(entity) : new Map<string, WrittenField>()
}

/** Every path that may be named: fields, states, the key. */
export const pathsOf = (entity: WrittenEntity): readonly string[] => [
  'id',
  ...allParts(entity).flatMap(({ part, spec }) =>
    [...keysIn(spec.fields), ...(spec.lifecycle ? ['status'] : [])].map((name) => pathIn(part, name)),
  ),
]

/** Fields that a list shows as columns, at once or by choice. */
export const columnsOf = (list: WrittenList | WrittenQueue | undefined): readonly string[] =>
  [...(list?.columns ?? []), ...(list?.more ?? [])].map((each) => (typeof each === 'string' ? each : each.field))

/** Paths of what its rows show. */
export const inRows = ({ columns, sort }: Pick<WrittenList, 'columns' | 'sort'>): readonly string[] => [
  ...columns.flatMap((each) => (typeof each === 'string' ? [each] : [each.field, ...(each.under ?? []), ...(each.marks ?? [])])),
  sort.by,
]

export const actionsOf = (entity: WrittenEntity): readonly string[] => [
  ...(entity.create ? ['create'] : []),
  ...(entity.remove ? ['remove'] : []),
  ...(entity.order ? ['reorder'] : []),
  ...allParts(entity).flatMap(({ part, spec }) => [
    pathIn(part, 'update'),
    ...keysIn(spec.lifecycle?.transitions).map((name) => pathIn(part, name)),
  ]),
  ...keysIn(entity.actions),
]

const rightsOf = ({ written }: Scope): readonly string[] =>
  Object.values(written.access?.areas ?? {}).flatMap((area) => [...(area.any ?? []), ...(area.my ?? []), ...(area.client ?? [])])

const foundIn = remember((_holder: object): Partial<Record<NameKind, readonly string[]>> => ({}))

/** The names of a kind that are known where the check stands; undefined where what they stand in is broken. */
export const namesOf = (kind: NameKind, scope: Scope): readonly string[] | undefined => {
  const { written, entity, part } = scope
  const holder =
    kind === 'own field' || kind === 'state' || kind === 'transition'
      ? part
      : kind === 'field' || kind === 'part' || kind === 'action'
        ? entity
        : written
  const known = foundIn(holder ?? written)
  try {
    return (known[kind] ??= findNames(kind, scope).filter((name) => typeof name === 'string'))
  } catch (cause) {
    scope.lose(cause)
    return undefined
  }
}

const findNames = (kind: NameKind, scope: Scope): readonly string[] => {
  const { written, entity, part } = scope
  const names: Readonly<Record<NameKind, () => readonly string[]>> = {
    right: () => [...rightsOf(scope), ...keysIn(written.named), 'nobody'],
    role: () => keysIn(written.access?.roles),
    group: () => keysIn(written.access?.groups),
    entity: () => keysIn(written.entities),
    'listed entity': () => written.vocabulary?.entities ?? [],
    flag: () => written.vocabulary?.flags ?? [],
    name: () => written.vocabulary?.named ?? [],
    field: () => (entity ? pathsOf(entity) : []),
    'own field': () => [...keysIn(part?.fields), ...(part?.lifecycle ? ['status'] : [])],
    part: () => (entity ? keysIn(partsOf(entity)) : []),
    action: () => (entity ? actionsOf(entity) : []),
    state: () => keysIn(part?.lifecycle?.states),
    transition: () => keysIn(part?.lifecycle?.transitions),
    'custom screen': () => keysIn(written.screens),
    'menu group': () => keysIn(written.menu?.groups),
  }
  return names[kind]()
}
