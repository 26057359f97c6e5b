// An operation key: UUID version 7, one an opened dialog, so that one intent is carried out once.

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** Time first (48 bits of milliseconds), then chance. */
export const newKey = (now: number = Date.now()): string => {
  const chance = crypto.getRandomValues(new Uint8Array(10))
  chance[0] = ((chance[0] ?? 0) & 0x0f) | 0x70
  chance[2] = ((chance[2] ?? 0) & 0x3f) | 0x80
  const tail = Array.from(chance, (byte) => hex(byte, 2)).join('')
  const head = hex(now, 12)
  return `${head.slice(0, 8)}-${head.slice(8)}-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`
}
