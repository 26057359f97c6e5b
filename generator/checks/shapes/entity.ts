// The shape of entities and their parts.
import { didYouMean } from '../../../language/suggest.ts'
import { kept, type KeptName } from '../../../language/kept.ts'
import type { AtMostSpec } from '../../../language/atMost.ts'
import type { CardSpec, ReadSpec, StateSpec, StatsSpec } from '../../../language/spec.ts'
import type { AnyWords } from '../../../language/words.ts'
import type { WrittenEntity, WrittenLifecycle, WrittenPart } from '../../written.ts'
import {
  identifier,
  valueName,
  isObject,
  list,
  named,
  object,
  objectOf,
  oneOf,
  oneOrMore,
  record,
  text,
  within,
  type Shape,
} from '../shape.ts'
import { confirms, create, customAction, leaves, partStamps, remove, transition } from './action.ts'
import { namesOf } from '../scope.ts'
import { fields, paths } from './field.ts'
import { condition, ownRow } from './condition.ts'
import { rules } from './fieldRule.ts'
import { reports } from './report.ts'
import { reason, requirement } from './requirement.ts'
import { detailScreen, listScreen, queueScreen, settingsScreen } from './screen.ts'

const state = objectOf<StateSpec>({ label: text }, { tone: oneOf('neutral', 'attention', 'good', 'bad'), reached: oneOf('outside') })
const lifecycle: Shape = objectOf<WrittenLifecycle>(
  {
    label: text,
    starts: named('state'),
    states: record(state, valueName, 'a state such as LIKE_THIS'),
    transitions: record(transition),
  },
  { read: requirement },
)
const partProperties = {
  update: requirement,
  ownRead: requirement,
  ownUpdate: requirement,
  guards: list(identifier, { distinct: 'guard' }),
  effect: identifier,
  confirms,
  sets: partStamps,
  leaves,
  rules,
  lifecycle,
}
const part: Shape = within(
  (value, scope) => ({ ...scope, part: value as unknown as WrittenPart }),
  objectOf<WrittenPart>(
    { read: requirement, fields },
    { ...partProperties, label: text, wire: identifier, was: text, of: named('group'), hiddenBy: text },
  ),
)

const also = list(object({ needs: requirement, fields: paths('field'), why: reason }))
const read = objectOf<ReadSpec<AnyWords, string>>({}, { needs: requirement, also })
const reads = objectOf<NonNullable<WrittenEntity['reads']>>(
  {},
  {
    search: read,
    findById: read,
    findAll: read,
    autocomplete: read,
    getStats: objectOf<StatsSpec<AnyWords, string>>({ by: named('field') }, { needs: requirement, sums: paths('field'), wire: identifier }),
  },
)

const keptNames = Object.keys(kept) as KeptName[]
const key: Shape = (value, path, scope) => (value === 'single' ? undefined : named('own field')(value, path, scope))
const unique = list(object({ fields: list(named('own field'), { atLeast: 1, distinct: 'field' }), text }, { where: named('state') }))
const atMost = record(
  objectOf<AtMostSpec<string>>(
    { records: oneOrMore, says: text },
    { alike: list(named('own field'), { atLeast: 1, distinct: 'field' }), where: ownRow },
  ),
)
const properties = objectOf<WrittenEntity>(
  { entity: text, label: object({ one: text, many: text }), title: named('field'), read: requirement, fields },
  {
    ...partProperties,
    wire: identifier,
    titleElse: paths('field'),
    own: named('field'),
    lockedAfter: named('own field'),
    readsAudited: oneOf(true),
    key,
    conditions: record(condition),
    card: objectOf<CardSpec<string>>({}, { picture: named('field'), under: paths('field'), marks: paths('mark') }),
    was: text,
    storedAs: oneOf(...keptNames),
    parts: record(part),
    unique,
    atMost,
    reads,
    furtherStats: list(object({ by: named('field'), wire: identifier }, { needs: requirement, sums: paths('field') })),
    reports,
    create,
    remove,
    order: objectOf<NonNullable<WrittenEntity['order']>>(
      { by: named('own field'), needs: requirement },
      { within: named('own field'), own: requirement, guards: list(identifier, { distinct: 'guard' }) },
    ),
    actions: record(customAction),
    answers: record(object({ needs: requirement }, { takes: list(identifier, { atLeast: 1, distinct: 'text' }) })),
    list: listScreen,
    queue: queueScreen,
    settings: record(settingsScreen),
    detail: detailScreen,
  },
)

export const entity: Shape = within(
  (value, scope) => ({ ...scope, entity: value as unknown as WrittenEntity, part: value as unknown as WrittenEntity }),
  properties,
)

/** Under its own name: entities: { User: users }. */
export const entities: Shape = (value, path, scope) => {
  record(entity, /^[A-Z][A-Za-z0-9]*$/, 'a word such as LikeThis')(value, path, scope)
  for (const [name, each] of Object.entries(isObject(value) ? value : {})) {
    const said = isObject(each) ? each['entity'] : undefined
    if (typeof said === 'string' && said !== name)
      scope.add({
        code: 'wrong-value',
        path: [...path, name, 'entity'],
        message: `It stands under the name ${name} and calls itself "${said}".${didYouMean(said, [name])}`,
      })
    if (!(namesOf('listed entity', scope) ?? [name]).includes(name))
      scope.add({
        code: 'unlisted-entity',
        path: [...path, name],
        at: 'name',
        message: `The vocabulary does not list ${name}, so nothing can refer to it: add it to entities there.`,
      })
  }
}
