// An address on the web; http and https only, so that no script hides in a link.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules, type TextRules } from './text.ts'

export class UrlSpec {
  /** Paths of this site (/path) are allowed too; //host and /\host lead elsewhere, and are none. */
  readonly sitePath? = option.yes
}
export interface UrlField<R extends Reading> extends FieldCommon<R>, UrlSpec {
  readonly kind: 'url'
}

/** On the web, or on this site. */
export const addressPattern = '^(https?://[^\\s/\\\\]+[^\\s]*|/([^\\s/\\\\][^\\s]*)?)$'

export const url = {
  ...text,
  jsonSchema: (field) => ({
    ...textRules({ max: 2000, ...field }),
    pattern: field.sitePath ? addressPattern : '^https?://[^\\s/\\\\]+[^\\s]*$',
  }),
  uiSchema: () => ({ 'ui:options': { inputType: 'url' } }),
  sample: (_field, seed) => `https://example.com/${seed}`,
  pressable: true,
  followed: true,
} as const satisfies FieldKind<TextRules & Pick<UrlSpec, 'sitePath'>, string>
