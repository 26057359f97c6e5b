// The shape of fields: what all kinds share, and the options of each.
import type { KindName } from '../../../language/fields/index.ts'
import { anyText, byProperty, flag, list, named, number, object, oneOf, record, text } from '../shape.ts'
import type { Properties, Shape } from '../shape.ts'
import { requirement } from './requirement.ts'

const common: Properties = {
  required: flag,
  unique: flag,
  read: requirement,
  update: requirement,
  class: oneOf('public', 'internal', 'personal', 'secret', 'money'),
  written: oneOf('server'),
  fixed: oneOf(true),
  unlabelled: oneOf(true),
  of: named('group'),
  empty: text,
  was: text,
}

const yes = oneOf(true)
const value: Shape = record(text, /^[A-Za-z_][A-Za-z0-9_]*$/, 'a value such as LIKE_THIS')
const options: Shape = (given, path, scope) => (given === 'roles' ? undefined : value(given, path, scope))
const limits: Properties = { min: number, max: number }
const amounts: Properties = { ...limits, positive: yes, nonZero: yes, currency: text, starts: text }

const kind = (may: Properties = {}, must: Properties = {}): Shape => object({ kind: anyText, label: text, ...must }, { ...common, ...may })

const kinds: Readonly<Record<KindName, Shape>> = {
  text: kind({ ...limits, pattern: text, starts: text }),
  longText: kind({ ...limits, pattern: text }),
  email: kind(),
  phone: kind(),
  url: kind({ sitePath: yes }),
  handle: kind({ max: number }),
  integer: kind({ ...limits, unit: text, starts: number }),
  decimal: kind({ ...limits, decimals: number, positive: yes, starts: text }),
  money: kind({ ...amounts, signed: yes }),
  percent: kind({ ...limits, starts: text }),
  flag: kind({ starts: flag }),
  choice: kind({ starts: text, narrowedBy: text }, { options }),
  choices: kind({}, { options }),
  date: kind(),
  time: kind({ starts: oneOf('now') }),
  location: kind({ within: named('own field') }, { level: oneOf('country', 'region') }),
  reference: kind({}, { entity: named('entity') }),
  references: kind({ max: number }, { entity: named('entity') }),
  secret: kind(limits),
  masked: kind({ max: number }, { shows: number, reveal: requirement }),
  image: kind(),
  texts: kind({ max: number }),
  derived: kind({ currency: text }, { as: oneOf('text', 'texts', 'flag', 'integer', 'time', 'money'), by: text }),
}

export const field: Shape = byProperty('kind', kinds)
export const fields: Shape = record(field)
export const asks: Shape = record(field)
export const paths = (distinct: string): Shape => list(named('field'), { distinct })
