// One contract for every storage: what is put is there whole or not at all, pieces can be read, what is removed is gone.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import S3rver from 's3rver'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ensureBucket } from '../../server/files/ensureBucket.ts'
import { folderStorage } from '../../server/files/folderStorage.ts'
import { s3Storage } from '../../server/files/s3Storage.ts'
import { TooLarge, type Storage } from '../../server/files/Storage.ts'
import { logLines } from '../../server/log.ts'
import { OptionsError } from '../../server/options/OptionsError.ts'

const root = mkdtempSync(join(tmpdir(), 'storage-'))
const bucketServer = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(root, 'bucket'),
  configureBuckets: [{ name: 'files', configs: [] }],
})
const { port } = await bucketServer.run()
afterAll(async () => {
  await bucketServer.close()
  rmSync(root, { recursive: true, force: true })
})

interface Case {
  readonly name: string
  readonly storage: Storage
  /** Where what is on its way lies. */
  readonly coming: string
}
const cases: readonly Case[] = [
  { name: 'a folder', storage: folderStorage(join(root, 'folder')), coming: join(root, 'folder', 'incoming') },
  {
    name: 'a bucket',
    storage: s3Storage(
      { url: `http://127.0.0.1:${port}`, bucket: 'files', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' },
      join(root, 'spool'),
    ),
    coming: join(root, 'spool'),
  },
]

const portOf = (server: Server): number => (server.address() as AddressInfo).port

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}
async function* breaking(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw new Error('the sender is gone')
}

describe.each(cases)('$name', ({ storage, coming }) => {
  const text = async (name: string, range?: { start: number; end: number }): Promise<string | undefined> => {
    const stream = await storage.read(name, range)
    return stream && (await buffer(stream)).toString()
  }

  it('keeps what comes, and tells its size', async () => {
    const name = randomUUID()
    expect(await storage.put(name, pieces('one ', 'two ', 'three'), 13)).toBe(13)
    expect([await text(name), await storage.size(name)]).toEqual(['one two three', 13])
    expect(readdirSync(coming)).toEqual([])
  })

  it('reads pieces', async () => {
    const name = randomUUID()
    await storage.put(name, pieces('0123456789'), 10)
    expect([await text(name, { start: 0, end: 3 }), await text(name, { start: 8, end: 9 })]).toEqual(['0123', '89'])
  })

  it('keeps nothing of what is too large or breaks off, and what was there stays', async () => {
    const [fresh, old] = [randomUUID(), randomUUID()]
    await storage.put(old, pieces('old'), 10)
    for (const name of [fresh, old]) {
      await expect(storage.put(name, pieces('12345', '67890', '1'), 10)).rejects.toThrow(TooLarge)
      await expect(storage.put(name, breaking(), 10)).rejects.toThrow('the sender is gone')
    }
    expect([await storage.size(fresh), await text(fresh), await text(old)]).toEqual([undefined, undefined, 'old'])
    expect(readdirSync(coming)).toEqual([])
  })

  it('puts the new in place of the old', async () => {
    const name = `${randomUUID()}.small`
    await storage.put(name, pieces('old'), 10)
    await storage.put(name, pieces('newer'), 10)
    expect(await text(name)).toBe('newer')
  })

  it('removes, and does not mind what was never there', async () => {
    const name = randomUUID()
    await storage.put(name, pieces('x'), 1)
    await storage.remove(name)
    await storage.remove(name)
    expect([await storage.size(name), await storage.read(name)]).toEqual([undefined, undefined])
  })

  it.each(['../../etc/passwd', 'x', '', `${randomUUID()}/..`, `${randomUUID()}.A`, `../${randomUUID()}`])(
    'has no name %j',
    async (name) => {
      await expect(async () => storage.put(name, pieces('x'), 1)).rejects.toThrow('no name')
      await expect(async () => storage.read(name)).rejects.toThrow('no name')
      await expect(async () => storage.size(name)).rejects.toThrow('no name')
      await expect(async () => storage.remove(name)).rejects.toThrow('no name')
    },
  )

  it('cleans away what an interrupted put left, once nobody can be writing to it', async () => {
    expect(readdirSync(coming)).toEqual([])
    // The last second of one of them does not pass meanwhile.
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [name, age] of [
      ['left', 61],
      ['coming', 59],
    ] as const) {
      const then = Date.now() / 1000 - age
      writeFileSync(join(coming, name), name)
      utimesSync(join(coming, name), then, then)
    }
    await storage.clean(60)
    expect(readdirSync(coming)).toEqual(['coming'])
    rmSync(join(coming, 'coming'))
  })
})

describe('a bucket is asked for once', () => {
  const of = (bucket: string, url = `http://127.0.0.1:${port}`) => ({
    bucket: { url, bucket, key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' },
  })

  it('and is refused by name where there is none', async () => {
    await expect(ensureBucket(of('files'))).resolves.toBeUndefined()
    await expect(ensureBucket(of('flies'))).rejects.toThrow(OptionsError)
    await expect(ensureBucket(of('flies'))).rejects.toThrow("S3_BUCKET: there is no bucket 'flies'")
  })

  it('and only told where its storage does not answer', async () => {
    const lines = vi.spyOn(logLines, 'write').mockReturnValue(undefined)
    onTestFinished(() => lines.mockRestore())
    await expect(ensureBucket(of('files', 'http://127.0.0.1:1'))).resolves.toBeUndefined()
    expect(lines.mock.calls.join('')).toContain('the bucket does not answer as it should')
  })
})

describe('a bucket that leads elsewhere', () => {
  const asked: string[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '')
    const to = request.url?.startsWith('/files/') ? `http://127.0.0.1:${portOf(elsewhere)}/other${request.url}` : undefined
    if (to) response.writeHead(307, { Location: to }).end()
    else response.end('of somebody else')
  }).listen(0, '127.0.0.1')
  afterAll(() => elsewhere.close())

  it('is not followed: what is signed for it goes nowhere else', async () => {
    const url = `http://127.0.0.1:${portOf(elsewhere)}`
    const storage = s3Storage({ url, bucket: 'files', key: 'k', secret: 's', region: 'us-east-1' }, join(root, 'spool'))
    const name = randomUUID()
    for (const ask of [
      () => storage.put(name, pieces('x'), 1),
      () => storage.read(name),
      () => storage.size(name),
      () => storage.remove(name),
    ])
      await expect(ask()).rejects.toThrow('fetch failed')
    expect(asked).toEqual(Array.from({ length: 4 }, () => `/files/${name}`))
  })
})
