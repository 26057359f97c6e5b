// What values need to be written in a file: texts, the product's date format, the reader's zone, names behind codes.
import type { TextContext } from '../../language/fields/kind.ts'
import { locations } from '../../language/locations.ts'
import type { ProductModel } from '../ProductModel.ts'
import { say } from '../texts.ts'

/** The product as it speaks that language; one that it does not speak is that of its specs. */
export const speaking = async (product: ProductModel, language: string): Promise<ProductModel> => {
  const load = Object.hasOwn(product.languages ?? {}, language) ? product.languages?.[language] : undefined
  return load ? { ...product, texts: { ...product.texts, ...(await load()) } } : product
}

export const sheetContext = (product: ProductModel, dateFormat: string, zone: string): TextContext => ({
  t: (key, params = []) => say(product, key, params.map(String)),
  zone,
  dateFormat,
  lookup: (dictionary, code) => (dictionary === 'location' ? locations.get(code) : product.app.suffixes?.[code]),
})
