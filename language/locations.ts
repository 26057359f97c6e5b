// The location dictionary: country code -> name, COUNTRY___REGION -> name (product spec 1), from a maintained list of ISO 3166.
import { iso31661 } from 'iso-3166/1.js'
import { iso31662 } from 'iso-3166/2.js'

const countries = iso31661.map((each) => [each.alpha2, each.name] as const)
const regions = iso31662.map((each) => [each.code.replace('-', '___'), each.name] as const)

/** Countries first, by name; then regions in the order of their codes. */
export const locations: ReadonlyMap<string, string> = new Map([
  ...countries.toSorted(([, one], [, other]) => one.localeCompare(other)),
  ...regions,
])
