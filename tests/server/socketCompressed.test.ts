// What travels compressed: large answers, to whoever offers it; and that a small frame with a large message in it opens no door.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBench, type Bench } from './shell/bench.ts'
import { persisted } from '../run/persisted.ts'
import { closeRaw, openKnown, openRaw, type Raw } from './shell/rawSocket.ts'

let bench: Bench
let cookie: string
beforeAll(async () => {
  bench = await openBench()
  cookie = await bench.enter('boss@library.example')
  await bench.sql("insert into person (email, name, role) select 'p' || n, 'Reader ' || n, 'reader' from generate_series(1, 100) n")
})
afterEach(closeRaw)
afterAll(() => bench.stop())

const init = { type: 'connection_init', payload: { prefix: 'admin', userId: '1' } }
const mine = persisted('{ getMyAuthorities { id } }')
const page = persisted('{ peopleSearch(first: 100) { items { id email name nick phone role status } } }')

const known = (compresses: boolean): Promise<Raw> => openKnown(bench.origin, cookie, compresses)

interface Cost {
  /** Characters of the answer, and bytes that came for it, its end included. */
  readonly text: number
  readonly sent: number
}

const costOf = async (socket: Raw, id: string, payload: object): Promise<Cost> => {
  const { _socket } = socket.socket as unknown as { readonly _socket: { readonly bytesRead: number } }
  const before = _socket.bytesRead
  socket.send({ id, type: 'subscribe', payload })
  const answer = await socket.next((each) => each['id'] === id && each['type'] === 'next')
  await socket.next((each) => each['id'] === id && each['type'] === 'complete')
  return { text: JSON.stringify(answer).length, sent: _socket.bytesRead - before }
}

test('a page comes compressed to whoever takes it so, a small answer as it is', async () => {
  const [takes, not] = [await known(true), await known(false)]
  const [folded, whole] = [await costOf(takes, 'page', page), await costOf(not, 'page', page)]
  expect(whole.text).toBeGreaterThan(8_000)
  expect(whole.sent).toBeGreaterThanOrEqual(whole.text)
  expect(folded.sent).toBeLessThan(folded.text / 4)
  const small = await costOf(takes, 'small', mine)
  expect(small.sent).toBeGreaterThanOrEqual(small.text)
})

test('answers keep their order, whichever of them takes time to compress', async () => {
  const socket = await known(true)
  const ids = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? `page${n}` : `small${n}`))
  for (const id of ids) socket.send({ id, type: 'subscribe', payload: id.startsWith('page') ? page : mine })
  for (const id of ids) await socket.next((each) => each['id'] === id && each['type'] === 'complete')
  const ends = ids.map((id) => socket.messages.findIndex((each) => each['id'] === id && each['type'] === 'complete'))
  const answers = ids.map((id) => socket.messages.findIndex((each) => each['id'] === id && each['type'] === 'next'))
  expect(ends.every((end, at) => end > (answers[at] ?? Infinity) && answers[at] !== -1)).toBe(true)
})

test('before the acknowledgement a small frame holds no more than 8 KiB', async () => {
  const socket = openRaw(bench.origin, { compresses: true })
  socket.send(`${JSON.stringify(init)}${' '.repeat(8 * 1_024)}`)
  expect((await socket.closed).code).toBe(1009)
})

test('and after it 256 KiB, and not one byte more', async () => {
  const text = (size: number): string => {
    const bare = JSON.stringify({ id: 'x', type: 'subscribe', payload: { ...mine, extensions: { ...mine.extensions, filler: '' } } })
    return bare.replace('"filler":""', `"filler":"${'a'.repeat(size - bare.length)}"`)
  }
  const socket = await known(true)
  socket.send(text(256 * 1_024))
  expect(await socket.next(({ type }) => type === 'next')).toMatchObject({ id: 'x' })
  socket.send(text(256 * 1_024 + 1))
  expect(await socket.closed).toMatchObject({ code: 1009 })
})

test('what is no compressed text closes its own socket, and no other', async () => {
  const [one, other] = [await known(true), await known(true)]
  const { _socket } = one.socket as unknown as { _socket: { write: (bytes: Buffer) => void } }
  // FIN and RSV1 of a text, masked with nothing: five bytes that end no block.
  _socket.write(Buffer.from([0xc1, 0x85, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff]))
  expect([1007, 1006]).toContain((await one.closed).code)
  other.send({ id: '1', type: 'subscribe', payload: mine })
  expect(await other.next(({ id }) => id === '1')).toMatchObject({ type: 'next' })
})
