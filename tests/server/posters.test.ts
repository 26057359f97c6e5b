// Pictures of videos and small versions of pictures: nothing is read before it is granted, and what would take too much is never decoded.
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Pool } from 'pg'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newKey } from '../access/server/newKey.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import type { Decoder } from '../../server/decoding/openDecoder.ts'
import type { Storage } from '../../server/files/Storage.ts'
import { takePoster } from '../../server/files/posters.ts'
import { awake } from '../../server/files/receive.ts'
import { builtDecoder } from '../run/builtServer.ts'
import { decodersOf, memoryOf } from './uploads/decoders.ts'
import { drawing, pdf, picture } from './uploads/samples.ts'
import { openSender, placeIn, type Sender } from './uploads/senders.ts'

let decoder: Decoder
let server: AccessServer
let admin: Sender
let manager: Sender
let cookie: string
/** A few hundred bytes that become 500 MB when they are decoded. */
let heavy: Buffer
beforeAll(async () => {
  decoder = await builtDecoder()
  server = await openServer()
  admin = await openSender(server, 'admin')
  manager = await openSender(server, 'manager')
  cookie = await server.enter('admin')
  heavy = await sharp({ create: { width: 5_200, height: 5_200, channels: 3, background: '#808080' } })
    .avif({ effort: 0 })
    .toBuffer()
})
afterAll(async () => {
  decoder.stop()
  await server.stop()
})

/** Somebody's file that came and is taken for a video. */
const video = async (): Promise<string> => {
  const uuid = placeIn(await admin.filePlaces(server.ids['member'] ?? '')) ?? ''
  expect(await admin.put(uuid, 'Film.pdf', pdf)).toEqual([201, ''])
  await server.sql(`update stored_file set value = value || '{"contentType": "video/webm"}' where uuid = $1`, [uuid])
  return uuid
}
const poster = (sender: Sender, uuid: string, bytes: Buffer): Promise<readonly [number, string]> => sender.put(`${uuid}/poster`, '', bytes)

/** MiB that a process that decodes took at most while it ran, beyond what it had. */
const peakOf = async (run: () => Promise<unknown>): Promise<number> => {
  // They have begun by then.
  const good = await picture()
  await Promise.all([decoder.look(() => good), decoder.shrink(() => good, 10), decoder.shrink(() => good, 10)])
  const before = decodersOf().map((pid) => {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    return { pid, had: memoryOf(pid, 'VmRSS') }
  })
  await run()
  return Math.max(...before.map(({ pid, had }) => memoryOf(pid, 'VmHWM') - had))
}

/** Announces a poster and sends nothing of it. @returns what the server answers all the same */
const announced = (uuid: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asking = request(
      `${server.url}/files/${uuid}/poster`,
      { method: 'PUT', headers: { origin: server.url, cookie, 'content-length': '1000' } },
      (answer) => {
        resolve(answer.statusCode)
        asking.destroy()
      },
    )
    asking.on('error', reject)
    asking.flushHeaders()
  })

describe('a poster', () => {
  it('is asked for its grant before any of it is read: no such file, no video, somebody else’s', async () => {
    const uuid = placeIn(await admin.filePlaces(server.ids['member'] ?? '')) ?? ''
    expect(await announced(newKey())).toBe(403)
    expect(await announced(uuid)).toBe(403)
    await admin.put(uuid, 'Film.pdf', pdf)
    expect(await announced(uuid)).toBe(403)
    expect(await poster(manager, await video(), await picture())).toEqual([403, 'This upload is over'])
  })

  it('that is granted is drawn anew, once', async () => {
    const uuid = await video()
    expect(await poster(admin, uuid, await picture(1_300, 700))).toEqual([201, ''])
    expect(await poster(admin, uuid, await picture())).toEqual([403, 'This upload is over'])
    expect(await server.sql("select value->'poster' as poster from stored_file where uuid = $1", [uuid])).toEqual([{ poster: true }])
  })

  it('is refused undecoded where it would take much memory, is no picture, or is too long', async () => {
    const uuid = await video()
    expect(heavy.length).toBeLessThan(1_500)
    const refused = [403, 'This upload is over']
    expect(await peakOf(async () => expect(await poster(admin, uuid, heavy)).toEqual(refused))).toBeLessThan(100)
    expect(await poster(admin, uuid, drawing)).toEqual(refused)
    expect(await poster(admin, uuid, Buffer.alloc(1_000_001)).catch(() => refused)).toEqual(refused)
    expect(await poster(admin, uuid, await picture())).toEqual([201, ''])
  })
})

