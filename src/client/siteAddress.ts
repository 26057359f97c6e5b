// An address that may also be a path on this host, such as that of a site served by the same server.
import { externalAddress } from './externalAddress.ts'

export const siteAddress = (address: string | undefined): string | undefined =>
  address !== undefined && /^\/(?!\/)/.test(address) ? externalAddress(`${location.origin}${address}`) : externalAddress(address)
