// Names on the wire, as the contract says them: usersSearch, fraudInfoMarkAsFraud, userCredentialsGet.
import type { EntityText, PartText } from './shapes.ts'

const upper = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
const lower = (word: string): string => `${word.slice(0, 1).toLowerCase()}${word.slice(1)}`

const plural = (word: string): string => {
  if (word.endsWith('Settings')) return word
  if (/[bcdfghjklmnpqrstvwxz]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`
}

export const wireOf = (entity: EntityText): string => entity.wire ?? plural(lower(entity.entity))
export const partWireOf = (entity: EntityText, name: string, part: PartText): string => part.wire ?? `${lower(entity.entity)}${upper(name)}`
export const operationName = (wire: string, verb: string): string => `${wire}${upper(verb)}`
/** balance.total -> balanceTotal */
export const flat = (path: string): string => {
  const [first = '', ...more] = path.split('.')
  return `${first}${more.map(upper).join('')}`
}
export const within = (part: string, name: string): string => (part === '' ? name : `${part}.${name}`)
