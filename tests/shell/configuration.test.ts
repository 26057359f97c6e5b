// The two configs: read with patience, merged with care.
import { expect, it, onTestFinished, vi } from 'vitest'
import { app } from '#generated/app.ts'
import { createConfigured } from '../../src/client/createConfigured.ts'
import { siteLogoAddress } from '../../src/look/siteLogoAddress.ts'
import { loadConfiguration, loadJson } from '../../src/client/loadConfiguration.ts'
import { mergeConfiguration } from '../../src/client/mergeConfiguration.ts'
import { workingValue } from '../../src/client/workingValue.ts'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { partOf } from '../product/tables.ts'
import { among, proves } from '../proves.ts'

const merge = (local: unknown, backend: unknown) => mergeConfiguration(app, local, backend)
const answer = (status: number, body = '{}') => new Response(body, { status })

it('reads at the third try', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(answer(500))
    .mockRejectedValueOnce(new Error('network'))
    .mockResolvedValueOnce(answer(200, '{"a":1}'))
  expect(await loadJson('/x', { tries: 3, pause: 1, fetch })).toEqual({ a: 1 })
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(fetch.mock.calls[0]![1]).toMatchObject({ cache: 'no-store' })
})

it('asks for its own config first, of the server and not of a cache', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200))
  vi.stubGlobal('fetch', fetch)
  await loadConfiguration()
  vi.unstubAllGlobals()
  const [[path, how] = []] = fetch.mock.calls
  const read = new Headers(fetch.mock.calls.at(-1)?.[1]?.headers).get('accept')
  proves('callFrontendConfigRead', { as: read?.split('/').at(-1)?.toUpperCase() })
  proves('callConfig', { path: typeof path === 'string' ? path : undefined, caching: how?.cache?.replace(/-store$/, '') })
})

it('gives up after the third, with the cause', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(503))
  await expect(loadJson('/x', { tries: 3, pause: 1, fetch })).rejects.toThrow('/x (503)')
  expect(fetch).toHaveBeenCalledTimes(3)
})

/** A request that nobody answers, and that ends as soon as it is told to. */
const unanswered: typeof globalThis.fetch = async (_, how) =>
  new Promise((_resolve, reject) => how?.signal?.addEventListener('abort', () => reject(how.signal?.reason as Error)))

/** Times out as AbortSignal.timeout does, by the clock of the test. */
const timeouts = (): void => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), after)
    return late.signal
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
const minutes = async (count: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(count * 60_000))

it('tries again where nobody answers, and gives up after the third', async () => {
  timeouts()
  const fetch = vi.fn<typeof globalThis.fetch>(unanswered)
  vi.stubGlobal('fetch', fetch)
  const failed = vi.fn<(cause: Error) => void>()
  void loadConfiguration().catch(failed)
  await minutes(5)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledTimes(6)
})

it('tries again where the answer begins and never ends', async () => {
  timeouts()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200, '{"a":1}')).mockResolvedValueOnce(new Response(new ReadableStream()))
  const read = vi.fn<(value: unknown) => void>()
  void loadJson('/x', { tries: 2, pause: 1, fetch }).then(read)
  await minutes(5)
  expect(read).toHaveBeenCalledExactlyOnceWith({ a: 1 })
})

it('reads anew what changed after a question that nobody answered', async () => {
  timeouts()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200, '{"siteName":"There"}')).mockImplementationOnce(unanswered)
  vi.stubGlobal('fetch', fetch)
  const configured = createConfigured(merge({}, { siteName: 'Here' }))
  configured.refresh()
  await minutes(5)
  configured.refresh()
  await minutes(1)
  expect(configured.get().siteName).toBe('There')
})

it('waits between two tries', async () => {
  covers('callTries')
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(503))
  const done = loadJson('/x', { tries: 2, pause: 1_000, fetch }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  await done
  vi.useRealTimers()
})

