// The addresses that may become links out of the console: http and https, nothing else. A path stands for one on this host.

export const externalAddress = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined
  const whole = /^\/(?!\/)/.test(address) ? `${location.origin}${address}` : address
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}
