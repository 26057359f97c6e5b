// What values need to be written in a file: the product's texts and date format, the reader's zone, names behind codes.
import type { TextContext } from '../../language/fields/kind.ts'
import { locations } from '../../language/locations.ts'
import type { ProductModel } from '../ProductModel.ts'
import { say } from '../texts.ts'

export const sheetContext = (product: ProductModel, dateFormat: string, zone: string): TextContext => ({
  t: (key, params = []) => say(product, key, params.map(String)),
  zone,
  dateFormat,
  lookup: (dictionary, code) => (dictionary === 'location' ? locations.get(code) : product.app.suffixes?.[code]),
})
