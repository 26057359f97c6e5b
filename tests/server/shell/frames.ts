// Frames of RFC 6455 as bytes, right ones and such as break one rule of it each, with the close code that the rule names.
import type { Random } from '../../../demo/random.ts'

interface Shape {
  readonly opcode: number
  readonly payload?: Buffer | string
  readonly fin?: boolean
  /** The three reserved bits. */
  readonly reserved?: number
  readonly masked?: boolean
  /** What its head says, where that is not how long it is. */
  readonly says?: bigint
}

const lengthOf = (length: bigint): Buffer => {
  if (length < 126n) return Buffer.from([Number(length)])
  const wide = length > 0xffffn
  const bytes = Buffer.alloc(wide ? 9 : 3)
  bytes[0] = wide ? 127 : 126
  if (wide) bytes.writeBigUInt64BE(length, 1)
  else bytes.writeUInt16BE(Number(length), 1)
  return bytes
}

/** As a client sends it, whose bytes are masked. */
export const frame = ({ opcode, payload = '', fin = true, reserved = 0, masked = true, says }: Shape): Buffer => {
  const body = Buffer.from(payload)
  const length = lengthOf(says ?? BigInt(body.length))
  const head = Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode]), length])
  if (!masked) return Buffer.concat([head, body])
  head[1] = (head[1] ?? 0) | 0x80
  const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d])
  return Buffer.concat([head, mask, body.map((byte, at) => byte ^ (mask[at % 4] ?? 0))])
}

export const text = (payload: string): Buffer => frame({ opcode: 1, payload })

/** A text in pieces, with a ping among them, as any peer may send it. */
export const inPieces = (random: Random, payload: string): Buffer => {
  const at = random.whole(1, payload.length - 1)
  return Buffer.concat([
    frame({ opcode: 1, payload: payload.slice(0, at), fin: false }),
    frame({ opcode: 9, payload: 'between' }),
    frame({ opcode: 0, payload: payload.slice(at) }),
  ])
}

const close = (code: number, reason: Buffer | string = ''): Buffer => {
  const head = Buffer.alloc(2)
  head.writeUInt16BE(code)
  return frame({ opcode: 8, payload: Buffer.concat([head, Buffer.from(reason)]) })
}

const notUtf8 = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]].map((bytes) => Buffer.from(bytes))
const nobodysCodes = [0, 999, 1004, 1005, 1006, 1015, 1016, 2000, 2999, 5000, 65_535]

export interface Break {
  readonly rule: string
  readonly code: number
  readonly bytes: (random: Random) => Buffer
}

const breaks: readonly Break[] = [
  {
    rule: 'reserved bit',
    code: 1002,
    bytes: (random) => frame({ opcode: 1, payload: '{}', reserved: random.pick([1, 2, 3, 4, 5, 6, 7]) }),
  },
  { rule: 'reserved opcode', code: 1002, bytes: (random) => frame({ opcode: random.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]) }) },
  { rule: 'not masked', code: 1002, bytes: (random) => frame({ opcode: random.pick([1, 2, 8, 9, 10]), payload: '{}', masked: false }) },
  { rule: 'control in pieces', code: 1002, bytes: (random) => frame({ opcode: random.pick([8, 9, 10]), fin: false }) },
  {
    rule: 'long control',
    code: 1002,
    bytes: (random) => frame({ opcode: random.pick([8, 9, 10]), payload: 'x'.repeat(random.whole(126, 400)) }),
  },
  { rule: 'continues nothing', code: 1002, bytes: (random) => frame({ opcode: 0, payload: 'x', fin: random.chance(0.5) }) },
  {
    rule: 'begins within another',
    code: 1002,
    bytes: (random) =>
      Buffer.concat([frame({ opcode: 1, payload: '{', fin: false }), frame({ opcode: random.pick([1, 2]), payload: '}' })]),
  },
  { rule: 'close of one byte', code: 1002, bytes: () => frame({ opcode: 8, payload: 'x' }) },
  { rule: 'close code', code: 1002, bytes: (random) => close(random.pick(nobodysCodes)) },
  { rule: 'close reason', code: 1007, bytes: (random) => close(1000, random.pick(notUtf8)) },
  { rule: 'UTF-8', code: 1007, bytes: (random) => frame({ opcode: 1, payload: random.pick(notUtf8) }) },
  {
    rule: 'UTF-8 in pieces',
    code: 1007,
    bytes: (random) =>
      Buffer.concat([frame({ opcode: 1, payload: '{"', fin: false }), frame({ opcode: 0, payload: random.pick(notUtf8) })]),
  },
  {
    rule: 'said length',
    code: 1009,
    bytes: (random) => frame({ opcode: 1, says: random.pick([1n << 22n, 1n << 31n, 1n << 52n, (1n << 53n) - 1n]) }),
  },
  {
    rule: 'length beyond numbers',
    code: 1009,
    bytes: (random) => frame({ opcode: 2, says: random.pick([1n << 53n, 1n << 62n, (1n << 64n) - 1n]) }),
  },
  {
    rule: 'endless pieces',
    code: 1009,
    bytes: () =>
      Buffer.concat([
        frame({ opcode: 1, payload: '{', fin: false }),
        ...Array.from({ length: 150 }, () => frame({ opcode: 0, payload: ' '.repeat(1_000), fin: false })),
      ]),
  },
]

/** Each rule in turn. */
export const breakOf = (turn: number): Break => breaks[turn % breaks.length] as Break

/** What the protocols name. */
export const closeCodes: ReadonlySet<number> = new Set([1000, 1002, 1007, 1009, 1013, 4400, 4401, 4403, 4408, 4409, 4429])

/** @returns the code of the first close frame among what a server sent, undefined where there is none */
export const closeCodeIn = (bytes: Buffer): number | undefined => {
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = (bytes[at + 1] ?? 0) & 0x7f
    const head = short === 126 ? 4 : short === 127 ? 10 : 2
    if (at + head > bytes.length) return undefined
    const length = short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
    if (((bytes[at] ?? 0) & 0x0f) === 8) return at + head + 2 <= bytes.length ? bytes.readUInt16BE(at + head) : 1005
    at += head + length
  }
  return undefined
}
