// The shape of actions: create, remove, transitions, customs.
import type { ApprovalSpec, ConfirmSpec } from '../../../language/actions/index.ts'
import type { WrittenCreate, WrittenCustom, WrittenLeaves, WrittenRemove, WrittenRestore, WrittenTransition } from '../../written.ts'
import {
  identifier,
  valueName,
  anyText,
  byPresence,
  byProperty,
  isObject,
  list,
  named,
  object,
  objectOf,
  oneOf,
  record,
  text,
  oneOrMore,
  textOr,
  wrong,
  type Properties,
  type Shape,
} from '../shape.ts'
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
  ownAsks: oneOf('password'),
  confirms,
  guards: list(custom, { distinct: 'guard' }),
  effect: custom,
  approval: objectOf<ApprovalSpec>({ above: text }, {}),
  discloses: reason,
  dialog: custom,
  key: text,
  verb: identifier,
}

export const days: Shape = (value, path, scope) => {
  // Days counted back are written with four digits (language/filters/days.ts).
  if (typeof value !== 'string' || !/^[1-9]\d{0,3} days$/.test(value))
    scope.add({ code: 'wrong-value', path, message: `${String(path.at(-1))} has to read like '90 days', 9999 at most.` })
}
const never = object({ never: reason })
const undoBy = (by: Shape, may: Properties = {}): Shape => byPresence({ never, by: object({ by }, may) })
/** Stamps by the name of the field they are written to. */
const stamps =
  (name: Shape, ...stamp: readonly string[]): Shape =>
  (value, path, scope) => {
    record(oneOf(...stamp), /^[A-Za-z.]+$/)(value, path, scope)
    if (typeof value === 'object' && value !== null) for (const key of Object.keys(value)) name(key, [...path, key], scope)
  }

const pathName = /^[A-Za-z]\w*(\.[A-Za-z]\w*)?$/
const constant: Shape = (value, path, scope) => {
  if (!['string', 'number', 'boolean'].includes(typeof value)) wrong(path, scope, 'a text, a number, true or false')
}
const given: Readonly<Record<string, Shape>> = { is: object({ is: constant }), says: object({ says: text }) }
const left: Shape = (value, path, scope) => {
  if (!isObject(value)) text(value, path, scope)
  else if (Object.keys(given).some((each) => each in value)) byPresence(given)(value, path, scope)
  else wrong(path, scope, "a path, a value ({ is: … }) or words ({ says: '…' })")
}
/** That these names are there is told where both entities are known. */
export const leaves = record(
  objectOf<WrittenLeaves>(
    { entity: named('entity'), with: record(left, pathName, 'the path of a field') },
    {
      sets: record(oneOf('now', 'viewer'), pathName, 'the path of a field'),
      before: oneOf(true),
      given: text,
      keep: oneOrMore,
      discloses: reason,
    },
  ),
)

export const partStamps = stamps(named('own field'), 'now', 'viewer')
export const create: Shape = objectOf<WrittenCreate>(
  { ...must, fields: paths('field') },
  { ...may, gives: paths('field'), each: named('field'), sets: stamps(named('field'), 'now', 'viewer'), leaves },
)
export const remove: Shape = objectOf<WrittenRemove>({ ...must, undo: never }, { ...may, deletedAt: named('own field'), idAs: identifier })
const file = object({ columns: list(named('own field'), { atLeast: 1, distinct: 'field' }), answers: text }, {})
export const transition: Shape = objectOf<WrittenTransition>(
  {
    ...must,
    from: list(named('state'), { atLeast: 1, distinct: 'state' }),
    to: named('state'),
    undo: undoBy(named('transition'), { within: days }),
  },
  { ...may, unasked: reason, file, sets: stamps(named('own field'), 'now', 'viewer', 'empty'), leaves },
)
export const customAction: Shape = byProperty('kind', {
  custom: objectOf<WrittenCustom>(
    { ...must, kind: anyText, on: oneOf('record', 'list'), by: custom, undo: undoBy(named('action')) },
    { ...may, rules, wire: identifier, of: named('group'), repeats: oneOf('asks'), appendOnly: oneOf(true), runs: oneOf(true) },
  ),
  restore: objectOf<WrittenRestore>(
    { ...must, kind: anyText, into: named('own field'), undo: undoBy(named('action')) },
    { ...may, wire: identifier },
  ),
})
