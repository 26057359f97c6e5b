// How large a picture may be: what its field says, what can be held while it is drawn, each told by its own words.
import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import type { Decoder } from '../../server/decoding/openDecoder.ts'
import type { PictureHead } from '../../server/decoding/Order.ts'
import { inspect } from '../../server/files/inspect.ts'
import type { Storage } from '../../server/files/Storage.ts'

type Rules = Parameters<typeof inspect>[4]

const storage = { read: () => Promise.resolve(Readable.from([Buffer.from('its bytes')])) } as Partial<Storage> as Storage

const inspected = (head: PictureHead | undefined, rules: Rules, contentType = 'image/png') => {
  const decoder = { look: async (read: () => unknown) => (await read(), { contentType, head }) } as unknown as Decoder
  return inspect({ storage, decoder }, 'a', contentType === 'image/png' ? 'x.png' : 'x.heic', 9, rules)
}
const head = (width: number, height: number): PictureHead => ({ width, height, maxPixels: 1_000_000 })
const refused = (template: string, ...params: string[]) => ({ problem: { template, params: ['x.png', ...params] } })

it.each([
  ['x.pdf', 999_999],
  ['x.png', 1_999_999],
])('of %s so many bytes are looked at', async (name, last) => {
  const read = vi.fn<Storage['read']>(() => Promise.resolve(Readable.from([Buffer.from('its bytes')])))
  const decoder = { look: async (bytes: () => unknown) => (await bytes(), { contentType: 'x/y' }) } as unknown as Decoder
  await inspect({ storage: { read } as Partial<Storage> as Storage, decoder }, 'a', name, 2_000_000, {})
  expect(read.mock.calls).toEqual([['a', { start: 0, end: last }]])
})

it.each([
  [
    'as its field wants it',
    head(512, 512),
    { square: true, pixels: 512 },
    { contentType: 'image/png', metadata: { width: 512, height: 512 } },
  ],
  ['wider than its field takes', head(513, 20), { pixels: 512 }, refused('errors.filePixels', '512')],
  ['higher than its field takes', head(20, 513), { pixels: 512 }, refused('errors.filePixels', '512')],
  ['not square where it has to be', head(20, 21), { square: true }, refused('errors.fileSquare')],
  ['not square where nobody asks for it', head(20, 21), {}, { contentType: 'image/png', metadata: { width: 20, height: 21 } }],
  ['more than can be held', head(1_001, 1_000), {}, refused('errors.filePixels', '1000')],
  ['exactly what can be held', head(1_000, 1_000), {}, { contentType: 'image/png', metadata: { width: 1_000, height: 1_000 } }],
  ['nothing that can be measured', undefined, {}, refused('errors.fileBroken')],
] as const)('a picture that is %s', async (_what, measured, rules, expected) => {
  expect(await inspected(measured, rules)).toEqual(expected)
})

it.each([
  ['holds as it is where its field does not ask for its size', {}, { contentType: 'image/heic' }],
  ['is refused where it has to be square', { square: true }, { problem: { template: 'errors.fileBroken', params: ['x.heic'] } }],
  ['is refused where its sides are bounded', { pixels: 512 }, { problem: { template: 'errors.fileBroken', params: ['x.heic'] } }],
] as const)('a picture that cannot be drawn here %s', async (_what, rules, expected) => {
  expect(await inspected(undefined, rules, 'image/heic')).toEqual(expected)
})
