// The product with the keys of this installation.
import { heldKeys, obtainKeys } from '../options/obtainKey.ts'
import type { ServerOptions } from '../options/readOptions.ts'
import type { ProductBundle } from '../ProductBundle.ts'
import { openSealing } from './openSealing.ts'

export type KeyPlaces = Pick<ServerOptions, 'dataDir' | 'secretsKey'>

const fileName = 'secrets-key'

/** Those that seal and open here, so far as they are there. */
export const heldSecretsKeys = ({ dataDir, secretsKey }: KeyPlaces): readonly string[] => heldKeys(dataDir, fileName, secretsKey)

/** SECRETS_KEY, or the data folder's secrets-key: keys separated by commas. The first one seals, the others open what they sealed once. */
export const withSealing = (served: ProductBundle, { dataDir, secretsKey }: KeyPlaces): ProductBundle => {
  return { ...served, product: { ...served.product, sealing: openSealing(obtainKeys(dataDir, fileName, secretsKey)) } }
}
