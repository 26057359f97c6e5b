// Ways through the specs that several rules go, each with the path of what it meets.
import type { RowField } from '../../language/fields/list.ts'
import { pathIn } from '../../language/paths.ts'
import type { SpecPath } from '../problem.ts'
import {
  partsOf,
  type WrittenOpened,
  type Written,
  type WrittenActionCommon,
  type WrittenEntity,
  type WrittenField,
  type WrittenLeaves,
  type WrittenList,
  type WrittenPart,
  type WrittenSection,
  type WrittenTransition,
} from '../written.ts'

export interface At<T> {
  readonly spec: T
  readonly path: SpecPath
}
export interface PartAt extends At<WrittenPart | WrittenEntity> {
  readonly entity: WrittenEntity
  /** '' for the entity's own. */
  readonly name: string
}

export const entitiesIn = (written: Written): readonly At<WrittenEntity>[] =>
  Object.entries(written.entities).map(([name, spec]) => ({ spec, path: ['entities', name] }))

export const partsIn = ({ spec, path }: At<WrittenEntity>): readonly PartAt[] => [
  { spec, path, entity: spec, name: '' },
  ...Object.entries(partsOf(spec)).map(([name, part]) => ({ spec: part, path: [...path, 'parts', name], entity: spec, name })),
]

export interface FieldAt extends At<WrittenField> {
  /** As one refers to it: email, review.status. */
  readonly full: string
  readonly part: PartAt
}
export const fieldsIn = (part: PartAt): readonly FieldAt[] =>
  Object.entries(part.spec.fields).map(([name, spec]) => ({
    spec,
    path: [...part.path, 'fields', name],
    full: pathIn(part.name, name),
    part,
  }))

/** All of an entity's, by what one refers to them by. */
export const fieldsByPath = (entity: At<WrittenEntity>): ReadonlyMap<string, FieldAt> =>
  new Map(
    partsIn(entity)
      .flatMap(fieldsIn)
      .map((field) => [field.full, field]),
  )

export interface TransitionAt extends At<WrittenTransition> {
  readonly name: string
  readonly full: string
}
export const transitionsIn = (part: PartAt): readonly TransitionAt[] =>
  Object.entries(part.spec.lifecycle?.transitions ?? {}).map(([name, spec]) => ({
    spec,
    name,
    full: pathIn(part.name, name),
    path: [...part.path, 'lifecycle', 'transitions', name],
  }))

export interface ActionAt extends At<WrittenActionCommon> {
  readonly full: string
  readonly on: 'record' | 'list'
}
/** Everything that is written as an action. */
export const actionsIn = (entity: At<WrittenEntity>): readonly ActionAt[] => {
  const { create, remove, actions } = entity.spec
  return [
    ...(create ? [{ spec: create, path: [...entity.path, 'create'], full: 'create', on: 'list' as const }] : []),
    ...partsIn(entity).flatMap((part) => transitionsIn(part).map((each) => ({ ...each, on: 'record' as const }))),
    ...Object.entries(actions ?? {}).map(([name, spec]) => ({
      spec,
      path: [...entity.path, 'actions', name],
      full: name,
      on: 'on' in spec ? spec.on : ('record' as const),
    })),
    ...(remove ? [{ spec: remove, path: [...entity.path, 'remove'], full: 'remove', on: 'record' as const }] : []),
  ]
}

