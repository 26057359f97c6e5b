// The HTTP side: what each address answers, the headers every answer carries.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSessionCookie, sessionCookie } from '../../server/http/cookies.ts'
import { securityHeaders } from '../../server/http/securityHeaders.ts'
import { digestOf } from '../../server/session/token.ts'
import { refuseUpgrade } from '../../server/socket/refuseUpgrade.ts'
import { openBench, type Bench } from './shell/bench.ts'
import { covers } from '../covers.ts'

const dataDir = join(tmpdir(), `http-${process.pid}`)
let bench: Bench
beforeAll(async () => (bench = await openBench({ dataDir })).stop)

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${bench.origin}${path}`, { redirect: 'manual', ...init })

test('the server says where browsers find it, by the port that it was given', () => {
  // It was asked for any (0).
  expect(bench.origin).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/)
})

describe('every answer', () => {
  test.each([
    ['/', 302],
    ['/admin', 302],
    ['/admin/', 200],
    ['/admin/users/usersList', 200],
    ['/admin/assets/main-1.js', 200],
    ['/admin/assets/none.js', 404],
    ['/admin/config.json', 200],
    ['/api/system-settings/frontend-config', 200],
    ['/api/other', 404],
    ['/api/session', 405],
    ['/healthz', 200],
    ['/files/none', 404],
    ['/files/019aa0a0-0000-7000-8000-000000000001', 403],
    ['/none', 404],
    ['/admin/..%2f..%2fpackage.json', 400],
    ['/admin/%00', 400],
    ['/admin/%', 400],
  ])('to %s carries its protection', async (path, code) => {
    covers('basePath')
    const answer = await get(path)
    expect(answer.status).toBe(code)
    expect(
      Object.fromEntries(
        ['x-content-type-options', 'referrer-policy', 'x-frame-options', 'cross-origin-opener-policy'].map((name) => [
          name,
          answer.headers.get(name),
        ]),
      ),
    ).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = answer.headers.get('content-security-policy')
    for (const each of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${each} 'none'`)
    expect(answer.headers.get('content-type')).toMatch(/charset=utf-8/)
    expect(answer.headers.get('x-powered-by')).toBeNull()
  })

  test('behind TLS says that it stays there', () => {
    expect(securityHeaders(true)['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/)
    expect(securityHeaders(false)['Strict-Transport-Security']).toBeUndefined()
  })

  test('behind TLS says so of a refused upgrade, too', async () => {
    const wire = new PassThrough()
    refuseUpgrade(wire, 403, 'no', true)
    expect(await text(wire)).toMatch(
      /^HTTP\/1\.1 403 Forbidden\r\n.*\r\nStrict-Transport-Security: max-age=31536000; includeSubDomains\r\n.*\r\n\r\nno$/s,
    )
  })
})

