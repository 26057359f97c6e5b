// The product with the keys of this installation.
import { obtainKeys } from '../options/obtainKey.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import type { ProductBundle } from '../ProductBundle.ts'
import { openSealing } from './openSealing.ts'

/** SECRETS_KEY, or the data folder's secrets-key: keys separated by commas. The first one seals, the others open what they sealed once. */
export const withSealing = (
  served: ProductBundle,
  { dataDir, secretsKey }: Pick<ServerOptions, 'dataDir' | 'secretsKey'>,
): ProductBundle => {
  return { ...served, product: { ...served.product, sealing: openSealing(obtainKeys(dataDir, 'secrets-key', secretsKey)) } }
}
