// Sound as an Ogg file: samples as they are (FLAC without compression), one channel of 16 bits. No library.
import { whole } from './webm.ts'

const perFrame = 4096

/** Remainders of a polynomial, most significant bit first. */
const checksum =
  (bits: 8 | 16 | 32, polynomial: number) =>
  (bytes: Buffer): number => {
    let rest = 0
    for (const byte of bytes)
      for (let bit = 7; bit >= 0; bit -= 1) {
        const out = ((rest >>> (bits - 1)) ^ (byte >>> bit)) & 1
        rest = ((rest << 1) ^ (out ? polynomial : 0)) & (bits === 32 ? -1 : (1 << bits) - 1)
      }
    return rest >>> 0
  }
const ofHead = checksum(8, 0x07)
const ofFrame = checksum(16, 0x8005)
const ofPage = checksum(32, 0x04c11db7)

/** A page holds one packet of less than 64 kB. granule: samples up to its end. */
const page = (packet: Buffer, nth: number, granule: number, last: boolean): Buffer => {
  const lacing = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255]
  const head = Buffer.alloc(27)
  head.write('OggS')
  head[5] = (nth === 0 ? 2 : 0) + (last ? 4 : 0)
  head.writeUInt32LE(granule, 6)
  head.writeUInt32LE(1, 14)
  head.writeUInt32LE(nth, 18)
  head[26] = lacing.length
  const made = Buffer.concat([head, Buffer.from(lacing), packet])
  made.writeUInt32LE(ofPage(made), 22)
  return made
}

const streamInfo = (rate: number, samples: number): Buffer => {
  // 20 bits of rate, 3 of channels less one, 5 of bits less one, 36 of samples.
  const facts = (BigInt(rate) << 44n) | (15n << 36n) | BigInt(samples)
  const written = Buffer.alloc(8)
  written.writeBigUInt64BE(facts)
  return Buffer.concat([whole(0, 1), whole(34, 3), whole(perFrame, 2), whole(perFrame, 2), whole(0, 6), written, Buffer.alloc(16)])
}

/** As many samples as it is given; up to 127 frames, whose numbers take one byte. */
const frame = (samples: Int16Array, nth: number): Buffer => {
  const head = Buffer.concat([Buffer.from([0xff, 0xf8, 0x70, 0x08, nth]), whole(samples.length - 1, 2)])
  const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  const body = Buffer.concat([head, whole(ofHead(head), 1), Buffer.from([0x02]), Buffer.from(sound).swap16()])
  return Buffer.concat([body, whole(ofFrame(body), 2)])
}

/** @param rate samples a second */
export const ogg = (samples: Int16Array, rate: number): Buffer => {
  const first = Buffer.concat([
    Buffer.from([0x7f]),
    Buffer.from('FLAC'),
    Buffer.from([1, 0, 0, 1]),
    Buffer.from('fLaC'),
    streamInfo(rate, samples.length),
  ])
  const comment = Buffer.concat([whole(0x84, 1), whole(12, 3), Buffer.from([4, 0, 0, 0]), Buffer.from('demo'), Buffer.alloc(4)])
  const count = Math.ceil(samples.length / perFrame)
  const frames = Array.from({ length: count }, (_each, nth) => frame(samples.subarray(nth * perFrame, (nth + 1) * perFrame), nth))
  return Buffer.concat([
    page(first, 0, 0, false),
    page(comment, 1, 0, false),
    ...frames.map((each, nth) => page(each, nth + 2, Math.min((nth + 1) * perFrame, samples.length), nth === count - 1)),
  ])
}
