// The addresses that may become links out of the console: http and https, nothing else.

export const externalAddress = (address: string | undefined): string | undefined => {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}
