// One product with everything the server needs to serve it: tables, contract, documents, the console's folder.
import type { AppModel } from '../language/model.ts'
import type { ProductModel } from './ProductModel.ts'

export interface ProductBundle {
  readonly product: ProductModel
  /** Pieces of the contract, in SDL. */
  readonly sdl: readonly string[]
  /** sha256 of a document -> its text: all that runs. */
  readonly manifest: Readonly<Record<string, string>>
  /** Where the console and the server are, and what stands where the site's configuration is empty. */
  readonly defaults: Pick<AppModel, 'basePath' | 'addresses' | 'flags' | 'constants'>
  /** The shipped config.json. */
  readonly shippedConfig: Readonly<Record<string, unknown>>
  /** The built console. */
  readonly consoleFolder: string
  /** Folder of the product's migrations, where it is not the usual one. */
  readonly migrations?: string
}
