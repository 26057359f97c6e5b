// Names of places: countries by name, regions with their country, internet addresses as they are written.
import { ipPattern } from './fields/ip.ts'

const address = new RegExp(`^${ipPattern}$`)

/** Whether a text is an IPv4 or IPv6 address of one machine; ranges are none. */
export const isAddress = (text: string): boolean => address.test(text)

/** DE -> Germany; DE___BE -> Berlin, Germany; an address stays. Unknown codes stay too. */
export const placeName = (code: string, lookup: (code: string) => string | undefined): string => {
  const [country = ''] = code.split('___')
  const name = lookup(code) ?? code
  return country === code ? name : `${name}, ${lookup(country) ?? country}`
}
