// An address on the internet, version 4 or 6, as one machine has it; ranges are none (domain 5.13).
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { textRules, textual, type TextRules } from './text.ts'

export interface IpField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'ip'
}

const byte = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])'
const group = '[0-9a-fA-F]{1,4}'
/** Eight groups, or fewer with one gap (::) somewhere. */
const version6 = [
  `(?:${group}:){7}${group}`,
  `(?:${group}:){1,7}:`,
  ...[1, 2, 3, 4, 5, 6].map((after) => `(?:${group}:){1,${7 - after}}(?::${group}){1,${after}}`),
  `:(?::${group}){1,7}`,
  '::',
].join('|')

/** Without its ends, to be part of a greater pattern. */
export const ipPattern = `(?:(?:${byte}\\.){3}${byte}|${version6})`

export const ip = {
  ...textual,
  jsonSchema: (field) => ({ ...textRules({ max: 45, ...field }), pattern: `^${ipPattern}$` }),
  sample: (_field, seed) => `203.0.113.${seed % 256}`,
  copied: true,
} as const satisfies FieldKind<TextRules, string>
