// The second factor of a product, as its settings and this installation have it; a product that says nothing of one has none.
import type { Pool } from 'pg'
import { configuredAs, settingAt } from '../configured.ts'
import type { Reader } from '../reader.ts'
import { sealingOf } from '../secrets/sealed.ts'
import type { FactorParts } from './factors/FactorParts.ts'
import { openPasskeys } from './factors/passkeys.ts'
import type { People } from './people.ts'

/** @param origins where browsers find the console; its port may be filled in later */
export const withFactors = (reader: Reader, pool: Pool, people: People, origins: readonly string[]): FactorParts | undefined => {
  const { product } = reader
  const { secondFactor } = product.person
  if (secondFactor === undefined) return undefined
  return {
    pool,
    sealing: sealingOf(product),
    passkeys: openPasskeys(origins),
    requiredOf: async () => {
      const roles = await settingAt(reader, secondFactor.requiredOf)
      return Array.isArray(roles) ? roles.map(String) : []
    },
    siteName: async () => {
      const said = await configuredAs(reader, 'siteName')
      return typeof said === 'string' && said !== '' ? said : (product.app.defaultSiteName ?? 'Console')
    },
    samePassword: people.samePassword,
    personOf: async (id) => (await people.byIds([id]))[0],
  }
}
