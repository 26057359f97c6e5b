// A value shown by its last characters only; showing the whole is an action of its own, with a reason and an audit record.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules, type TextRules } from './text.ts'

// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- how the option is read
export class MaskedSpec<R extends Reading = Reading> {
  readonly max? = option.count
  /** How many characters at the end stay visible. */
  readonly shows = option.must(option.count)
  /** Who may see the whole, besides what reading it asks. Each time it is shown is a line of the audit with its reason. */
  readonly reveal = option.must(option.requirement<R['requirement']>())
}
export interface MaskedField<R extends Reading> extends FieldCommon<R>, MaskedSpec<R> {
  readonly kind: 'masked'
}
type MaskedRules = TextRules & Pick<MaskedSpec, 'shows'>

/** DE89370400440532013000 -> **** 3000; shorter values show nothing, and none does where no character is shown (slice(-0) is the whole). */
export const mask = (value: string, shows: number): string =>
  `\u2022\u2022\u2022\u2022${shows > 0 && value.length > shows ? ` ${value.slice(-shows)}` : ''}`

export const masked = {
  graphql: text.graphql,
  columns: text.columns,
  encode: text.encode,
  /** Masked as it leaves the database: the whole value never travels in a record. */
  decode: ([stored], { shows }) => mask(String(stored), shows),
  /** The mask itself is no value: sent back it is refused. */
  jsonSchema: (field) => ({ pattern: '^[^\u2022]*$', ...textRules(field) }),
  uiSchema: () => ({ 'ui:widget': 'masked' }),
  filter: 'none',
  text: (value) => value,
  view: true,
  sample: (_field, seed) => `DE893704004405320${seed}`,
  leaves: 'end',
  pressable: true,
} as const satisfies FieldKind<MaskedRules, string>
