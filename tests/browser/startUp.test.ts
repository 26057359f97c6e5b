// Start-up in a real browser: what is loaded, what happens when a config is not there, and that logging in needs little.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { axeProblems } from './records/checkAxe.ts'
import { ada, Stage } from './shell/Stage.ts'
import { covers } from '../covers.ts'
import { spelled } from '../product/tables.ts'
import { among, proves } from '../proves.ts'

let stage: Stage
const config = '/admin/config.json'
const frontend = '/api/system-settings/frontend-config'

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const kilobytes = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(stage.dist, name))).length, 0) / 1_000
const partOf = (file: string): string => file.replace(/-[\w-]{8}\.js$/, '')
const scripts = () => stage.server.requested.filter((each) => each.endsWith('.js')).map((each) => each.replace('GET /admin/', ''))

it('draws the login page with at most 150 kB of script, without Apollo, forms or tables', async () => {
  const page = await stage.tab('/login')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  await page.waitForTimeout(500)
  const loaded = scripts().map((name) => readFileSync(join(stage.dist, name)))
  const bytes = loaded.reduce((sum, each) => sum + gzipSync(each).length, 0)
  expect(bytes).toBeLessThanOrEqual(150_000)
  const text = loaded.map(String).join('\n')
  expect(['ApolloError', 'InMemoryCache', 'graphql-transport-ws', 'MuiTable', 'rjsf'].filter((library) => text.includes(library))).toEqual(
    [],
  )
  expect(stage.problems).toEqual([])
})

it('needs at most 250 kB of script for a list, in few files, and 140 kB more for the first form', async () => {
  // Of a browser that is never idle: what is fetched ahead is not what is needed.
  const context = await stage.context()
  await context.addInitScript((user) => {
    localStorage.setItem('admin-login-data', user)
    window.requestIdleCallback = () => 0
  }, JSON.stringify(ada))
  // Nor is what comes two seconds after the first screen: they have not gone by before the clock goes on.
  await context.clock.install()
  await context.clock.pauseAt(Date.now() + 1_000)
  const page = await stage.tab('/users/usersList', context)
  const heading = page.getByRole('heading', { name: 'Users' })
  const isThere = async (): Promise<boolean> => {
    await page.clock.runFor(10)
    return heading.isVisible()
  }
  await expect.poll(isThere, { interval: 300 }).toBe(true)
  await page.waitForTimeout(500)
  const list = scripts()
  await page.clock.resume()
  expect(kilobytes(list)).toBeLessThanOrEqual(250)
  expect(list.length).toBeLessThanOrEqual(15)
  // Pieces of the bar come after the first screen, and are none of the form's.
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).waitFor()
  const before = scripts().length
  await page.getByRole('button', { name: 'Add user' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await page.waitForTimeout(500)
  const form = scripts().slice(before)
  expect(kilobytes(form)).toBeLessThanOrEqual(140)
  expect(form.length).toBeLessThanOrEqual(10)
})

it('needs no menu, dialog or form for a record', () => {
  const files = readdirSync(join(stage.dist, 'assets')).filter((name) => name.endsWith('.js'))
  const needed = new Set(files.filter((name) => partOf(name) === 'detail'))
  expect(needed.size).toBe(1)
  for (const file of needed) {
    const code = readFileSync(join(stage.dist, 'assets', file), 'utf8')
    for (const [, other] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) needed.add(other ?? '')
  }
  const parts = [...needed].map(partOf)
  expect(parts).toContain('list')
  expect(['menus', 'inputs', 'dialog', 'form', 'pickers', 'overlays'].filter((part) => parts.includes(part))).toEqual([])
})

it('has the parts that load on demand: about, settings, users', () => {
  const parts = readdirSync(join(stage.dist, 'assets')).map(partOf)
  expect(['about', 'settings', 'users'].filter((part) => !parts.includes(part))).toEqual([])
  proves('chunks', { chunks: among(parts) })
})

it('leaves how options are described (language/options.ts) to the generator', () => {
  const names = readdirSync(join(stage.dist, 'assets')).filter((name) => name.endsWith('.js'))
  const telling = names.filter((name) => /\byesOrNo\b|a size such as/.test(readFileSync(join(stage.dist, 'assets', name), 'utf8')))
  expect(names.length).toBeGreaterThan(20)
  expect(telling).toEqual([])
})

it('fetches nothing before the first key or click, then what speaks to the server', async () => {
  const page = await stage.tab('/login')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  const before = scripts().length
  await page.waitForTimeout(500)
  expect(scripts()).toHaveLength(before)
  expect(stage.server.socket.asked).toEqual([])
  await page.keyboard.type('a')
  await expect.poll(() => scripts().length).toBeGreaterThan(before)
})

it('tries each config three times, one second apart', async () => {
  covers('callTries')
  stage.server.failing.set(config, 2)
  const began = Date.now()
  const page = await stage.tab('/login')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(Date.now() - began).toBeGreaterThanOrEqual(2_000)
  expect(stage.server.requested.filter((each) => each === `GET ${config}`)).toHaveLength(3)
  const asked = stage.server.requested.map((each) => each.replace(app.addresses.backendUrl, '{backend}'))
  proves('callConfigAddress', { request: among(asked) })
  proves('callFrontendConfig', { request: among(asked) })
})

it.each([config, frontend])('says so when %s cannot be read, and tries again on Retry', async (path) => {
  covers('startUpMounts')
  stage.server.failing.set(path, 3)
  const page = await stage.tab('/login')
  await page.getByRole('heading', { name: "Uh oh... that shouldn't have happened" }).waitFor()
  expect(await page.getByRole('alert').textContent()).toBe(`Error loading config: ${path} (500)`)
  expect(await page.locator('pre').textContent()).toContain('Error: ')
  expect(await page.title()).toBe("Uh oh... that shouldn't have happened")
  proves('startUpFailure', { title: (await page.getByRole('heading', { level: 1 }).textContent()) ?? undefined })
  proves('errorConfig', {
    tries: stage.server.requested.filter((each) => each === `GET ${path}`).length,
    text: (await page.getByRole('alert').textContent())?.replace(`${path} (500)`, '...'),
  })
  expect(await axeProblems(page)).toEqual([])
  const [alert, stack] = [await page.getByRole('alert').textContent(), await page.locator('pre').textContent()]
  proves('startUpStack', { stack: /^(\w+): .+\n +at /.exec(stack ?? '')?.[1]?.toLowerCase() })
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
  // Both are asked for at once: which comes first is chance.
  const loaded = [...new Set(stage.server.requested.filter((each) => [config, frontend].some((one) => each.endsWith(one))))].toSorted()
  proves('startUpConfigs', {
    configs: spelled(loaded.length),
    files: loaded.map((each) => each.split('/').at(-1)),
  })
  proves('startUpErrorPage', { page: alert?.split(' ')[0]?.toLowerCase() })
})

it('shows hostile site data as text', async () => {
  covers('shellLogo')
  stage.server.backend = {
    siteName: '<img src=x onerror=alert(1)>',
    siteLogo: 'javascript:alert(1)',
    supportUrl: 'javascript:alert(1)',
    __proto__: { polluted: 1 },
  }
  const page = await stage.inside('/', ada)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(await page.locator('.logo').textContent()).toBe('<img src=x onerror=alert(1)>')
  expect(await page.locator('.logo img').getAttribute('src')).toMatch(/^\/admin\/assets\/logo-/)
  expect(await page.getByRole('link', { name: 'Support' }).count()).toBe(0)
  expect(stage.problems).toEqual([])
})
