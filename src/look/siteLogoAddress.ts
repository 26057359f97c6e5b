// Where the site's logo is; the built-in one where none is configured, or where what is configured is no picture's address.
import type { Configuration } from '../client/Configuration.ts'
import builtIn from './logo.svg'
import { externalAddress } from '../client/externalAddress.ts'

const isOwnPath = (address: string): boolean => /^\/[^/\\]/.test(address)

export const siteLogoAddress = ({ siteLogo, addresses }: Configuration): string => {
  if (siteLogo === undefined) return builtIn
  if (typeof siteLogo === 'string') return isOwnPath(siteLogo) ? siteLogo : (externalAddress(siteLogo) ?? builtIn)
  const piece = siteLogo.urlPart ?? siteLogo.uuid
  if (typeof piece !== 'string' || piece === '') return builtIn
  return `${(addresses['thumbnailUrl'] ?? '').replace(/\/+$/, '')}/${piece.split('/').map(encodeURIComponent).join('/')}`
}
