// A file of any sort that may be uploaded. In a form it is the uuid of its upload; everywhere else what is known of it.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { sizeText, UploadSpec } from './upload.ts'

export class FileSpec {
  /** Absent = nobody uploads it here. */
  readonly upload? = option.elsewhere(option.object(UploadSpec))
}
export interface FileField<R extends Reading> extends FieldCommon<R>, FileSpec {
  readonly kind: 'file'
}

/** The wire form. urlPart follows the files' address and is signed for a minute; processingStatus is NEW, PROCESSING, OK or ERROR. */
export interface FileValue {
  readonly uuid: string
  readonly urlPart: string
  readonly processingStatus: string
  readonly contentType: string
  /** As it was called where it came from. */
  readonly name: string
  readonly bytes: number
  /** ISO text. */
  readonly updateTime: string
  /** Size of a picture. */
  readonly metadata?: { readonly width: number; readonly height: number }
  /** A video that has a picture to be shown by. */
  readonly poster?: boolean
}

export const uuidSchema = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' } as const

/** What a form holds of a stored file, and compares by: its uuid. */
export const uuidOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'uuid' in value ? (value as { readonly uuid: unknown }).uuid : value

export const file = {
  graphql: () => 'File',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
  jsonSchema: () => uuidSchema,
  uiSchema: () => ({ 'ui:widget': 'file' }),
  filter: 'none',
  text: (value) => `${value.name} (${sizeText(value.bytes)})`,
  sample: (_field, seed) => ({
    uuid: `00000000-0000-7000-8000-${String(seed).padStart(12, '0')}`,
    urlPart: `00000000-0000-7000-8000-${String(seed).padStart(12, '0')}`,
    processingStatus: 'OK',
    contentType: 'application/pdf',
    name: `sample-${seed}.pdf`,
    bytes: 1000 * seed,
    updateTime: '2026-01-01T00:00:00.000Z',
  }),
  view: true,
  beforeWrite: true,
  holdsFile: true,
  pieces: ['name', 'uuid', 'contentType'],
  wide: true,
  pressable: true,
  picked: true,
} as const satisfies FieldKind<object, FileValue>