export interface LeavesAt extends At<WrittenLeaves> {
  /** The action that leaves it: giveBack, review.update. */
  readonly by: string
  /** What its dialog asks. */
  readonly asks: Readonly<Record<string, WrittenField>>
  /** The record is there before it. */
  readonly on: 'record' | 'list'
  /** The part that it changes. */
  readonly part: PartAt
  /** By its form. */
  readonly form: boolean
}
/** What saving forms, transitions and creation leave behind. */
export const leavesIn = (entity: At<WrittenEntity>): readonly LeavesAt[] => {
  const of = (spec: { readonly leaves?: Readonly<Record<string, WrittenLeaves>> }, path: SpecPath, rest: Omit<LeavesAt, 'spec' | 'path'>) =>
    Object.entries(spec.leaves ?? {}).map(([name, each]) => ({ ...rest, spec: each, path: [...path, 'leaves', name] }))
  const parts = partsIn(entity)
  const [own] = parts
  const { create } = entity.spec
  return [
    ...(create && own
      ? of(create, [...entity.path, 'create'], { by: 'create', asks: create.asks ?? {}, on: 'list', part: own, form: false })
      : []),
    ...parts.flatMap((part) => [
      ...of(part.spec, part.path, { by: pathIn(part.name, 'update'), asks: {}, on: 'record', part, form: true }),
      ...transitionsIn(part).flatMap(({ spec, path, full }) =>
        of(spec, path, { by: full, asks: spec.asks ?? {}, on: 'record', part, form: false }),
      ),
    ]),
  ]
}

export interface GuardAt {
  readonly guard: string
  readonly path: SpecPath
  readonly on: 'record' | 'list'
}
/** Names of guards where parts and actions name them. */
export const guardsIn = (entity: At<WrittenEntity>): readonly GuardAt[] =>
  [...partsIn(entity).map((part) => ({ ...part, on: 'record' as const })), ...actionsIn(entity)].flatMap(({ spec, path, on }) =>
    (spec.guards ?? []).map((guard, at) => ({ guard, path: [...path, 'guards', at], on })),
  )

export type InputAt = At<WrittenField | RowField>

const withRows = ({ spec, path }: At<WrittenField>): readonly InputAt[] => [
  { spec, path },
  ...('fields' in spec ? Object.entries(spec.fields).map(([name, row]) => ({ spec: row, path: [...path, 'fields', name] })) : []),
]

/** Fields, and what dialogs ask. */
export const fieldsAndAsks = (entity: At<WrittenEntity>): readonly At<WrittenField>[] => [
  ...partsIn(entity).flatMap(fieldsIn),
  ...actionsIn(entity).flatMap(askedBy),
]

/** Everything that somebody types or chooses: those, and the fields of rows in either. */
export const inputsIn = (entity: At<WrittenEntity>): readonly InputAt[] => fieldsAndAsks(entity).flatMap(withRows)

export const listsIn = ({ spec, path }: At<WrittenEntity>): readonly At<WrittenList>[] => [
  ...(spec.list ? [{ spec: spec.list, path: [...path, 'list'] }] : []),
  ...(spec.queue ? [{ spec: spec.queue, path: [...path, 'queue'] }] : []),
]

/** What stands opened beside a list: beside each as it stands, and beside each view. */
export const openedIn = (entity: At<WrittenEntity>): readonly At<WrittenOpened>[] =>
  listsIn(entity).flatMap(({ spec, path }) => [
    { spec, path },
    ...Object.entries(spec.views ?? {}).map(([name, view]) => ({ spec: view, path: [...path, 'views', name] })),
  ])

/** What its dialog asks. */
const askedBy = ({ spec, path }: At<WrittenActionCommon>): readonly At<WrittenField>[] =>
  Object.entries(spec.asks ?? {}).map(([name, field]) => ({ spec: field, path: [...path, 'asks', name] }))

export const sectionsIn = ({ spec, path }: At<WrittenEntity>): readonly At<WrittenSection>[] => {
  const of = (sections: Readonly<Record<string, WrittenSection>>, at: SpecPath): readonly At<WrittenSection>[] =>
    Object.entries(sections).map(([name, section]) => ({ spec: section, path: [...at, 'sections', name] }))
  return [
    ...(spec.detail ? of(spec.detail.sections, [...path, 'detail']) : []),
    ...Object.entries(spec.settings ?? {}).flatMap(([name, each]) => of(each.sections, [...path, 'settings', name])),
  ]
}

/** Every text or object in the specs, with its path; for rules that look at all of them alike. */
export const everything = (value: unknown, path: SpecPath, visit: (value: unknown, path: SpecPath) => void): void => {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) everything(each, [...path, Array.isArray(value) ? Number(key) : key], visit)
}
