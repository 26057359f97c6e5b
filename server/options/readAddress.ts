// An address that the server asks itself: by TLS, or where nobody is in between.
import { isIP } from 'node:net'
import { OptionsError } from './OptionsError.ts'

/** This machine, or a name without a dot, which means nothing but in a private network (compose.yaml). */
const isNear = ({ hostname }: URL): boolean =>
  hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.')) || /^[a-z0-9-]+$/i.test(hostname)

/** @throws OptionsError that names the variable */
export const readAddress = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url))) return text
  throw new OptionsError(`${name} is an address that begins with https://, not '${text}'`)
}
