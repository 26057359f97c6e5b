// What breaks while a file that has come is looked at, or comes too late: nothing of it stays.
import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { users } from '#generated/entities/users.ts'
import { Fault } from '../../server/Fault.ts'
import { receive, type Receiver } from '../../server/files/receive.ts'
import type { Storage } from '../../server/files/Storage.ts'

it('a file that nobody could look at is taken away, and its sender is told why', async () => {
  const busy = new Fault('UNAVAILABLE', 'Too many files wait to be looked at')
  const put = vi.fn<Storage['put']>(async () => 9)
  const remove = vi.fn<Storage['remove']>(async () => undefined)
  const query = vi.fn<(text: string) => Promise<unknown>>(async () => ({ rows: [{ entity: 'User', field: 'avatar' }] }))
  const receiver = {
    pool: { query },
    storage: { put, remove },
    decoder: { look: () => Promise.reject(busy) },
    reader: { product: { entities: [users], app: {} } },
  } as unknown as Receiver
  const coming = { uuid: 'a', actor: '1', name: 'me.png', bytes: 9, body: Readable.from(['its bytes']) }
  await expect(receive(receiver, coming)).rejects.toBe(busy)
  expect([put.mock.calls.length, remove.mock.calls]).toEqual([1, [['a']]])
  expect(query.mock.calls.map(([text]) => /^\w+ \w+/.exec(text)?.[0])).toEqual(['update stored_file'])
})

it('a file that came so late that its place was swept is taken away, and refused', async () => {
  const remove = vi.fn<Storage['remove']>(async () => undefined)
  const query = async (text: string) =>
    text.includes('claimed') ? { rows: [{ entity: 'User', field: 'avatar' }] } : { rows: [], rowCount: 0 }
  const receiver = {
    pool: { query },
    storage: { put: async () => 9, remove },
    decoder: { look: async () => ({ contentType: 'image/png', head: { width: 9, height: 9, maxPixels: 99 } }) },
    reader: { product: { entities: [users], app: {} } },
  } as unknown as Receiver
  const coming = { uuid: 'a', actor: '1', name: 'me.png', bytes: 9, body: Readable.from(['its bytes']) }
  expect(await receive(receiver, coming)).toBe('refused')
  expect(remove.mock.calls).toEqual([['a']])
})
