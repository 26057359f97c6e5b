// Encrypts what has to be shown again: AES-256-GCM, bound to the place where it stands. Which key it was is said beside it, so that keys can follow one another.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export interface Sealing {
  /** @param place of the value: what was sealed there opens nowhere else */
  readonly seal: (text: string, place: string) => string
  /** @returns undefined for what is no sealed text, of a key that is gone, of another place, or changed since */
  readonly open: (stored: string, place: string) => string | undefined
  /** The same for the same text, and to be made by nobody without the key: HMAC-SHA256 with a key derived for this alone, the key's id before it. */
  readonly fingerprint: (text: string) => string
}

interface Key {
  readonly id: string
  readonly bytes: Buffer
  readonly fingerprints: Buffer
}

/** Every sealed text begins so; then come the key's id and, in base64url, nonce, tag and what is sealed. */
export const sealedMark = 'sealed.'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const derive = (text: string, purpose: string, bytes: number): Buffer => Buffer.from(hkdfSync('sha256', text, '', purpose, bytes))
const keyOf = (text: string): Key => ({
  id: derive(text, 'id of the key', 6).toString('base64url'),
  bytes: derive(text, 'sealing', 32),
  fingerprints: derive(text, 'fingerprints', 32),
})

/** Ids of keys, as they stand before what each sealed. */
export const idsOf = (keys: readonly string[]): readonly string[] => keys.map((each) => keyOf(each).id)

const sealWith = ({ id, bytes }: Key, text: string, place: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${sealedMark}${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

const openWith = ({ bytes }: Key, sealed: Buffer, place: string): string | undefined => {
  if (sealed.length < nonceBytes + tagBytes) return undefined
  const [nonce, tag, body] = [
    sealed.subarray(0, nonceBytes),
    sealed.subarray(nonceBytes, nonceBytes + tagBytes),
    sealed.subarray(nonceBytes + tagBytes),
  ]
  const decipher = createDecipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(place)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** @param keys texts of 32 characters or more: the first one seals, each opens what it sealed once */
export const openSealing = ([first, ...older]: readonly [string, ...string[]]): Sealing => {
  const current = keyOf(first)
  const known = new Map([current, ...older.map(keyOf)].map((each) => [each.id, each]))
  return {
    seal: (text, place) => sealWith(current, text, place),
    open: (stored, place) => {
      const [id = '', body = '', ...more] = stored.startsWith(sealedMark) ? stored.slice(sealedMark.length).split('.') : []
      const key = known.get(id)
      return key && more.length === 0 ? openWith(key, Buffer.from(body, 'base64url'), place) : undefined
    },
    fingerprint: (text) => `${current.id}.${createHmac('sha256', current.fingerprints).update(text).digest('base64url')}`,
  }
}

/** Whether two fingerprints can be compared at all: of one key, and none of them emptied. */
export const areOfOneKey = (one: string, other: string): boolean => one !== '' && one.split('.')[0] === other.split('.')[0]
