// The login screen in a real browser: what stands on it, what it checks, what it sends.
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { buttonTypes, labelOf, navigations, noticeOn, saidOf, socketOf, stored, watchSubmits } from './shell/loginSeen.ts'
import { ada, password, refusal, Stage } from './shell/Stage.ts'
import { covers } from '../covers.ts'
import { among, amongLabels, proves } from '../proves.ts'
import { hasFocus } from './story/hasFocus.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const pathOf = (page: Page): string => page.url().replace(`${stage.address}/admin`, '')

it('has the login screen of the product spec', async () => {
  const inside = await stage.inside('/about')
  const shown = await navigations(inside)
  const page = await stage.tab('/login')
  await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
  proves('loginToolbar', { title: (await page.getByRole('heading', { level: 1 }).textContent()) ?? undefined })
  proves('loginForgot', {
    link: among(await page.getByRole('link').allTextContents()),
    button: among(await page.getByRole('button').allTextContents()),
  })
  const [email, secret] = [page.getByLabel('E-mail'), page.getByLabel('Password', { exact: true })]
  await expect.poll(() => hasFocus(email)).toBe(true)
  const focused = await labelOf(page.locator(':focus'))
  expect(await page.getByRole('navigation').count()).toBe(0)
  const hidden = await navigations(page)
  proves('routeLogin', {
    path: pathOf(page),
    screen: among(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').toLowerCase().split(' ')),
    hides: among(shown.filter((name) => !hidden.includes(name)).flatMap((name) => name.split(' '))),
  })
  const toggle = page.getByRole('button', { name: 'password' })
  const toggles = [await toggle.getAttribute('aria-label')]
  await secret.fill('x')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await secret.getAttribute('type')).toBe('text')
  toggles.push(await toggle.getAttribute('aria-label'))
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await secret.getAttribute('type')).toBe('password')
  proves('loginFields', {
    focused: amongLabels([focused]),
    secret: amongLabels([await labelOf(secret)]),
    toggle: toggles.map((name) => name?.split(' ')[0]?.toLowerCase()).join('/'),
  })
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByText('Ask an administrator for a new password').waitFor()
  expect(await axeProblems(page)).toEqual([])
  expect(stage.problems).toEqual([])
})

it('leads to the client site for a forgotten password, in a new tab', async () => {
  stage.server.backend = { clientSideUrl: 'https://client.example/' }
  const page = await stage.tab('/login')
  const link = page.getByRole('link', { name: 'Forgot password?' })
  expect(await link.getAttribute('href')).toBe('https://client.example/forgot-password')
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
})

it('checks on submit, then on blur, and sends nothing that is wrong', async () => {
  const page = await stage.tab('/login')
  const email = page.getByLabel('E-mail')
  await email.fill('ada')
  await email.blur()
  expect(await page.getByText('E-mail must be valid.').count()).toBe(0)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('E-mail must be valid.').waitFor()
  await page.getByText('Password is required').waitFor()
  proves('emailValid', { text: await saidOf(email) })
  const wrong = await email.evaluate((field) => field.getAttributeNames().filter((name) => field.getAttribute(name) === 'true'))
  proves('loginAborted', {
    button: amongLabels(await buttonTypes(page)),
    fields: among(wrong.map((name) => name.replace(/^aria-/, ''))),
  })
  proves('passwordRequired', { text: await saidOf(page.getByLabel('Password', { exact: true })) })
  await email.fill('')
  await email.blur()
  await page.getByText('E-mail is required').waitFor()
  proves('emailRequired', { text: await saidOf(email) })
  await email.fill('ada@example.com')
  await email.blur()
  await page.getByText('E-mail is required').waitFor({ state: 'detached' })
  expect(stage.server.socket.asked).toEqual([])
})

it.each([
  ['asks', ['a@b@c.de', 'a b@c', 'a@b']],
  ['refuses', ['@b', 'a@', 'a@ ', ' @ ']],
])('takes for an e-mail what has an @ and text on either side: %s for %j', async (does, all) => {
  const page = await stage.tab('/login')
  for (const [at, typed] of all.entries()) {
    await page.getByLabel('E-mail').fill(typed)
    await page.getByLabel('Password', { exact: true }).fill('whatever')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await (does === 'asks' ? page.getByRole('alert').getByText(refusal) : page.getByText('E-mail must be valid.')).waitFor()
    expect(stage.server.socket.count('Login')).toBe(does === 'asks' ? at + 1 : 0)
    // What is said of a field is looked at again when it is left.
    if (does === 'refuses') await page.getByLabel('E-mail').fill('a@b')
    await (does === 'asks' ? page.getByRole('button', { name: 'Ok' }).click() : page.getByLabel('E-mail').blur())
    await page.getByText(does === 'asks' ? refusal : 'E-mail must be valid.').waitFor({ state: 'detached' })
  }
})

it('logs in with Enter in either field, trims the e-mail and never the password', async () => {
  covers('userStored')
  const page = await stage.tab('/login')
  const opened = socketOf(page)
  const submits = await watchSubmits(page)
  await page.getByLabel('Password', { exact: true }).fill(' not it ')
  await page.getByLabel('E-mail').fill(' ada@example.com ')
  await page.getByLabel('E-mail').press('Enter')
  await expect.poll(() => stage.server.socket.count('Login')).toBe(1)
  expect(stage.server.socket.asked[0]!.variables).toEqual({ email: 'ada@example.com', password: ' not it ' })
  await page.getByRole('alert').getByText(refusal).waitFor()
  proves('noticeError', await noticeOn(page))
  await page.getByRole('button', { name: 'Ok' }).click()
  await page.getByText(refusal).waitFor({ state: 'detached' })
  await stage.logIn(page, ada)
  await expect.poll(() => pathOf(page)).toBe('/')
  await page.getByText('Hello, Ada').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/admin/profile/1')
  const seen = await submits()
  expect(seen.map(({ field }) => field)).toEqual(['email', 'password'])
  proves('loginEnter', { key: [...new Set(seen.map(({ key }) => key))].join() })
  const { path, prefix } = await opened
  proves('callSocket', {
    call: among(stage.server.socket.asked.map(({ name }) => name)),
    service: path.slice(1),
    prefix,
  })
  const profile = page.getByRole('main').getByRole('link', { name: 'My profile' })
  proves('routeDashboard', {
    path: pathOf(page),
    title: (await page.getByRole('heading', { level: 1 }).textContent()) ?? undefined,
    link: (await profile.getAttribute('href'))?.split('/')[2],
  })
  expect(Object.keys(await stored(page))).toEqual(['admin-login-data'])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(stage.server.socket.asked.every(({ query, hash }) => query === '' && /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  expect(stage.server.requested).toContain('POST /api/session')
  expect(stage.problems).toEqual([])
})

it('leaves the focus on the button where the password was wrong', async () => {
  const page = await stage.tab('/login')
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(`${password}!`)
  const button = page.getByRole('button', { name: 'Login' })
  await button.press('Enter')
  await page.getByRole('alert').getByText(refusal).waitFor()
  await expect.poll(() => hasFocus(button)).toBe(true)
})

it('keeps a wrong password out of the address, the storage and the log', async () => {
  const page = await stage.tab('/login')
  await stage.logIn(page, ada, `${password}!`)
  await page.getByRole('alert').getByText(refusal).waitFor()
  expect(page.url()).not.toContain('horse')
  expect(JSON.stringify(await stored(page))).not.toContain('horse')
})
