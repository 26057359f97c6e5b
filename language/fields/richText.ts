// Formatted text, kept as sanitised HTML.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules, type TextRules } from './text.ts'

export class RichTextSpec {
  /** Characters of HTML, 100,000 unless told. */
  readonly max? = option.count
}
export interface RichTextField<R extends Reading> extends FieldCommon<R>, RichTextSpec {
  readonly kind: 'richText'
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }

/** The words alone: an end of a block is a blank between words. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:strong|em|u|s|a|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (found) => entities[found] ?? found)
    .replaceAll(/\s+/g, ' ')
    .trim()

export const richText = {
  graphql: text.graphql,
  columns: text.columns,
  encode: text.encode,
  jsonSchema: (field) => ({ ...textRules(field), maxLength: field.max ?? 100_000 }),
  uiSchema: () => ({ 'ui:widget': 'richText' }),
  filter: 'none',
  text: wordsOf,
  sample: (_field, seed) => `<h2>Heading ${seed}</h2><p>Some <strong>words</strong>.</p>`,
  view: true,
  beforeWrite: true,
  unbounded: true,
  inWords: true,
  wide: true,
} as const satisfies FieldKind<TextRules, string>