describe('the console', () => {
  test('is one document with a nonce of its own each time, never stored', async () => {
    const [one, other] = await Promise.all([get('/admin/'), get('/admin/any/screen/of/it')])
    const [html, again] = [await one.text(), await other.text()]
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1]
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(one.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(one.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(one.headers.get('content-security-policy')).not.toMatch(/data:|(font|frame)-src/)
    expect(one.headers.get('content-security-policy')).toMatch(/trusted-types dompurify pdf$/)
    expect(one.headers.get('cache-control')).toBe('no-store')
    expect(again).not.toContain(nonce)
  })

  test('has assets that are kept for good, and small on the wire', async () => {
    const asset = await get('/admin/assets/main-1.js', { headers: { 'accept-encoding': 'br' } })
    expect([asset.headers.get('cache-control'), asset.headers.get('content-encoding')]).toEqual([
      'public, max-age=31536000, immutable',
      'br',
    ])
    expect(await asset.text()).toBe('console.log(1)\n'.repeat(100))
  })

  test('is where the address without anything leads', async () => {
    expect((await get('/')).headers.get('location')).toBe('/admin/')
  })
})

describe('the configs', () => {
  test('config.json ships with the product, and the installation’s own goes before it', async () => {
    expect(await (await get('/admin/config.json')).json()).toEqual({ apiUrl: '/graphql', supportUrl: 'https://support.example' })
    writeFileSync(join(dataDir, 'config.json'), JSON.stringify({ supportUrl: 'https://own.example', filesUrl: 'https://files.example/x' }))
    const answer = await get('/admin/config.json')
    expect([answer.headers.get('cache-control'), await answer.json()]).toEqual([
      'no-store',
      { apiUrl: '/graphql', supportUrl: 'https://own.example', filesUrl: 'https://files.example/x' },
    ])
    expect((await get('/admin/')).headers.get('content-security-policy')).toContain("img-src 'self' https://files.example")
    // Signs that a host may have and that would begin a directive of their own.
    writeFileSync(
      join(dataDir, 'config.json'),
      JSON.stringify({ filesUrl: 'https://files;script-src-elem/', s3Url: 'https://other.example' }),
    )
    const policy = (await get('/admin/')).headers.get('content-security-policy')
    expect(policy).toMatch(/^(?!.*script-src-elem).*img-src 'self' https:\/\/other\.example blob:/)
    writeFileSync(join(dataDir, 'config.json'), '{ broken')
    expect((await get('/admin/config.json')).status).toBe(200)
  })

  test('the frontend config holds every field, null where empty', async () => {
    covers('configFields', 'callFrontendConfig')
    const config: unknown = await (await get('/api/system-settings/frontend-config')).json()
    expect(config).toEqual({ siteName: 'Library', supportEmail: null, s3Url: null, secondFactor: null })
  })
})

test('files without a signed address are nobody’s, logged in or not', async () => {
  const name = '019aa0a0-0000-7000-8000-000000000001'
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', name), '<script>alert(1)</script>')
  const cookie = await bench.enter('boss@library.example')
  for (const path of [`/files/${name}`, `/image-thumbnails/${name}`, `/video-thumbnails/${name}`])
    expect([(await get(path)).status, (await get(path, { headers: { cookie } })).status]).toEqual([403, 403])
  expect((await get(`/files/${name}`)).headers.get('content-security-policy')).toContain('sandbox')
  expect((await get(`/files/${name}/more`)).status).toBe(404)
})

describe('POST /api/session', () => {
  const post = (headers: Record<string, string>, body: string): Promise<Response> => get('/api/session', { method: 'POST', headers, body })
  test.each([
    ['another origin', () => ({ origin: 'https://evil.example', 'content-type': 'application/json' }), '{"code":"x"}', 403],
    ['no origin', () => ({ 'content-type': 'application/json' }), '{"code":"x"}', 403],
    ['a form', () => ({ origin: bench.origin, 'content-type': 'text/plain' }), '{"code":"x"}', 400],
    ['no JSON', () => ({ origin: bench.origin, 'content-type': 'application/json' }), '{', 400],
    ['null', () => ({ origin: bench.origin, 'content-type': 'application/json' }), 'null', 400],
    ['an unknown code', () => ({ origin: bench.origin, 'content-type': 'application/json' }), '{"code":"x"}', 401],
    ['much', () => ({ origin: bench.origin, 'content-type': 'application/json' }), 'x'.repeat(2_000), 413],
  ])('with %s is refused', async (_what, headers, body, code) => {
    const answer = await post(headers(), body)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([code, []])
  })

  test('of another origin leaves a line, as does its end', async () => {
    const from = bench.lines.length
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    await post(headers, '{"code":"x"}')
    await get('/api/session', { method: 'DELETE', headers: { origin: 'null' } })
    await get('/files/019aa0a0-0000-7000-8000-000000000001', { method: 'PUT', body: 'x' })
    const told = bench.lines.slice(from).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(told.map(({ says, origin, path, ip }) => [says, origin, path, ip])).toEqual([
      ['another origin is refused', 'https://evil.example', '/api/session', '127.0.0.1'],
      ['another origin is refused', 'null', '/api/session', '127.0.0.1'],
      ['another origin is refused', undefined, '/files/019aa0a0-0000-7000-8000-000000000001', '127.0.0.1'],
    ])
  })

  test('with a code that is half a minute old is refused, and the code is gone', async () => {
    const trade = (code: string): Promise<Response> =>
      post({ origin: bench.origin, 'content-type': 'application/json' }, JSON.stringify({ code }))
    for (const [code, age, expected] of [
      // Twenty-five seconds are left to a slow machine.
      ['fresh', 5, 200],
      ['stale', 31, 401],
    ] as const) {
      await bench.sql(
        "insert into login_code (id, person, role, ip, made) values ($1, '1', 'librarian', '', now() - $2 * interval '1 second')",
        [digestOf(code), age],
      )
      expect((await trade(code)).status).toBe(expected)
    }
    expect(await bench.sql('select * from login_code')).toEqual([])
  })
})

test('a cookie is host-bound where there is TLS, and only the right form is read', () => {
  const token = 'a'.repeat(43)
  const host = 'localhost:8080'
  expect(sessionCookie(token, { host }, true)).toMatch(/^__Host-session=a{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/)
  expect(readSessionCookie({ cookie: `x=1; __Host-session=${token}`, host }, true)).toBe(token)
  expect(readSessionCookie({ cookie: `session-8080=${token}`, host }, true)).toBeUndefined()
  expect(readSessionCookie({ cookie: `session-8080=${token}'--`, host }, false)).toBeUndefined()
})

test('two consoles on two ports of one host keep a cookie each', () => {
  const [one, other] = ['a', 'b'].map((letter) => letter.repeat(43))
  const [first, second] = ['127.0.0.1:8080', '127.0.0.1:9090']
  const cookie = [sessionCookie(one!, { host: first }, false), sessionCookie(other!, { host: second }, false)]
    .map((each) => each.split(';')[0])
    .join('; ')
  expect(readSessionCookie({ cookie, host: first }, false)).toBe(one)
  expect(readSessionCookie({ cookie, host: second }, false)).toBe(other)
  expect(readSessionCookie({ cookie, host: '127.0.0.1:7070' }, false)).toBeUndefined()
})
