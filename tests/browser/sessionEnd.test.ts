// How a session ends in a real browser: expired, ended elsewhere, another user, rights taken away.
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { ada, letIn, mia, refusal, Stage } from './shell/Stage.ts'
import { hasFocus } from './story/hasFocus.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const pathOf = (page: Page): string => page.url().replace(`${stage.address}/admin`, '')
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Authorization error' })

it('acceptance 25: lays a login over an expired session and goes on with the screen as it was', async () => {
  const page = await stage.inside('/settings/tags')
  await page.getByRole('searchbox').fill('typed text')
  const follows = (): number => stage.server.socket.asked.filter(({ name }) => name === 'Changes').length
  await expect.poll(follows).toBeGreaterThan(0)
  stage.server.socket.refuses = (userId) => (userId === '0' || stage.server.requested.includes('POST /api/session') ? undefined : 'expired')
  const before = follows()
  stage.server.socket.close(4403, 'expired')
  await dialog(page).waitFor()
  await expect.poll(() => hasFocus(page.getByLabel('Password', { exact: true }))).toBe(true)
  expect(await dialog(page).getByLabel('E-mail').inputValue()).toBe(ada.email)
  expect(await axeProblems(page)).toEqual([])
  await stage.logIn(page, ada, 'wrong')
  await dialog(page).getByRole('alert').getByText(refusal).waitFor()
  await stage.logIn(page, ada)
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('searchbox').inputValue()).toBe('typed text')
  await expect.poll(follows).toBeGreaterThan(before)
  expect(stage.problems).toEqual([])
})

it.each([
  ['an open dialog', async (page: Page) => page.getByRole('button', { name: 'Add category' }).click()],
  ['the search', async (page: Page) => page.keyboard.press('Control+k')],
])('lies over %s too, and leaves what was typed there', async (_, open) => {
  const page = await stage.inside('/settings/tags')
  await open(page)
  const field = page.getByRole('dialog').locator('input').first()
  await field.fill('Half a word')
  await expect.poll(() => stage.server.socket.open.size).toBeGreaterThan(0)
  stage.server.socket.close(4403, 'expired')
  await dialog(page).waitFor()
  await stage.logIn(page, ada)
  await dialog(page).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Half a word')
  await field.pressSequentially('!')
  expect(await field.inputValue()).toContain('!')
})

it('has what a login and a logout need before the session expires, should the server be another by then', async () => {
  const page = await stage.inside('/settings/tags')
  await page.getByRole('searchbox').fill('typed text')
  const came = () => ['login', 'logout', 'secondStep'].filter((name) => stage.server.requested.some((each) => each.includes(`/${name}-`)))
  await expect.poll(came).toEqual(['login', 'logout', 'secondStep'])
  await page.context().route(/\/assets\//, async (route) => route.abort())
  stage.server.socket.close(4403, 'expired')
  await dialog(page).waitFor()
  await stage.logIn(page, ada)
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('searchbox').inputValue()).toBe('typed text')
})

it('asks nothing about unsaved changes when the session was ended elsewhere', async () => {
  const page = await stage.inside('/settings/tags')
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Half a title')
  await expect.poll(() => stage.server.socket.open.size).toBeGreaterThan(0)
  stage.server.socket.close(4403, 'ended')
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.content()).not.toContain('Half a title')
})

it('asks again what the expired session did not answer', async () => {
  stage.says.set('TagsList', () => ({ errors: [{ message: 'Authorization error', extensions: { code: 'UNAUTHENTICATED' } }] }))
  // The answer may come before the shell is drawn, and the dialog hides what lies under it from assistive technology.
  const page = await stage.entering('/settings/tags')
  await dialog(page).waitFor()
  await page.locator('header').first().waitFor()
  stage.says.clear()
  await stage.logIn(page, ada)
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => stage.server.socket.count('TagsList')).toBeGreaterThan(1)
  expect(await page.getByRole('alert').textContent()).toBe('')
})

it('is a full logout on Cancel', async () => {
  const page = await stage.inside('/about')
  await expect.poll(() => stage.server.socket.open.size).toBeGreaterThan(0)
  stage.server.socket.close(4403, 'expired')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect((await stored(page))['admin-login-data']).toBeUndefined()
})

it('is a full logout on Cancel though a login was on its way: what comes of that ends too', async () => {
  const page = await stage.inside('/about')
  await expect.poll(() => stage.server.socket.open.size).toBeGreaterThan(0)
  stage.server.socket.close(4403, 'expired')
  await dialog(page).waitFor()
  let answer = (): void => undefined
  stage.says.set('Login', async () => new Promise((resolve) => (answer = () => resolve(letIn(ada)))))
  await stage.logIn(page, ada)
  await expect.poll(() => stage.server.socket.count('Login')).toBe(1)
  const sessions = () => stage.server.requested.filter((each) => each.endsWith(' /api/session')).map((each) => each.split(' ')[0])
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  await expect.poll(sessions).toEqual(['DELETE'])
  answer()
  await expect.poll(sessions).toEqual(['DELETE', 'POST', 'DELETE'])
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  await page.reload()
  await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
  expect(pathOf(page)).toBe('/login')
})

it('acceptance 25: starts over when another user logs in over an expired session', async () => {
  const page = await stage.inside('/settings/tags')
  await page.evaluate(() => Object.assign(window, { before: true }))
  await expect.poll(() => stage.server.socket.open.size).toBeGreaterThan(0)
  stage.server.socket.close(4403, 'expired')
  await dialog(page).waitFor()
  await stage.logIn(page, mia)
  await page.getByText('Hello, Mia').waitFor()
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
})

it('is a full logout when the session was ended elsewhere', async () => {
  const page = await stage.inside('/about')
  await expect.poll(() => stage.server.socket.open.size).toBeGreaterThan(0)
  stage.server.socket.close(4403, 'ended')
  await expect.poll(() => pathOf(page)).toBe('/login')
  expect((await stored(page))['admin-login-data']).toBeUndefined()
  const asked = stage.server.socket.asked.length
  await page.waitForTimeout(1_500)
  expect(stage.server.socket.asked).toHaveLength(asked)
})

it('starts over when another user logs in in another tab, and never acts as them', async () => {
  const page = await stage.inside('/settings/tags')
  await page.evaluate(() => Object.assign(window, { before: true }))
  const other = await stage.tab('/about', page.context())
  await other.evaluate((user) => localStorage.setItem('admin-login-data', user), JSON.stringify(mia))
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
  await page.getByText('Hello, Mia').waitFor()
  expect(stage.server.socket.asked.filter(({ name, userId }) => name === 'TagsList' && userId === mia.id)).toEqual([])
})

it("logs out, without going round in circles, when only the cookie is another user's", async () => {
  stage.server.socket.refuses = (userId) => (userId === ada.id ? 'another user' : undefined)
  const page = await stage.entering('/about')
  await expect.poll(() => pathOf(page)).toBe('/login')
})

it('acceptance 25: follows changed rights at once', async () => {
  const page = await stage.inside('/settings/tags')
  await page.getByRole('link', { name: 'Settings' }).waitFor()
  await expect.poll(() => stage.server.socket.count('Changes')).toBeGreaterThan(0)
  stage.server.socket.tell({ kind: 'AUTHORITIES', authorities: mia.authorities })
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
})
