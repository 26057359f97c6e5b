// A picture: a file of which there are small versions to be shown at once. In a form it is the uuid of its upload.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { uuidSchema, type FileValue } from './file.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { UploadSpec } from './upload.ts'

/** The owner is told in the editor that no other class makes a picture. */
type PictureUpload = UploadSpec & { readonly types: readonly ['image'] }

export class ImageSpec {
  /** Absent = nobody uploads it here. */
  readonly upload? = option.elsewhere(option.object(UploadSpec) as PictureUpload)
}
export interface ImageField<R extends Reading> extends FieldCommon<R>, ImageSpec {
  readonly kind: 'image'
}

/** The wire form. uuid names the file; processingStatus is NEW, PROCESSING, OK or ERROR. */
export type Image = Pick<FileValue, 'uuid' | 'urlPart' | 'processingStatus' | 'contentType'> & Partial<FileValue>

export const image = {
  graphql: () => 'Image',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
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
  holdsFile: true,
  pictures: true,
  wide: true,
  pressable: true,
  picked: true,
} as const satisfies FieldKind<object, Image>
