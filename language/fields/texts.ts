// Several short texts, in their order.
import { time } from './time.ts'
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class TextsSpec {
  /** How many there may be, 50 when not said. */
  readonly max? = option.count
  /** Each begins with the moment it was noted (2026-11-21T12:05:00.000Z), which is shown as all times are; each stands on a line of its own. */
  readonly stamped? = option.yes
}
export interface TextsField<R extends Reading> extends FieldCommon<R>, TextsSpec {
  readonly kind: 'texts'
}

const stamp = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z/

export const texts = {
  graphql: () => '[String!]',
  columns: () => [{ suffix: '', sql: 'text[]' }],
  encode: (value) => [value],
  jsonSchema: ({ max }) => ({
    type: 'array',
    uniqueItems: true,
    maxItems: max ?? 50,
    items: { type: 'string', minLength: 1, maxLength: 200 },
  }),
  filter: 'has',
  text: (value, { stamped }, context) =>
    stamped ? value.map((each) => each.replace(stamp, (moment) => time.text(moment, {}, context))).join('\n') : value.join(', '),
  sample: (_field, seed) => [`Sample_${seed}`, `Sample_${seed + 1}`],
  unbounded: true,
  inWords: true,
  picked: true,
  uiSchema: () => ({ 'ui:field': 'texts' }),
} as const satisfies FieldKind<TextsSpec, readonly string[]>
