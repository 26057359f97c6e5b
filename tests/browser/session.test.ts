// The session in a real browser: redirect target, refusals, logout, several tabs.
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { byRole, saidTo } from './shell/byRole.ts'
import { stored } from './shell/loginSeen.ts'
import { authoritiesOf } from './fake/authoritiesOf.ts'
import { ada, letIn, max, mia, refusal, Stage } from './shell/Stage.ts'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { among, proves } from '../proves.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const pathOf = (page: Page): string => page.url().replace(`${stage.address}/admin`, '')
/** The path's last part: login of /login?redirect=… */
const lastOf = (page: Page): string | undefined => new URL(page.url()).pathname.split('/').at(-1)

it('acceptance 2: opens what was asked for before the login, with its search', async () => {
  const page = await stage.tab('/settings/tags?search=a%26b')
  await expect.poll(() => pathOf(page)).toBe(`/login?redirect=${encodeURIComponent('/settings/tags?search=a%26b')}`)
  const [before, kept] = [lastOf(page), [...new URL(page.url()).searchParams.keys()]]
  proves('sessionTarget', { as: among(kept), to: before })
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/settings/tags?search=a%26b')
  const other = await stage.tab('/login')
  await stage.logIn(other, ada)
  await expect.poll(() => pathOf(other)).not.toContain('login')
  proves('sessionAfterLogin', { after: before, target: among(kept), none: pathOf(other) })
})

it.each(['https://evil.example/', '//evil.example', '/logout', '/login'])('goes to / after a login with the target %s', async (target) => {
  covers('sessionAfterLogin')
  const page = await stage.tab(`/login?redirect=${encodeURIComponent(target)}`)
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/')
})

it('acceptance 2: says Page not found when the right for the target is missing', async () => {
  const page = await stage.tab('/settings/tags')
  await stage.logIn(page, mia)
  await expect.poll(() => page.getByRole('heading', { name: 'Page not found' }).count()).toBe(1)
})

it('acceptance 1: refuses who may not enter: error notice, nothing stored', async () => {
  covers('othersRefused')
  const page = await stage.tab('/login')
  await stage.logIn(page, max)
  await page.getByRole('alert').getByText(refusal).waitFor()
  expect(pathOf(page)).toBe('/login')
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  expect(stage.server.requested).not.toContain('POST /api/session')
})

it('lets in whoever has a role of the staff, and makes a session of nobody else', async () => {
  const seen = await byRole(stage, async (role) => {
    stage.says.set('Login', () => letIn({ ...max, role }))
    const page = await stage.tab('/login')
    await stage.logIn(page, max)
    return page
  })
  expect(seen.filter(({ is, posted }) => is === 'out' && posted.length > 0)).toEqual([])
  const made = seen.flatMap(({ posted }) => posted)
  proves('errorLoginRole', { ...saidTo(seen), none: [...new Set(made)].join() })
})

it('goes on from the login screen when somebody is logged in', async () => {
  const page = await stage.entering('/login')
  await expect.poll(() => pathOf(page)).toBe('/')
  proves('sessionLoginWhileIn', { to: pathOf(page) })
})

it('asks for the rights of a restored session by itself, and logs out who is no longer staff', async () => {
  covers('callAuthorities')
  stage.says.set('GetMyAuthorities', () => ({ data: authoritiesOf({ id: '1', role: 'member', authorities: [] }) }))
  const page = await stage.entering('/about')
  await expect.poll(() => pathOf(page)).toBe('/login')
  await page.getByRole('alert').getByText(refusal).waitFor()
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  expect(stage.server.socket.asked.find(({ name }) => name === 'GetMyAuthorities')?.auto).toBe(true)
})

it('keeps a restored session of those roles only, and says why', async () => {
  const seen = await byRole(stage, async () => stage.entering('/about'))
  proves('sessionNotStaff', saidTo(seen))
})

