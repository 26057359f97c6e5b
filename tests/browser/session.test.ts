// The session in a real browser: login, redirect target, refusals, logout, several tabs.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { ada, max, mia, password, refusal, Stage } from './shell/Stage.ts'
import { covers } from '../covers.ts'

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(async () => stage.close())
beforeEach(async () => stage.reset())

const pathOf = (page: Page): string => page.url().replace(`${stage.address}/admin`, '')
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

it('has the login screen of the product spec', async () => {
  covers('routeLogin', 'loginToolbar', 'loginFields')
  const page = await stage.tab('/login')
  await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
  const [email, secret] = [page.getByLabel('E-mail'), page.getByLabel('Password', { exact: true })]
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('navigation').count()).toBe(0)
  await secret.fill('x')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await secret.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await secret.getAttribute('type')).toBe('password')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByText('Ask an administrator for a new password').waitFor()
  expect(await axeProblems(page)).toEqual([])
  expect(stage.problems).toEqual([])
})

it('leads to the client site for a forgotten password, in a new tab', async () => {
  covers('loginForgot')
  stage.server.backend = { clientSideUrl: 'https://client.example/' }
  const page = await stage.tab('/login')
  const link = page.getByRole('link', { name: 'Forgot password?' })
  expect(await link.getAttribute('href')).toBe('https://client.example/forgot-password')
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
})

it('checks on submit, then on blur, and sends nothing that is wrong', async () => {
  covers('emailRequired', 'emailValid', 'passwordRequired')
  const page = await stage.tab('/login')
  const email = page.getByLabel('E-mail')
  await email.fill('ada')
  await email.blur()
  expect(await page.getByText('E-mail must be valid.').count()).toBe(0)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('E-mail must be valid.').waitFor()
  await page.getByText('Password is required').waitFor()
  await email.fill('')
  await email.blur()
  await page.getByText('E-mail is required').waitFor()
  await email.fill('ada@example.com')
  await email.blur()
  await page.getByText('E-mail is required').waitFor({ state: 'detached' })
  expect(stage.server.socket.asked).toEqual([])
})

it.each([
  ['a@b@c.de', 'asks'],
  ['a b@c', 'asks'],
  ['a@b', 'asks'],
  ['@b', 'refuses'],
  ['a@', 'refuses'],
  ['a@ ', 'refuses'],
  [' @ ', 'refuses'],
])('takes %j for an e-mail by its @ and the text on either side alone: %s', async (typed, does) => {
  const page = await stage.tab('/login')
  await page.getByLabel('E-mail').fill(typed)
  await page.getByLabel('Password', { exact: true }).fill('whatever')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await (does === 'asks' ? page.getByRole('alert').getByText(refusal) : page.getByText('E-mail must be valid.')).waitFor()
  expect(stage.server.socket.count('Login')).toBe(does === 'asks' ? 1 : 0)
})

it('logs in with Enter in either field, trims the e-mail and never the password', async () => {
  covers('loginEnter', 'userStored', 'noticeError', 'routeDashboard')
  const page = await stage.tab('/login')
  await page.getByLabel('Password', { exact: true }).fill(' not it ')
  await page.getByLabel('E-mail').fill(' ada@example.com ')
  await page.getByLabel('E-mail').press('Enter')
  await expect.poll(() => stage.server.socket.count('Login')).toBe(1)
  expect(stage.server.socket.asked[0]!.variables).toEqual({ email: 'ada@example.com', password: ' not it ' })
  await page.getByRole('alert').getByText(refusal).waitFor()
  await page.getByRole('button', { name: 'Ok' }).click()
  await page.getByText(refusal).waitFor({ state: 'detached' })
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/')
  await page.getByText('Hello, Ada').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/admin/profile/1')
  expect(Object.keys(await stored(page))).toEqual(['admin-login-data'])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(stage.server.socket.asked.every(({ query, hash }) => query === '' && /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  expect(stage.server.requested).toContain('POST /api/session')
  expect(stage.problems).toEqual([])
})

it('acceptance 2: opens what was asked for before the login, with its search', async () => {
  covers('sessionTarget', 'sessionAfterLogin')
  const page = await stage.tab('/settings/tags?search=a%26b')
  await expect.poll(() => pathOf(page)).toBe(`/login?redirect=${encodeURIComponent('/settings/tags?search=a%26b')}`)
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/settings/tags?search=a%26b')
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
  covers('onlyStaff', 'errorLoginRole')
  const page = await stage.tab('/login')
  await stage.logIn(page, max)
  await page.getByRole('alert').getByText(refusal).waitFor()
  expect(pathOf(page)).toBe('/login')
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  expect(stage.server.requested).not.toContain('POST /api/session')
})

it('goes on from the login screen when somebody is logged in', async () => {
  covers('sessionLoginWhileIn')
  const page = await stage.entering('/login')
  await expect.poll(() => pathOf(page)).toBe('/')
})

it('asks for the rights of a restored session by itself, and logs out who is no longer staff', async () => {
  covers('sessionNotStaff', 'callAuthorities')
  stage.says.set('GetMyAuthorities', () => ({ data: { answer: { __typename: 'Authorities', id: '1', role: 'member', authorities: [] } } }))
  const page = await stage.entering('/about')
  await expect.poll(() => pathOf(page)).toBe('/login')
  await page.getByRole('alert').getByText(refusal).waitFor()
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  expect(stage.server.socket.asked.find(({ name }) => name === 'GetMyAuthorities')?.auto).toBe(true)
})

it('logs out: storage is empty, the server is told, Back shows nothing', async () => {
  covers('routeLogout', 'sessionLogout')
  const page = await stage.inside('/about')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('Hello, Ada').waitFor()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  await expect.poll(() => stage.server.socket.count('Logout')).toBe(1)
  await expect.poll(() => stage.server.requested).toContain('DELETE /api/session')
  await page.goBack()
  await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
})

it('forgets at logout what the client manager said', async () => {
  covers('logoutClientDetails')
  const client = { subscriptionPlan: 'STARTER', name: 'Example Media Ltd', id: '1001', email: 'owner@example.com', domains: [] }
  stage.says.set('ClientDetails', () => ({ data: { answer: client } }))
  const page = await stage.inside('/about')
  const upgrade = page.getByRole('button', { name: 'Upgrade' })
  await upgrade.waitFor()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect(JSON.stringify(await stored(page))).not.toContain(client.email)
  // The next one is shown nothing of it, however long the answer takes.
  stage.says.set('ClientDetails', () => 'never')
  await stage.logIn(page, ada)
  await expect.poll(() => stage.server.socket.count('ClientDetails')).toBe(2)
  await page.getByText('Hello, Ada').waitFor()
  expect(await upgrade.count()).toBe(0)
})

it('logs out every tab', async () => {
  covers('sessionEmptied')
  const first = await stage.inside('/about')
  const second = await stage.tab('/', first.context())
  await second.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await second.getByRole('link', { name: 'Logout' }).click()
  await expect.poll(() => pathOf(first)).toBe('/login')
})

it('drops a cookie that outlived its tab, and logs in', async () => {
  stage.server.socket.refuses = (userId) =>
    userId === '0' && !stage.server.requested.includes('DELETE /api/session') ? 'another user' : undefined
  const page = await stage.tab('/login')
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/')
})

it('keeps a wrong password out of the address, the storage and the log', async () => {
  const page = await stage.tab('/login')
  await stage.logIn(page, ada, `${password}!`)
  await page.getByRole('alert').getByText(refusal).waitFor()
  expect(page.url()).not.toContain('horse')
  expect(JSON.stringify(await stored(page))).not.toContain('horse')
})
