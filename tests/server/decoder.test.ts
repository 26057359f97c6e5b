// What people send is decoded by processes of their own: a file may loop, eat memory or kill there; it fails as a damaged one does, and nobody else notices.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDecoder, type Decoder } from '../../server/decoding/openDecoder.ts'
import type { DecoderBounds } from '../../server/decoding/DecoderProcess.ts'
import { isAlive } from '../../server/db/embedded/processes.ts'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { openFleet } from './processes/openFleet.ts'
import { asksForever, buildSpoilt, decodersOf, environmentOf, isStopped, memoryOf, secondsOf, spoilt } from './uploads/decoders.ts'
import { picture } from './uploads/samples.ts'
import { openSender, placeIn, type Outcome, type Sender } from './uploads/senders.ts'

/** So long that a busy machine, too, draws a whole picture in it. */
const bounds = { maxMs: 30_000, maxStartMs: 120_000, maxResidentBytes: 419_430_400 }
/** Longer than a test may take: what ends earlier was not ended by the clock. */
const patient = { ...bounds, maxMs: 600_000 }

beforeAll(buildSpoilt)

const after = async (word: string): Promise<Buffer> => Buffer.concat([await picture(), Buffer.from(word)])

describe('a process that decodes', () => {
  let decoder: Decoder
  const open = (within: DecoderBounds): Decoder => (decoder = openDecoder(spoilt, within))
  const draw = (bytes: Buffer) => decoder.shrink(() => bytes, 256)
  const isWhole = async (): Promise<void> => {
    expect(await decoder.look(() => picture(60, 40))).toMatchObject({ contentType: 'image/png', head: { width: 60, height: 40 } })
    expect((await draw(await picture()))?.subarray(8, 12).toString()).toBe('WEBP')
  }

  it.each([
    ['loops is ended in time', bounds, 'loops'],
    ['eats memory is ended long before that', patient, 'eaten'],
    ['is killed is missed by nobody', patient, 'slain'],
  ])('that %s, and the next picture finds a new one', async (_what, within, word) => {
    open(within)
    const bad = await after(word)
    let most = 0
    const looking = setInterval(() => (most = Math.max(most, ...decodersOf().map((pid) => memoryOf(pid, 'VmRSS')))), 5)
    expect(await Promise.all([decoder.look(() => bad), draw(bad)])).toEqual([undefined, undefined])
    clearInterval(looking)
    // MiB: what it may have, and what it gets while nobody looks.
    expect(most).toBeLessThan(400 + 400)
    await isWhole()
    decoder.stop()
  })

  it('that stands still for longer than an order may take carries it out all the same', async () => {
    const maxMs = 10_000
    open({ ...bounds, maxMs })
    const looked = decoder.look(() => after('stops'))
    await expect.poll(() => decodersOf().some(isStopped)).toBe(true)
    const from = performance.now()
    await expect.poll(() => performance.now() - from > maxMs, { interval: 100 }).toBe(true)
    for (const pid of decodersOf()) process.kill(pid, 'SIGCONT')
    expect(await looked).toMatchObject({ contentType: 'image/png' })
    decoder.stop()
  })

  it('is believed nothing that is no answer', async () => {
    open(patient)
    expect(await decoder.look(() => after('liars'))).toEqual({})
    expect(await draw(await after('liars'))).toBeUndefined()
    decoder.stop()
  })

  it('that dies takes no other with it', async () => {
    open(patient)
    const [bad, good] = [await after('slain'), await picture()]
    const all = await Promise.all([draw(bad), ...Array.from({ length: 6 }, () => draw(good)), draw(bad)])
    expect(all.map((each) => each !== undefined)).toEqual([false, true, true, true, true, true, true, false])
    decoder.stop()
  })

  it('that does not start is told apart from a bad file', async () => {
    decoder = openDecoder({ file: join(spoilt.file, 'missing.js'), execArgv: [] }, bounds)
    await expect(decoder.look(() => picture())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    decoder.stop()
  })

  it('ends with its server, though it is busy and the server was killed', async () => {
    const asking = spawn(process.execPath, [asksForever, spoilt.file], { stdio: 'ignore' })
    const theirs = (): readonly number[] => decodersOf(asking.pid)
    await expect.poll(() => theirs().some((pid) => secondsOf(pid) > 2.5), { timeout: 300_000 }).toBe(true)
    const pids = theirs()
    asking.kill('SIGKILL')
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  })
})

describe('an upload that breaks what decodes it', () => {
  let server: AccessServer
  let admin: Sender
  let member: string
  const files = (): readonly string[] => {
    const folder = join(server.dataDir, 'files')
    return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'incoming') : []
  }
  const place = async (): Promise<string> => placeIn(await admin.filePlaces(member)) ?? ''
  beforeAll(async () => {
    server = await openServer({ decoder: openDecoder(spoilt, bounds) })
    admin = await openSender(server, 'admin')
    member = server.ids['member'] ?? ''
  })
  afterAll(() => server.stop())

  it.each(['loops', 'eaten', 'slain'])(
    '(it %s) is damaged in the words for that, nothing of it is kept, and others go on',
    async (word) => {
      const [bad, good] = [await place(), await place()]
      const [refused, taken] = await Promise.all([admin.put(bad, 'x.png', await after(word)), admin.put(good, 'y.png', await picture())])
      expect([refused, taken]).toEqual([
        [422, 'x.png cannot be read as a picture'],
        [201, ''],
      ])
      expect([files().includes(bad), files().includes(good)]).toEqual([false, true])
      expect((await admin.addFile(member, bad)).data?.answer).toMatchObject({ errors: [{ message: 'File: send the file again' }] })
      expect((await admin.addFile(member, good)).data?.answer.__typename).toBe('UserFileSaved')
    },
  )

  it('is no document either', async () => {
    const uuid = await place()
    expect(await admin.put(uuid, 'x.pdf', Buffer.from('%PDF-1.4 slain'))).toEqual([422, 'x.pdf is not what its name says'])
    expect(files()).not.toContain(uuid)
  })
})

it('what is shipped decodes with nothing of the environment, and is gone with its server', async () => {
  const fleet = await openFleet(1, 1)
  const [server] = fleet.servers
  const socket = fleet.socket(1)
  const { host: _host, ...headers } = fleet.headers(1)
  const body = new Uint8Array(await picture())
  const send = async (): Promise<number> => {
    const asked = await ask<{ answer: Outcome }>(socket, generatedText('UserFilesGetUploadUrls'), { user: '1', count: 1, key: newKey() })
    const init = { method: 'PUT', headers: { ...headers, 'x-file-name': 'x.png' }, body }
    return (await fetch(`${fleet.proxy.url}/files/${placeIn(asked)}`, init)).status
  }
  // As shipped it has fifteen seconds to start: where a slow machine needs longer, its sender is told to come again.
  await expect.poll(send, { timeout: 300_000 }).toBe(201)
  const pids = decodersOf(server?.pid)
  expect(pids.map(environmentOf)).toEqual([['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE']])
  if (server) await fleet.kill(server)
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
  await fleet.stop()
})