it('logs out: storage is empty, the server is told, Back shows nothing', async () => {
  const page = await stage.inside('/about')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('Hello, Ada').waitFor()
  const logout = page.getByRole('link', { name: 'Logout' })
  const path = (await logout.getAttribute('href'))?.replace(/^\/admin/, '')
  await logout.click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  proves('routeLogout', { path, to: pathOf(page).slice(1) })
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  await expect.poll(() => stage.server.socket.count('Logout')).toBe(1)
  await expect.poll(() => stage.server.requested).toContain('DELETE /api/session')
  const ended = stage.server.requested.filter((each) => each.startsWith('DELETE ')).map((each) => each.split('/').at(-1))
  proves('sessionLogout', { visited: path?.slice(1), cleared: ended.join(), to: pathOf(page).slice(1) })
  proves('callLogout', { operation: among(stage.server.socket.asked.map(({ name }) => name)) })
  await page.goBack()
  await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
})

it('ends the session at the server though the code that says Logout does not come', async () => {
  const context = await stage.context()
  await context.route(/\/assets\/logout-/, async (route) => route.abort())
  const page = await stage.tab('/login', context)
  await stage.logIn(page, ada)
  const before = stage.server.requested.length
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  await expect.poll(() => stage.server.requested.slice(before)).toContain('DELETE /api/session')
  expect(stage.server.socket.count('Logout')).toBe(0)
})

it('forgets at logout what the client manager said', async () => {
  const client = { subscriptionPlan: 'STARTER', name: 'Example Media Ltd', id: '1001', email: 'owner@example.com', domains: [] }
  stage.says.set('ClientDetails', () => ({ data: { answer: client } }))
  const page = await stage.inside('/about')
  const upgrade = page.getByRole('button', { name: 'Upgrade' })
  await upgrade.waitFor()
  const before = stage.server.socket.asked.map(({ name }) => name)
  const logout = page.getByRole('link', { name: 'Logout' })
  const by = (await logout.textContent()) ?? undefined
  await logout.click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect(JSON.stringify(await stored(page))).not.toContain(client.email)
  // The next one is shown nothing of it, however long the answer takes.
  stage.says.set('ClientDetails', () => 'never')
  await stage.logIn(page, ada)
  // Asked anew, however often it was asked before: a line that was cut on a busy machine asks twice.
  const again = (): readonly string[] => stage.server.socket.asked.slice(before.length).map(({ name }) => name)
  await expect.poll(again).toContain('ClientDetails')
  await page.getByText('Hello, Ada').waitFor()
  expect(await upgrade.count()).toBe(0)
  const forgotten = again()
    .filter((name) => before.includes(name))
    .map((name) => inWords(name).toLowerCase())
  proves('logoutClientDetails', { by, what: among(forgotten) })
})

it('logs out every tab', async () => {
  covers('sessionEmptied')
  const first = await stage.inside('/about')
  const second = await stage.tab('/', first.context())
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await second.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(first)).toBe('/login')
})

it('goes on in every tab that shows the login, where one wanted to in each: a second login would end the first', async () => {
  const first = await stage.tab('/login?redirect=%2Fabout')
  const second = await stage.tab('/login?redirect=%2Fsettings%2Ftags', first.context())
  await second.getByLabel('E-mail').waitFor()
  await stage.logIn(first, ada)
  await expect.poll(() => pathOf(first)).toBe('/about')
  await expect.poll(() => pathOf(second)).toBe('/settings/tags')
  await second.getByRole('banner').waitFor()
  expect(stage.server.socket.count('Login')).toBe(1)
  expect(stage.problems).toEqual([])
})

it('drops a cookie that outlived its tab, and logs in', async () => {
  stage.server.socket.refuses = (userId) =>
    userId === '0' && !stage.server.requested.includes('DELETE /api/session') ? 'another user' : undefined
  const page = await stage.tab('/login')
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/')
})
