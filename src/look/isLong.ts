// Whether a value needs the whole width, where others stand two beside each other.
import type { FieldModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'

const long: ReadonlySet<string> = new Set(['longText', 'richText', 'references', 'prices', 'image', 'file'])

export const isLong = (field: FieldModel): boolean => long.has(lookOf(field))