it('takes the logo of the site from one field of it', () => {
  const fields = partOf('SystemSettings', 'frontendConfig').fields.map(({ name }) => name)
  const usual = siteLogoAddress(merge({}, {}))
  const followed = fields.filter((name) => siteLogoAddress(merge({}, { [name]: '/files/logo' })) !== usual)
  expect(followed).toHaveLength(1)
  proves('shellLogo', { configured: among(followed.flatMap((name) => inWords(name).split(' '))) })
})

it('has defaults for everything', () => {
  const configuration = merge({}, {})
  expect(configuration.siteName).toBe(app.defaultSiteName)
  expect(configuration.addresses['apiUrl']).toBe('/graphql')
  expect(configuration.notices).toEqual({ query: 500, general: 1000 })
  expect(configuration.flags).toEqual(app.flags)
})

it('lets the backend win, but for the addresses needed to reach it', () => {
  const local = { apiUrl: '/here', backendUrl: '/hereToo', supportUrl: 'https://here.example', siteName: 'Here' }
  const backend = { apiUrl: '/there', backendUrl: '/thereToo', supportUrl: 'https://there.example', siteName: 'There' }
  const { addresses, siteName } = merge(local, backend)
  expect(addresses).toMatchObject({ apiUrl: '/here', backendUrl: '/hereToo', supportUrl: 'https://there.example' })
  expect(siteName).toBe('There')
})

it('takes an empty value for none', () => {
  const { addresses, siteName } = merge(
    { supportUrl: 'https://here.example' },
    { supportUrl: null, siteName: ' ', queryNotificationTimeout: 0 },
  )
  expect(addresses['supportUrl']).toBe('https://here.example')
  expect(siteName).toBe(app.defaultSiteName)
})

it('joins both lists of disabled names, and reads flags', () => {
  const configuration = merge({ disabledPages: ['users'] }, { disabledPages: ['tags', 7], tags: false, notificationTimeout: 2_500 })
  expect([...configuration.disabled]).toEqual(['users', 'tags'])
  expect(configuration.flags['tags']).toBe(false)
  expect(configuration.notices.general).toBe(2_500)
})

it('takes the time of a notice from one field of it', () => {
  const fields = partOf('SystemSettings', 'frontendConfig').fields.map(({ name }) => name)
  const followed = fields.filter((name) => merge({}, { [name]: 2_500 }).notices.general === 2_500)
  expect(followed).toHaveLength(1)
  proves('constantNoticeTime', { configured: among(followed.flatMap((name) => inWords(name).replace('timeout', 'time-out').split(' '))) })
})

it('does not mind what is no config, nor a hostile one', () => {
  for (const odd of [null, 7, 'x', [], JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')]) {
    expect(merge(odd, odd).siteName).toBe(app.defaultSiteName)
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

it.each([
  ['supportUrl', {}, null, undefined, 'start'],
  ['supportUrl', { supportUrl: 'https://here.example' }, null, 'https://here.example', 'file'],
  ['supportUrl', { supportUrl: 'https://here.example' }, 'https://there.example', 'https://there.example', 'stored'],
  ['apiUrl', {}, '/there', '/graphql', 'start'],
  ['apiUrl', { apiUrl: '/graphql' }, '/there', '/graphql', 'start'],
  ['backendUrl', { backendUrl: '/here' }, '/there', '/here', 'file'],
  ['s3Url', { filesUrl: 'https://files.example' }, null, 'https://files.example', 'file'],
  ['disabledPages', { disabledPages: ['users'] }, ['pages'], ['users', 'pages'], 'file'],
  ['disabledPages', {}, ['pages'], ['pages'], 'stored'],
  ['companyName', { companyName: 'Here' }, 'There', 'There', 'stored'],
])('says what %s works as: config.json %j, stored %j', (name, local, stored, value, from) => {
  const found = workingValue(app, name, local, stored)
  expect([found.value || undefined, found.from]).toEqual([value, from])
})

it('what the site says now is asked for twice: right after the line is back the server may not be ready', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200, '{"siteName":"there"}')).mockResolvedValueOnce(answer(503))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const configured = createConfigured(merge({}, { siteName: 'here' }))
  configured.refresh()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([configured.get().siteName, fetch.mock.calls.length]).toEqual(['there', 2])
})
