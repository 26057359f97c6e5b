// Several lines of text.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules, type TextRules } from './text.ts'

/** Texts kept ready, one a record of another entity. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- as every class of options: R is what names are where it is read
export class SnippetsSpec<R extends Reading = Reading> {
  readonly entity = option.must(option.named<R['entity']>('entity'))
  /** The field over there that holds the text; it stands in the rows of its list. */
  readonly text = option.must(option.text)
  /** What {name} in such a text stands for: the field of the record, by its path. */
  readonly fills? = option.record(option.text)
}
export class LongTextSpec<R extends Reading = Reading> {
  readonly min? = option.count
  readonly max? = option.count
  /** Regular expression the whole value has to match. */
  readonly pattern? = option.text
  /** Texts kept ready, which one puts in instead of writing them anew: offered to whoever may read them. */
  readonly snippets? = option.object(SnippetsSpec<R>)
  /** What a text file holds, picked instead of pasted: .csv or .txt, read in the browser. */
  readonly fromFile? = option.yes
}
export interface LongTextField<R extends Reading> extends FieldCommon<R>, LongTextSpec<R> {
  readonly kind: 'longText'
}
export interface LongTextOptions extends TextRules {
  readonly snippets?: SnippetsSpec
  readonly fromFile?: true
}

/** No sort: an index of so long values would not hold them, and nobody looks for a text by its first letter. */
export const longText = {
  graphql: text.graphql,
  columns: text.columns,
  encode: text.encode,
  filter: text.filter,
  searchable: text.searchable,
  text: text.text,
  jsonSchema: (field) => ({ ...textRules(field), maxLength: field.max ?? 5000 }),
  uiSchema: ({ snippets, fromFile }) => ({ 'ui:widget': fromFile ? 'textFile' : snippets ? 'snippets' : 'textarea' }),
  sample: (_field, seed) => `First line ${seed}\nSecond line`,
  unbounded: true,
  inWords: true,
  wide: true,
  keepsLines: true,
} as const satisfies FieldKind<LongTextOptions, string>
