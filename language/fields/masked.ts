// A value shown by its last characters only; showing the whole is an action of its own, with a reason and an audit record.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface MaskedField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'masked'
  /** How many characters at the end stay visible. */
  readonly shows: number
  /** Who may see the whole, besides what reading it asks. Each time it is shown is a line of the audit with its reason. */
  readonly reveal: Requirement<W>
  readonly max?: number
}
interface MaskedOptions extends TextOptions {
  readonly shows: number
}

/** DE89370400440532013000 -> **** 3000; shorter values show nothing. */
export const mask = (value: string, shows: number): string =>
  `\u2022\u2022\u2022\u2022${value.length > shows ? ` ${value.slice(-shows)}` : ''}`

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
} as const satisfies FieldKind<MaskedOptions, string>
