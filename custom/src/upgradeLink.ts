// The address of the upgrade with the client's e-mail in it (domain 13.2).
import { externalAddress } from '../../src/kit.ts'

/** {email} is replaced by the URL-encoded e-mail; undefined where no address is configured. */
export const upgradeLink = (address: string | undefined, email: string): string | undefined =>
  externalAddress(address?.replaceAll('{email}', encodeURIComponent(email)))
