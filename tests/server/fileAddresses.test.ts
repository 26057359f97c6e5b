// Files are opened by addresses that whoever may read the record gets with it, and that hold for a minute; what comes is never a document of this host.
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSigning } from '../../server/files/signing.ts'
import { fileRoutes, type FileParts } from '../../server/http/fileRoutes.ts'
import { isCheap, type Request } from '../../server/http/router.ts'
import { heldKeys, obtainKey, obtainKeys } from '../../server/options/obtainKey.ts'
import { ask } from '../access/server/ask.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { newKey } from '../access/server/newKey.ts'
import { pdf, photo } from './uploads/samples.ts'
import { openSender, placeIn, type Sender } from './uploads/senders.ts'
import { covers } from '../covers.ts'

let server: AccessServer
let admin: Sender
let member: string
const hostile = '../..\\e\u202Evil "quoted"\r\nX: 1 é.jpg'
beforeAll(async () => {
  server = await openServer()
  admin = await openSender(server, 'admin')
  member = server.ids['member'] ?? ''
})
afterAll(() => server.stop())

const store = async (name: string, bytes: Buffer): Promise<string> => {
  const uuid = placeIn(await admin.filePlaces(member)) ?? ''
  expect(await admin.put(uuid, name, bytes)).toEqual([201, ''])
  const { data } = await admin.addFile(member, uuid)
  return String((data?.answer['record'] as { readonly id?: unknown } | undefined)?.id)
}
interface Shown {
  readonly uuid: string
  readonly urlPart: string
}
const read = async (id: string): Promise<Shown | null> => {
  const { data } = await ask<{ answer: { readonly file: Shown | null } | null }>(
    admin.client,
    'query($id: ID!) { answer: userFilesFindById(id: $id) { file } }',
    { id },
  )
  return data?.answer?.file ?? null
}
const addressOf = async (id: string): Promise<string> => (await read(id))?.urlPart ?? ''
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${server.url}${path}`, { headers })

describe('an address', () => {
  it('comes with the record, to whoever may read it', async () => {
    const id = await store('Agreement.pdf', pdf)
    const address = await addressOf(id)
    const answer = await get(`/files/${address}`)
    expect([answer.status, answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())]).toEqual([
      200,
      'application/pdf',
      pdf,
    ])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    await server.grant('admin', ['getAnyUserInfo'], admin.client)
    expect(await read(id)).toBeNull()
    await server.grant('admin', ['getAnyUserFiles', 'updateAnyUserFiles', 'getAnySystemSettings', 'updateAnySystemSettings'], admin.client)
  })

  it('is refused unsigned, signed for another file, bent, or old', async () => {
    const [one, other] = [await addressOf(await store('a.pdf', pdf)), await addressOf(await store('b.pdf', pdf))]
    const [uuid = '', query = ''] = one.split('?')
    const cases = [
      uuid,
      `${other.split('?')[0]}?${query}`,
      `${one}x`,
      one.replace(/until=\d+/, 'until=9999999999'),
      `${newKey()}?${query}`,
      `${uuid}?signature=x`,
    ]
    for (const each of cases) expect((await get(`/files/${each}`)).status).toBe(403)
    const keys = obtainKeys(server.dataDir, 'file-key', undefined)
    const old = openSigning(keys, () => Date.now() - 61_000).sign({ uuid, urlPart: uuid }) as { readonly urlPart: string }
    expect((await get(`/files/${old.urlPart}`)).status).toBe(403)
    const ahead = openSigning(keys, () => Date.now() + 600_000).sign({ uuid, urlPart: uuid }) as { readonly urlPart: string }
    expect((await get(`/files/${ahead.urlPart}`)).status).toBe(403)
    expect((await get(`/files/${one}`)).status).toBe(200)
  })

  it('that is no name of a file is not there, with a signature or without', async () => {
    const uuid = (await addressOf(await store('a.pdf', pdf))).split('?')[0] ?? ''
    for (const name of ['nonsense', uuid.slice(1), `${uuid}0`, `${uuid}/${uuid}`, uuid.toUpperCase(), ''])
      for (const end of ['', '?until=1&signature=x'])
        expect([name, end, (await get(`/files/${name}${end}`)).status]).toEqual([name, end, 404])
  })

  it('is the same for twenty seconds and then another, while the one before still holds', () => {
    const startMs = 1_800_000_000_000
    let now = startMs
    const { sign, holds } = openSigning(['k'.repeat(32)], () => now)
    const addressAt = (ms: number): string => {
      now = startMs + ms
      return (sign({ uuid: 'a', urlPart: 'a' }) as { readonly urlPart: string }).urlPart
    }
    const [first, same, next] = [addressAt(0), addressAt(19_999), addressAt(20_000)]
    expect([same === first, next === first]).toEqual([true, false])
    const isHeldAt = (ms: number): boolean => {
      now = startMs + ms
      return holds('a', new URLSearchParams(first.split('?')[1]))
    }
    expect([isHeldAt(20_000), isHeldAt(59_999), isHeldAt(60_000)]).toEqual([true, true, false])
  })

  it('that another server signed opens here, too, where one clock goes behind the other', () => {
    const keys = ['k'.repeat(32)] as const
    const startMs = 1_800_000_000_000
    const signed = openSigning(keys, () => startMs).sign({ uuid: 'a', urlPart: 'a' }) as { readonly urlPart: string }
    const query = new URLSearchParams(signed.urlPart.split('?')[1])
    const holdsBehind = (ms: number): boolean => openSigning(keys, () => startMs - ms).holds('a', query)
    expect([holdsBehind(300), holdsBehind(20_000), holdsBehind(20_001)]).toEqual([true, true, false])
  })

  it('of a deleted record opens nothing', async () => {
    const id = await store('a.pdf', pdf)
    const address = await addressOf(id)
    const key = newKey()
    await ask(admin.client, 'mutation($id: ID!, $key: Uuid!) { answer: userFilesDelete(id: $id, version: 1, key: $key) { __typename } }', {
      id,
      key,
    })
    expect((await get(`/files/${address}`)).status).toBe(404)
  })
})

describe('what comes', () => {
  it('is a download without powers, whatever it was called', async () => {
    const answer = await get(`/files/${await addressOf(await store(hostile, await photo()))}`)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="evil _quoted_X_ 1 _.jpg"; filename*=UTF-8''evil%20%22quoted%22X%3A%201%20%C3%A9.jpg`,
    )
    expect([answer.headers.get('x-content-type-options'), answer.headers.get('content-security-policy')]).toEqual([
      'nosniff',
      "sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    ])
  })

  it('comes in pieces for players', async () => {
    const address = `/files/${await addressOf(await store('a.pdf', pdf))}`
    const piece = await get(address, { range: 'bytes=5-7' })
    expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([
      206,
      `bytes 5-7/${pdf.length}`,
      pdf.toString().slice(5, 8),
    ])
    expect(await (await get(address, { range: 'bytes=-4' })).text()).toBe(pdf.toString().slice(-4))
    expect((await get(address, { range: `bytes=${pdf.length}-` })).status).toBe(416)
    const head = await fetch(`${server.url}${address}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(pdf.length), ''])
  })

  it('is small where a small picture is asked for, upright, and without what the camera noted', async () => {
    const address = await addressOf(await store('photo.jpg', await photo()))
    const answer = await get(`/image-thumbnails/${address}&size=small`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const metadata = await sharp(bytes).metadata()
    expect([answer.headers.get('content-type'), metadata.width, metadata.height, metadata.exif]).toEqual(['image/webp', 40, 60, undefined])
    expect(bytes.includes('Somebody Secret')).toBe(false)
    expect((await get(`/image-thumbnails/${await addressOf(await store('a.pdf', pdf))}`)).status).toBe(404)
  })
})

it('a public picture is open to everybody, and nothing else is', async () => {
  covers('shellLogo')
  const upload =
    'mutation($key: Uuid!) { answer: frontendConfigGetUploadUrls(id: "site", count: 1, key: $key) { __typename ... on UploadUrls { files { uuid urlPart } } } }'
  const uuid = placeIn(await ask(admin.client, upload, { key: newKey() })) ?? ''
  await admin.put(uuid, 'logo.jpg', await photo())
  expect((await get(`/files/${uuid}`)).status).toBe(200)
  const [row] = await server.sql<{ version: number }>('select version from system_settings_frontend_config')
  const save =
    'mutation($version: Int!, $key: Uuid!, $logo: Uuid!) { answer: frontendConfigUpdate(id: "site", version: $version, key: $key, patch: { siteLogo: $logo }) { __typename } }'
  const saved = await ask(admin.client, save, { version: row?.version, key: newKey(), logo: uuid })
  expect(saved.data).toEqual({ answer: { __typename: 'SystemSettingsFrontendConfigSaved' } })
  const config = (await (await get('/api/system-settings/frontend-config')).json()) as { readonly siteLogo: Shown }
  expect(config.siteLogo.urlPart).toBe(uuid)
  expect((await get(`/image-thumbnails/${uuid}`)).headers.get('cache-control')).toBe('public, max-age=300')
})

it('one key follows another: what the older one signed is held, and nobody signs with it any more', () => {
  const uuid = newKey()
  const signed = (...keys: readonly [string, ...string[]]) => {
    const { urlPart } = openSigning(keys).sign({ uuid, urlPart: uuid }) as { readonly urlPart: string }
    return new URLSearchParams(urlPart.split('?')[1])
  }
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
  expect([openSigning([newer, older]).holds(uuid, signed(older)), openSigning([newer]).holds(uuid, signed(older))]).toEqual([true, false])
  expect(openSigning([newer]).holds(uuid, signed(newer, older))).toBe(true)
  expect(obtainKeys(server.dataDir, 'file-key', `${newer},${older}`)).toEqual([newer, older])
  expect(obtainKeys(server.dataDir, 'file-key', `${newer}, ${older}`)).toEqual([newer, older])
  expect(heldKeys(server.dataDir, 'file-key', `${newer}, ${older}`)).toEqual([newer, older])
})

it('the key is made once, and several servers may share one', () => {
  const folder = join(server.dataDir, 'keys')
  expect(obtainKey(folder, 'file-key', undefined)).toBe(obtainKey(folder, 'file-key', undefined))
  expect(obtainKey(folder, 'file-key', 'x'.repeat(32))).toBe('x'.repeat(32))
})

it('an address that holds is not counted among what a stranger asks for', () => {
  const signing = openSigning(['k'.repeat(32)])
  const routes = fileRoutes({ signing, paths: { files: '/files', thumbnails: '/small', posters: '/posters' } } as unknown as FileParts)
  const { urlPart } = signing.sign({ uuid: 'a', urlPart: 'a' }) as { readonly urlPart: string }
  const query = new URLSearchParams(urlPart.split('?')[1])
  const cheap = (path: string, asked = query) => isCheap(routes, { method: 'GET', path, query: asked } as Request)
  expect(['/files/a', '/small/a', '/posters/a', '/files/b'].map((path) => cheap(path))).toEqual([true, true, true, false])
  expect(cheap('/files/a', new URLSearchParams())).toBe(false)
})
