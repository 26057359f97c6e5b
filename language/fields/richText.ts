// Formatted text, kept as sanitised HTML.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface RichTextField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'richText'
  /** Characters of HTML, 100,000 unless told. */
  readonly max?: number
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
  decode: text.decode,
  jsonSchema: (field) => ({ ...textRules(field), maxLength: field.max ?? 100_000 }),
  uiSchema: () => ({ 'ui:widget': 'richText' }),
  filter: 'none',
  text: wordsOf,
  sample: (_field, seed) => `<h2>Heading ${seed}</h2><p>Some <strong>words</strong>.</p>`,
  view: true,
  beforeWrite: true,
} as const satisfies FieldKind<TextOptions, string>
