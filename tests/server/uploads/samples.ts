// Small real files of several sorts, and some that only pretend.
import sharp from 'sharp'

/** A picture, wider than high, its left half red. */
export const picture = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .composite([{ input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .png()
    .toBuffer()

/** As a phone takes it: lying on its side, with a note of how to hold it, of who took it and where. */
export const photo = async (): Promise<Buffer> =>
  sharp(await picture())
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody Secret' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
export const script = Buffer.from('<html><script>alert(1)</script></html>')
export const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)//')])

/** A PNG's beginning that claims 50,000 pixels a side. */
export const bomb = (): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(50_000, 0)
  size.writeUInt32BE(50_000, 4)
  const rest = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crcOf(Buffer.concat([Buffer.from('IHDR'), rest])))
  return Buffer.concat([head, rest, crc, Buffer.from('0000000049444154', 'hex')])
}
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
