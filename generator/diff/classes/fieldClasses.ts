// What is known of the properties of a field, whatever its kind. What each class means: classed.ts.
import type { RetiredOption } from '../../../language/fields/choice.ts'
import type { RuleSpec } from '../../../language/fieldRules.ts'
import type { UploadSpec } from '../../../language/fields/upload.ts'
import type { WrittenField } from '../../written.ts'
import { each, of } from './classed.ts'

type RowField = Extract<WrittenField, { readonly kind: 'list' }>['fields'][string]

const option = of<RetiredOption>({ label: 'text', retired: 'holds' }, 'text')

/** A field of a list's row. */
const row = of<RowField>(
  {
    kind: 'kind',
    label: 'text',
    options: each(option),
    required: 'holds',
    starts: 'data',
    min: 'floors',
    max: 'caps',
    pattern: 'holds',
    sitePath: 'turns',
  },
  'data',
)

const upload = of<UploadSpec>({
  types: 'opens',
  max: 'holds',
  square: 'holds',
  pixels: 'caps',
  verb: 'data',
  narrowedBy: 'holds',
})

const properties = {
  kind: 'kind',
  as: 'data',
  label: 'text',
  empty: 'look',
  unlabelled: 'look',
  tones: 'look',
  addLabel: 'look',
  snippets: 'data',
  fromFile: 'look',
  stamped: 'look',
  signed: 'look',
  unit: 'text',
  events: each('text'),
  options: each(option),
  fields: each(row),
  read: 'rights',
  update: 'rights',
  reveal: 'rights',
  offersTo: 'judged',
  written: 'holds',
  fixed: 'holds',
  ownAsks: 'holds',
  class: 'judged',
  storedAs: 'judged',
  shows: 'caps',
  of: 'opens',
  when: 'holds',
  required: 'holds',
  unique: 'holds',
  min: 'floors',
  max: 'caps',
  decimals: 'caps',
  pattern: 'holds',
  positive: 'holds',
  nonZero: 'holds',
  sitePath: 'turns',
  narrowedBy: 'holds',
  offers: 'holds',
  offeredBy: 'holds',
  meets: 'holds',
  behind: each('holds'),
  upload,
  by: 'judged',
  computes: 'judged',
  discloses: 'turns',
  entity: 'data',
  level: 'judged',
  within: 'data',
  currency: 'judged',
  lookedUp: 'data',
  starts: 'judged',
  startsFor: 'judged',
  was: 'data',
  wire: 'data',
} as const

export const field = of<WrittenField>(properties, 'told')
/** What a dialog asks is no ability by itself: it has to be said, and where it is not asked any more it is skipped. */
export const ask = of<WrittenField>(properties, 'holds')

/** Rules across fields hold everybody back who fills in the form. */
export const rules = each(
  of<RuleSpec<string>>({ when: 'judged', must: 'judged', says: 'text', at: 'look', discloses: 'turns' }, 'holds'),
  'holds',
)
