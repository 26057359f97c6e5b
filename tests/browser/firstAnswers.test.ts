// What is asked while the console's code is on its way: once, by whoever may, and never older than what the live channel has said since.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { BrowserContext, Page, WebSocket } from 'playwright-core'
import { authoritiesOf } from './fake/authoritiesOf.ts'
import { inMoments, momentOf } from './inMoments.ts'
import { ada, noTags, Stage } from './shell/Stage.ts'

const path = '/settings/tags'
let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(() => stage.reset())

const drawn = (page: Page) => page.getByRole('heading', { name: 'Categories' }).waitFor()
const names = () => stage.server.socket.asked.map(({ name }) => name)

const gate = (): { readonly open: () => void; readonly opened: Promise<void> } => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

/** What was asked first is kept for seconds of the page's own clock: on a slow machine the console would ask later. */
const stopClock = async (context: BrowserContext): Promise<void> => {
  await context.clock.install()
  await context.clock.pauseAt(Date.now() + 60_000)
}

/** Sockets of the page that no code has taken yet. */
const left = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { begun: { sockets: Map<string, object> } }).begun.sockets.size)

/** Keeps the console from being drawn until it is let go. */
const held = async (): Promise<{ readonly page: Page; readonly letGo: () => void }> => {
  const context = await stage.context()
  const { open: letGo, opened: gone } = gate()
  await context.addInitScript((stored) => localStorage.setItem('admin-login-data', stored), JSON.stringify(ada))
  await context.route('**/frontend-config', async (route) => {
    await gone
    await route.continue()
  })
  return { page: await stage.tab(path, context), letGo }
}

it('is what the list of the address asks, after the live channel is open, before everything else, and once', async () => {
  const context = await stage.context()
  await context.addInitScript((stored) => localStorage.setItem('admin-login-data', stored), JSON.stringify(ada))
  await stopClock(context)
  const page = await stage.tab(path, context)
  await inMoments(page, page.getByText('There is nothing here yet').first())
  await drawn(page)
  expect(names().slice(0, 2)).toEqual(['Changes', 'TagsList'])
  expect(stage.server.socket.count('TagsList')).toBe(1)
  expect(stage.server.socket.count('Changes')).toBe(1)
  expect(stage.server.socket.open.size).toBe(1)
})

it('is heard through what stands before the browser’s socket, though its answer comes before the code that asks', async () => {
  const context = await stage.context()
  await context.addInitScript((stored) => localStorage.setItem('admin-login-data', stored), JSON.stringify(ada))
  const [toAnswer, passed, toAsk] = [gate(), gate(), gate()]
  await context.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      socket.send(message)
      if (String(message).includes('TagsPage')) passed.open()
    })
  })
  await context.route('**/assets/list-*.js', async (route) => {
    await toAsk.opened
    await route.continue()
  })
  await stopClock(context)
  stage.says.set('TagsList', () => toAnswer.opened.then(() => noTags))
  const page = await stage.tab(path, context)
  await expect
    .poll(async () => {
      await momentOf(page)
      return left(page)
    })
    .toBe(0)
  toAnswer.open()
  await passed.opened
  toAsk.open()
  await inMoments(page, page.getByText('There is nothing here yet').first())
  expect(stage.server.socket.count('TagsList')).toBe(1)
})

it('is asked again where something changed before the list was drawn', async () => {
  const { page, letGo } = await held()
  await expect.poll(() => stage.server.socket.count('TagsList')).toBe(1)
  // Told to the page alone, it would be asked again before the console is told of it, too.
  await expect.poll(() => left(page)).toBe(0)
  stage.server.socket.tell({ kind: 'SAVED', entity: 'Tag', id: '7', created: true })
  letGo()
  await drawn(page)
  await expect.poll(() => stage.server.socket.count('TagsList')).toBe(2)
})

it('is asked where config.json names another socket, and the first one is closed', async () => {
  stage.server.local = { apiUrl: '/elsewhere' }
  const { page, letGo } = await held()
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => void sockets.push(socket))
  await page.reload({ waitUntil: 'commit' })
  letGo()
  await page.getByText('There is nothing here yet').first().waitFor()
  const open = () => sockets.filter((each) => !each.isClosed()).map((each) => new URL(each.url()).pathname)
  await expect.poll(open).toEqual(['/elsewhere'])
})

it('is not asked by whoever may not open the list', async () => {
  const nothing = { ...ada, authorities: [] }
  stage.says.set('GetMyAuthorities', () => ({ data: authoritiesOf(nothing) }))
  const page = await stage.inside(path, nothing)
  await page.getByText('Page not found').waitFor()
  expect(stage.server.socket.count('TagsList')).toBe(0)
})

it('stays the only one where the address leads to none of the screens below it', async () => {
  const nothing = { ...ada, authorities: [] }
  stage.says.set('GetMyAuthorities', () => ({ data: authoritiesOf(nothing) }))
  const page = await stage.inside('/settings', nothing)
  await page.getByText('Page not found').waitFor()
  await expect.poll(() => names().includes('GetMyAuthorities')).toBe(true)
  expect(stage.server.socket.count('Changes')).toBe(1)
  expect(stage.server.socket.open.size).toBe(1)
})

it('goes with its session: whoever logs out and in again has another socket', async () => {
  const page = await stage.inside(path)
  await drawn(page)
  await page.goto(`${stage.address}/admin/logout`)
  await stage.logIn(page, ada)
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  await expect.poll(() => stage.server.socket.open.size).toBe(1)
})

it('is asked by its code where the address says more than its list, and once', async () => {
  const context = await stage.context()
  await context.addInitScript((stored) => localStorage.setItem('admin-login-data', stored), JSON.stringify(ada))
  await stopClock(context)
  const page = await stage.tab(`${path}?q=jazz`, context)
  await inMoments(page, page.getByText('Nothing was found for these filters').first())
  expect(stage.server.socket.count('TagsList')).toBe(1)
  expect(stage.server.socket.asked.find(({ name }) => name === 'TagsList')?.variables).toMatchObject({ search: 'jazz' })
})

it.each([
  ['the configs, the socket of whoever was logged in, and what they see first', JSON.stringify(ada), ['Changes', 'TagsList']],
  ['not what its viewer may not', JSON.stringify({ ...ada, authorities: [] }), ['Changes']],
  ['the configs, and no socket where nobody was', 'null', []],
])('before any code has come, the page begins %s', async (_, stored, questions) => {
  const sockets = Math.min(questions.length, 1)
  const context = await stage.context()
  await context.addInitScript((text) => localStorage.setItem('admin-login-data', text), stored)
  await stopClock(context)
  const { open: letGo, opened: gone } = gate()
  await context.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  const page = await context.newPage()
  let opened = 0
  page.on('websocket', () => (opened += 1))
  await page.goto(`${stage.address}/admin${path}`, { waitUntil: 'commit' })
  await expect.poll(() => stage.server.requested.filter((each) => each.endsWith('config') || each.endsWith('config.json'))).toHaveLength(2)
  await expect.poll(names).toEqual(questions)
  await expect.poll(() => opened).toBe(sockets)
  letGo()
  await inMoments(page, page.getByRole(sockets === 1 ? 'banner' : 'main'))
  // What was begun is what is used.
  expect(stage.server.requested.filter((each) => each.endsWith('config') || each.endsWith('config.json'))).toHaveLength(2)
  expect(opened).toBe(sockets)
  expect(names().filter((each) => questions.includes(each))).toEqual(questions)
})
