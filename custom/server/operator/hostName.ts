// A domain name as it was typed, as the DNS knows it (domain 13.3).
import { domainToASCII } from 'node:url'

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Lower case, internationalised names converted; undefined for what is no host name with a dot: a scheme, a port, a path, an IP address. */
export const hostName = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /[/:@?#\s%]/.test(text)) return undefined
  const name = domainToASCII(text)
  const labels = name.split('.')
  if (name.length > 253 || labels.length < 2 || !labels.every((each) => label.test(each))) return undefined
  return /^\d+$/.test(labels.at(-1) ?? '') ? undefined : name
}
