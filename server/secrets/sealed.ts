// A value that is kept sealed, as it is stored: bound to its table, column and record.
import type { FieldModel, PartModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { textOf } from '../textOf.ts'
import type { Sealing } from './openSealing.ts'

export const placeOf = ({ table }: PartModel, { columns }: FieldModel, id: string): string => `${table}/${columns[0]?.name ?? ''}/${id}`

/** @throws where the server was given no key */
export const sealingOf = ({ sealing }: ProductModel): Sealing => {
  if (!sealing) throw new Error('a sealed value needs the key that the server is started with')
  return sealing
}

export const sealed = (product: ProductModel, part: PartModel, field: FieldModel, id: string | undefined, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (id === undefined) throw new Error(`${part.typeName}.${field.name} is sealed and needs the id of its record`)
  return sealingOf(product).seal(textOf(value), placeOf(part, field, id))
}
