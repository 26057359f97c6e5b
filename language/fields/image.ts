// A picture: where its file is and how far its processing got. Editing comes with uploads.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface ImageField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'image'
}

/** The wire form. uuid names the file; processingStatus is NEW, PROCESSING, OK or ERROR. */
export interface Image {
  readonly uuid: string
  readonly urlPart: string
  readonly processingStatus: string
  readonly contentType: string
}

export const image = {
  graphql: () => 'Image',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
  decode: ([stored]) => stored as Image,
  jsonSchema: () => ({
    type: 'object',
    properties: {
      uuid: { type: 'string' },
      urlPart: { type: 'string' },
      processingStatus: { type: 'string' },
      contentType: { type: 'string' },
    },
    required: ['uuid', 'urlPart', 'processingStatus', 'contentType'],
    additionalProperties: false,
  }),
  filter: 'none',
  text: (value) => value.processingStatus,
  sample: (_field, seed) => ({
    uuid: `00000000-0000-7000-8000-${String(seed).padStart(12, '0')}`,
    urlPart: 'sample',
    processingStatus: 'OK',
    contentType: 'image/png',
  }),
  view: true,
} as const satisfies FieldKind<object, Image>