it('that cannot be kept is not noted as there: it may be sent once more', async () => {
  const uuid = await video()
  const bytes = await picture()
  const storage = { put: () => Promise.reject(new Error('no room')) } as unknown as Storage
  const sent = { uuid, actor: server.ids['admin'] ?? '', bytes: bytes.length, body: Readable.from([bytes]) }
  const pool = new Pool({ connectionString: server.ownerUrl })
  onTestFinished(() => pool.end())
  await expect(takePoster({ pool, storage, decoder }, sent)).rejects.toThrow('no room')
  expect(await poster(admin, uuid, bytes)).toEqual([201, ''])
})

describe('a picture', () => {
  it('that would take much memory is not taken, and the remedy is said', async () => {
    const uuid = placeIn(await admin.avatarPlaces(server.ids['member'] ?? '')) ?? ''
    expect(await admin.put(uuid, 'x.heic', heavy)).toEqual([422, 'x.heic has a side of more than 3663 pixels'])
  })

  it('that was kept before is not decoded for a small version either', async () => {
    expect(await peakOf(async () => expect(await decoder.shrink(() => heavy, 256)).toBeUndefined())).toBeLessThan(100)
  })

  it.each([
    ['a photo', (it: Sharp) => it.jpeg(), 100_000_000],
    ['a photo that comes in waves', (it: Sharp) => it.jpeg({ progressive: true }), 67_108_864],
    ['a drawing', (it: Sharp) => it.png(), 100_000_000],
    ['a drawing that comes in waves', (it: Sharp) => it.png({ progressive: true }), 67_108_864],
    ['a packed one', (it: Sharp) => it.avif({ effort: 0 }), 13_421_772],
  ])('as %s may have so many pixels', async (_what, make, pixels) => {
    const bytes = await make(sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#204060' } })).toBuffer()
    const looked = await decoder.look(() => bytes)
    expect(looked?.head).toEqual({ width: 3_000, height: 2_000, maxPixels: pixels })
    expect(await peakOf(() => decoder.shrink(() => bytes, 256))).toBeLessThan((6_000_000 / pixels) * 256 + 100)
  })

  it('is drawn a few at a time; who would wait too long behind others is told so, and nothing of it is held', async () => {
    let read = 0
    let open: () => void = () => undefined
    const opened = new Promise<void>((resolve) => (open = resolve))
    const all = Array.from({ length: 110 }, () =>
      decoder
        .shrink(async () => {
          read += 1
          await opened
          return undefined
        }, 256)
        .then(
          () => 'done',
          (error: { readonly code?: string }) => error.code,
        ),
    )
    await expect.poll(() => read).toBe(2)
    open()
    const told = await Promise.all(all)
    expect([told.filter((each) => each === 'done').length, told.filter((each) => each === 'UNAVAILABLE').length]).toEqual([102, 8])
    expect(read).toBe(102)
  })
})

describe('a body', () => {
  it('that sleeps is given up', async () => {
    const body = new PassThrough()
    // Enough for its pace, whatever the machine makes of 20 ms.
    body.write(Buffer.alloc(10_000))
    await expect(buffer(Readable.from(awake(body, 20)))).rejects.toThrow('nothing came for too long')
    const dripping = new Readable({ read: () => undefined })
    const drip = setInterval(() => dripping.push('x'), 5)
    await expect(buffer(Readable.from(awake(dripping, 50)))).rejects.toThrow('too little came for too long')
    clearInterval(drip)
  })

  it('that begins slowly is taken', async () => {
    const late = new Readable({ read: () => undefined })
    setTimeout(() => late.push('x'), 30)
    setTimeout(() => late.push(Buffer.alloc(10_000)), 60)
    setTimeout(() => late.push(null), 90)
    expect(await buffer(Readable.from(awake(late, 20_000)))).toHaveLength(10_001)
  })

  it('that keeps coming is taken, however long it takes', async () => {
    const steady = new Readable({ read: () => undefined })
    let left = 40
    const flow = setInterval(() => steady.push((left -= 1) < 0 ? null : Buffer.alloc(10_000)), 20)
    expect(await buffer(Readable.from(awake(steady, 400)))).toHaveLength(400_000)
    clearInterval(flow)
  })
})
