// The shape of fields: what all kinds share, and the options of each.
import type { RetiredOption } from '../../../language/fields/choice.ts'
import type { KindName } from '../../../language/fields/index.ts'
import type { FieldCommon } from '../../../language/fields/kind.ts'
import { bytesOf } from '../../../language/fields/upload.ts'
import type { UploadSpec } from '../../../language/fields/upload.ts'
import type { AnyWords } from '../../../language/words.ts'
import type { WrittenField } from '../../written.ts'
import {
  identifier,
  valueName,
  anyText,
  byProperty,
  flag,
  isObject,
  list,
  named,
  number,
  object,
  objectOf,
  oneOf,
  record,
  text,
  textOr,
} from '../shape.ts'
import type { Shape } from '../shape.ts'
import { requirement } from './requirement.ts'

const common = {
  required: flag,
  unique: flag,
  lookedUp: oneOf(true),
  read: requirement,
  update: requirement,
  class: oneOf('public', 'internal', 'personal', 'secret', 'money'),
  written: oneOf('server'),
  fixed: oneOf(true),
  unlabelled: oneOf(true),
  of: named('group'),
  when: named('flag'),
  empty: text,
  was: text,
  wire: identifier,
} satisfies Readonly<Record<Exclude<keyof FieldCommon<AnyWords>, 'label'>, Shape>>

const yes = oneOf(true)
const value: Shape = record(text, valueName, 'a value such as LIKE_THIS')
const retired = objectOf<RetiredOption>({ label: text, retired: yes }, {})
const values: Shape = record(textOr(text, retired), valueName, 'a value such as LIKE_THIS')
const options: Shape = (given, path, scope) => (given === 'roles' || given === 'operations' ? undefined : values(given, path, scope))
const flags: Shape = (given, path, scope) => {
  record(named('flag'), valueName, 'a value such as LIKE_THIS')(given, path, scope)
}
const tones: Shape = record(oneOf('neutral', 'attention', 'good', 'bad'), valueName, 'a value such as LIKE_THIS')
const offeredValues = list(text, { atLeast: 1, distinct: 'value' })
const allBut = object({ not: offeredValues })
const offered: Shape = (given, path, scope) => (given === 'empty' ? anyText : isObject(given) ? allBut : offeredValues)(given, path, scope)
/** A path of the other: status, review.status. */
const offeredBy = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/
const chosen = { entity: named('entity'), offers: record(offered, offeredBy), offersTo: requirement }
const limits = { min: number, max: number }
const amounts = { ...limits, positive: yes, nonZero: yes, currency: text, starts: text }

const size: Shape = (given, path, scope) => {
  if (typeof given === 'string' && bytesOf(given) !== undefined) return
  scope.add({ code: 'wrong-value', path, message: `${String(path.at(-1))} has to be a size such as "5 MB".` })
}
const fileClass = oneOf('image', 'video', 'audio', 'document')
const upload = objectOf<UploadSpec>(
  { types: list(fileClass, { atLeast: 1 }), max: textOr(size, object({}, { image: size, video: size, audio: size, document: size })) },
  { square: yes, pixels: number, verb: identifier, narrowedBy: identifier },
)

const inRow = (given: Readonly<Record<string, Shape>>, must: Readonly<Record<string, Shape>> = {}): Shape =>
  object({ kind: anyText, label: text, ...must }, { required: flag, ...given })
const row: Shape = byProperty('kind', {
  text: inRow({ ...limits, pattern: text }),
  url: inRow({ sitePath: yes }),
  choice: inRow({ starts: text }, { options: values }),
  flag: inRow({ starts: flag }),
})

type Of<K extends KindName> = Extract<WrittenField, { readonly kind: K }>
/** All keys of a field, those besides the common ones being its options. */
type Options<K extends KindName> = Exclude<keyof Of<K>, keyof FieldCommon<AnyWords> | 'kind'>
const kind = <K extends KindName>(options: Readonly<Record<Options<K>, Shape>>, must: readonly Options<K>[] = []): Shape => {
  const [demanded, allowed] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries<Shape>(options).filter(([name]) => must.some((each) => each === name) === wanted)),
  )
  return object({ kind: anyText, label: text, ...demanded }, { ...common, ...allowed })
}

const kinds: { readonly [K in KindName]: Shape } = {
  text: kind<'text'>({ ...limits, pattern: text, starts: text }),
  longText: kind<'longText'>({ ...limits, pattern: text }),
  email: kind<'email'>({}),
  phone: kind<'phone'>({}),
  ip: kind<'ip'>({}),
  url: kind<'url'>({ sitePath: yes }),
  handle: kind<'handle'>({ max: number }),
  integer: kind<'integer'>({ ...limits, unit: text, starts: number }),
  decimal: kind<'decimal'>({ ...limits, decimals: number, positive: yes, starts: text }),
  money: kind<'money'>({ ...amounts, signed: yes }),
  percent: kind<'percent'>({ ...limits, starts: text }),
  flag: kind<'flag'>({ starts: flag }),
  choice: kind<'choice'>(
    {
      starts: text,
      startsFor: object({ of: named('group'), is: text }),
      narrowedBy: text,
      behind: flags,
      events: record(text),
      tones,
      options,
    },
    ['options'],
  ),
  choices: kind<'choices'>({ options }, ['options']),
  date: kind<'date'>({}),
  time: kind<'time'>({ starts: oneOf('now') }),
  location: kind<'location'>({ within: named('own field'), level: oneOf('country', 'region', 'place'), offeredBy: identifier }, ['level']),
  reference: kind<'reference'>(chosen, ['entity']),
  references: kind<'references'>({ max: number, ...chosen }, ['entity']),
  secret: kind<'secret'>({ ...limits, kept: oneOf('hashed', 'sealed') }),
  masked: kind<'masked'>({ max: number, shows: number, reveal: requirement }, ['shows', 'reveal']),
  image: kind<'image'>({ upload }),
  file: kind<'file'>({ upload }),
  files: kind<'files'>({}),
  richText: kind<'richText'>({ max: number }),
  texts: kind<'texts'>({ max: number, stamped: yes }),
  prices: kind<'prices'>({ narrowedBy: text }, ['narrowedBy']),
  list: kind<'list'>({ max: number, adds: text, fields: record(row) }, ['adds', 'fields']),
  target: kind<'target'>({}),
  changes: kind<'changes'>({}),
  derived: kind<'derived'>(
    {
      currency: text,
      options: value,
      as: oneOf('text', 'texts', 'flag', 'integer', 'time', 'money', 'choice', 'choices', 'file', 'files'),
      by: identifier,
    },
    ['as', 'by'],
  ),
}

export const field: Shape = byProperty('kind', kinds)
export const fields: Shape = record(field)
export const asks: Shape = record(field)
export const paths = (distinct: string): Shape => list(named('field'), { distinct })
