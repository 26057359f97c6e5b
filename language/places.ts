// Names of places: countries by name, regions with their country, internet addresses as they are written.

/** DE -> Germany; DE___BE -> Berlin, Germany; an address stays. Unknown codes stay too. */
export const placeName = (code: string, lookup: (code: string) => string | undefined): string => {
  const [country = ''] = code.split('___')
  const name = lookup(code) ?? code
  return country === code ? name : `${name}, ${lookup(country) ?? country}`
}
