// An address on the web; http and https only, so that no script hides in a link.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface UrlField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'url'
  /** Paths of this site (/path) are allowed too. */
  readonly sitePath?: true
}
interface UrlOptions extends TextOptions {
  readonly sitePath?: true
}

export const url = {
  ...text,
  jsonSchema: (field) => ({
    ...textRules({ max: 2000, ...field }),
    pattern: field.sitePath ? '^(https?://[^\\s/]+[^\\s]*|/[^\\s]*)$' : '^https?://[^\\s/]+[^\\s]*$',
  }),
  uiSchema: () => ({ 'ui:options': { inputType: 'url' } }),
  sample: (_field, seed) => `https://example.com/${seed}`,
} as const satisfies FieldKind<UrlOptions, string>
