// Places that creators block, in the one form in which they are compared: codes of the dictionary, addresses normalised (domain 5.13).
import { isIP } from 'node:net'
import { locations } from '../../../language/locations.ts'
import { placeName } from '../../../language/places.ts'

export interface Place {
  readonly kind: 'COUNTRY' | 'REGION' | 'IP'
  /** DE, DE___BE, 203.0.113.7, 2001:db8::1 */
  readonly code: string
  /** Country by its name; region as "Region, Country". */
  readonly name: string
  /** Of a region: the code of its country. */
  readonly country: string | undefined
}

/** ::ffff:cb00:7107 -> 203.0.113.7: the same machine, as a socket for both kinds of address tells it. */
const plain = (address: string): string => {
  const parts = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address)?.slice(1)
  return parts ? parts.flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.') : address
}

/** As RFC 5952 writes it: 2001:DB8:0:0::1 -> 2001:db8::1. Undefined where it is no address of one machine. */
export const addressOf = (text: string): string | undefined => {
  const version = isIP(text)
  if (version === 0 || text.includes('%')) return undefined
  return version === 4 ? text : plain(new URL(`http://[${text}]`).hostname.slice(1, -1))
}

/** Undefined for what is neither in the dictionary nor an address. */
export const placeOf = (text: string): Place | undefined => {
  const address = addressOf(text)
  if (address !== undefined) return { kind: 'IP', code: address, name: address, country: undefined }
  if (!locations.has(text)) return undefined
  const [country = ''] = text.split('___')
  const name = placeName(text, (code) => locations.get(code))
  return country === text ? { kind: 'COUNTRY', code: text, name, country: undefined } : { kind: 'REGION', code: text, name, country }
}
