// The shape of actions: create, remove, transitions, customs.
import type { ConfirmSpec } from '../../../language/actions/index.ts'
import type { WrittenAction, WrittenCreate, WrittenRemove, WrittenTransition } from '../../written.ts'
import { identifier, valueName, anyText, byProperty, list, named, object, objectOf, oneOf, record, text, textOr } from '../shape.ts'
import type { Properties, Shape } from '../shape.ts'
import { asks, paths } from './field.ts'
import { rules } from './fieldRule.ts'
import { reason, requirement } from './requirement.ts'

const custom = identifier
const must = { label: text, needs: requirement }
export const confirms = objectOf<ConfirmSpec>(
  { says: text },
  {
    alsoSays: object({ by: named('field'), says: record(text, valueName, 'a value such as LIKE_THIS') }),
    button: text,
    counts: record(textOr(text, object({ single: text, several: text }))),
  },
)
const may = {
  own: requirement,
  asks,
  confirms,
  guards: list(custom, { distinct: 'guard' }),
  effect: custom,
  discloses: reason,
  dialog: custom,
  key: text,
  verb: identifier,
}

export const days: Shape = (value, path, scope) => {
  if (typeof value !== 'string' || !/^[1-9]\d* days$/.test(value))
    scope.add({ code: 'wrong-value', path, message: `${String(path.at(-1))} has to read like '90 days'.` })
}
const never = object({ never: reason })
const undoBy =
  (by: Shape, may: Properties = {}): Shape =>
  (value, path, scope) => {
    const isNever = typeof value === 'object' && value !== null && 'never' in value
    return (isNever ? never : object({ by }, may))(value, path, scope)
  }
/** Stamps by the name of the field they are written to. */
const stamps =
  (name: Shape, ...stamp: readonly string[]): Shape =>
  (value, path, scope) => {
    record(oneOf(...stamp), /^[A-Za-z.]+$/)(value, path, scope)
    if (typeof value === 'object' && value !== null) for (const key of Object.keys(value)) name(key, [...path, key], scope)
  }

export const partStamps = stamps(named('own field'), 'now', 'viewer')
export const create: Shape = objectOf<WrittenCreate>(
  { ...must, fields: paths('field') },
  { ...may, gives: paths('field'), each: named('field'), sets: stamps(named('field'), 'now', 'viewer') },
)
export const remove: Shape = objectOf<WrittenRemove>({ ...must, undo: never }, { ...may, deletedAt: named('own field'), idAs: identifier })
export const transition: Shape = objectOf<WrittenTransition>(
  {
    ...must,
    from: list(named('state'), { atLeast: 1, distinct: 'state' }),
    to: named('state'),
    undo: undoBy(named('transition'), { within: days }),
  },
  { ...may, sets: stamps(named('own field'), 'now', 'viewer', 'empty') },
)
export const customAction: Shape = byProperty('kind', {
  custom: objectOf<WrittenAction>(
    { ...must, kind: anyText, on: oneOf('record', 'list'), by: custom, undo: undoBy(named('action')) },
    { ...may, rules, wire: identifier, of: named('group'), repeats: oneOf('asks'), appendOnly: oneOf(true) },
  ),
})
