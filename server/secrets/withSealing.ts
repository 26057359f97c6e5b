// The product with the keys of this installation.
import { obtainKey } from '../options/obtainKey.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import type { ProductBundle } from '../ProductBundle.ts'
import { openSealing } from './openSealing.ts'

/** SECRETS_KEY, or the data folder's secrets-key: keys separated by commas. The first one seals, the others open what they sealed once. */
export const withSealing = (
  served: ProductBundle,
  { dataDir, secretsKey }: Pick<ServerOptions, 'dataDir' | 'secretsKey'>,
): ProductBundle => {
  const [first = '', ...older] = obtainKey(dataDir, 'secrets-key', secretsKey).split(',')
  return { ...served, product: { ...served.product, sealing: openSealing([first, ...older]) } }
}
