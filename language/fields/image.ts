// A picture: a file of which there are small versions to be shown at once. In a form it is the uuid of its upload.
import type { AnyWords } from '../words.ts'
import { uuidSchema } from './file.ts'
import type { FileValue } from './file.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import type { UploadSpec } from './upload.ts'

export interface ImageField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'image'
  /** Absent = nobody uploads it here. */
  readonly upload?: UploadSpec & { readonly types: readonly ['image'] }
}

/** The wire form. uuid names the file; processingStatus is NEW, PROCESSING, OK or ERROR. */
export type Image = Pick<FileValue, 'uuid' | 'urlPart' | 'processingStatus' | 'contentType'> & Partial<FileValue>

export const image = {
  graphql: () => 'Image',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
  decode: ([stored]) => stored as Image,
  jsonSchema: () => uuidSchema,
  uiSchema: () => ({ 'ui:widget': 'file' }),
  filter: 'none',
  text: (value) => value.processingStatus,
  sample: (_field, seed) => ({
    uuid: `00000000-0000-7000-8000-${String(seed).padStart(12, '0')}`,
    urlPart: 'sample',
    processingStatus: 'OK',
    contentType: 'image/png',
  }),
  view: true,
  beforeWrite: true,
} as const satisfies FieldKind<object, Image>
