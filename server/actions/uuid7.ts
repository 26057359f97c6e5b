// UUIDs of version 7: operation keys. Their first 48 bits are the moment they were made.
import { randomBytes } from 'node:crypto'

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** @param time milliseconds since 1970 */
export const uuid7 = (time = Date.now()): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const isUuid7 = (key: unknown): key is string => typeof key === 'string' && form.test(key)

/** When it was made, milliseconds since 1970. */
export const timeOfUuid7 = (key: string): number => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
