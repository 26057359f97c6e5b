// The addresses that may become links out of the console: http and https, nothing else.

export const externalAddress = (address = ''): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

/** An address that may also be a path on this host, such as that of a site served by the same server. */
export const siteAddress = (address = ''): string | undefined =>
  /^\/(?!\/)/.test(address) ? externalAddress(`${location.origin}${address}`) : externalAddress(address)
