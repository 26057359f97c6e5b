// A short film as WebM, made of pictures: one frame of its video format (VP8) is what a lossy WebP picture holds. No sound, no library.

export interface Film {
  /** Lossy WebP pictures without transparency, all of one size. */
  readonly frames: readonly Buffer[]
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
}

export const whole = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}
const text = (value: string): Buffer => Buffer.from(value, 'latin1')
const float = (value: number): Buffer => {
  const written = Buffer.alloc(8)
  written.writeDoubleBE(value)
  return written
}

/** An element of the container: its name in hexadecimal, its length in four bytes, what it holds. */
const element = (name: string, ...holds: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(holds)
  return Buffer.concat([Buffer.from(name, 'hex'), whole(0x10_00_00_00 + inside.length, 4), inside])
}

/** What stands behind RIFF, WEBP and the name and length of the only chunk. */
const frameOf = (picture: Buffer): Buffer => {
  if (picture.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('a frame is a lossy WebP picture without transparency')
  return picture.subarray(20, 20 + picture.readUInt32LE(16))
}

const head = (): Buffer =>
  element(
    '1a45dfa3',
    element('4286', whole(1, 1)),
    element('42f7', whole(1, 1)),
    element('42f2', whole(4, 1)),
    element('42f3', whole(8, 1)),
    element('4282', text('webm')),
    element('4287', whole(2, 1)),
    element('4285', whole(2, 1)),
  )

const track = ({ width, height }: Film): Buffer =>
  element(
    'ae',
    element('d7', whole(1, 1)),
    element('73c5', whole(1, 1)),
    element('83', whole(1, 1)),
    element('86', text('V_VP8')),
    element('e0', element('b0', whole(width, 2)), element('ba', whole(height, 2))),
  )

/** Times are milliseconds; every frame stands by itself, so that any of them can be sought. */
export const webm = (film: Film): Buffer => {
  const { frames, framesPerSecond } = film
  const at = (frame: number): number => Math.round((frame * 1000) / framesPerSecond)
  const info = element(
    '1549a966',
    element('2ad7b1', whole(1_000_000, 3)),
    element('4489', float(at(frames.length))),
    element('4d80', text('demo')),
    element('5741', text('demo')),
  )
  const blocks = frames.map((picture, nth) => element('a3', Buffer.from([0x81]), whole(at(nth), 2), Buffer.from([0x80]), frameOf(picture)))
  const segment = element('18538067', info, element('1654ae6b', track(film)), element('1f43b675', element('e7', whole(0, 1)), ...blocks))
  return Buffer.concat([head(), segment])
}
