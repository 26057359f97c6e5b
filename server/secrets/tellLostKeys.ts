// Keys that sealed what is stored and are not here: without them it opens nowhere, and nobody would hear of it before it is needed.
import { neededKeys } from '../backup/neededKeys.ts'
import { readTables } from '../backup/readTables.ts'
import { withClient } from '../db/withClient.ts'
import { log } from '../log.ts'
import type { ProductModel } from '../ProductModel.ts'
import { idsOf } from './openSealing.ts'
import { heldSecretsKeys, type KeyPlaces } from './withSealing.ts'

/** @param needed their ids */
export const lostOf = (needed: readonly string[], places: KeyPlaces): readonly string[] => {
  const here = new Set(idsOf(heldSecretsKeys(places)))
  return needed.filter((each) => !here.has(each))
}

/** The server serves all the same: only what they sealed is away. */
export const tellLostKeys = (ownerUrl: string, product: ProductModel, places: KeyPlaces): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const lost = lostOf(await neededKeys(client, product, await readTables(client)), places)
    if (lost.length > 0)
      log('error', 'what is sealed needs keys that are not in SECRETS_KEY, or secrets-key in the data folder', { keys: lost.join(', ') })
  })
