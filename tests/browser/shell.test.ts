// The frame around every screen, in a real browser: menu, drawer, focus, not found, colours.
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { ada, mia, Stage } from './shell/Stage.ts'
import { hasFocus } from './story/hasFocus.ts'
import { covers } from '../covers.ts'
import { proves } from '../proves.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const entries = async (page: Page) => menu(page).getByRole('link').locator('.menuLabel').allTextContents()
const links = { supportUrl: 'https://support.example/', suggestFeatureUrl: 'https://ideas.example/' }

it.each([
  [
    'an admin',
    ada,
    ['Dashboard', 'Users', 'Transactions', 'Payout Requests', 'My profile', 'Settings', 'Suggest a feature', 'Support', 'Logout'],
  ],
  ['a manager', mia, ['Dashboard', 'Users', 'Transactions', 'Payout Requests', 'My profile', 'Suggest a feature', 'Support', 'Logout']],
] as const)('shows %s the menu in its order', async (_, who, labels) => {
  stage.server.local = links
  const page = await stage.inside('/', who)
  const shown = await entries(page)
  expect(shown.filter((label) => (labels as readonly string[]).includes(label))).toEqual(labels)
  expect(shown.includes('Settings')).toBe(who === ada)
  expect(await menu(page).getByRole('button').count()).toBe(0)
  const support = menu(page).getByRole('link', { name: 'Support' })
  expect([await support.getAttribute('target'), await support.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  const outside = await menu(page)
    .getByRole('link')
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter(({ target, origin }) => target === '_blank' && origin !== window.location.origin)
        .map(({ textContent, title }) => ({ label: textContent, says: /\((.+)\)$/.exec(title)?.[1] })),
    )
  proves('menuExternal', {
    entries: outside.map(({ label }) => label ?? undefined),
    opens: [...new Set(outside.map(({ says }) => says))].join(),
  })
  expect(await menu(page).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
  expect(stage.problems).toEqual([])
})

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
] as const)('has nothing that axe objects to: %s, %i wide', async (colours, width) => {
  stage.server.local = links
  stage.server.backend = { siteName: 'A name that is far too long for a small telephone' }
  stage.says.set('PayoutRequestsStats', () => ({ data: { answer: [{ __typename: 'Sum', key: 'NEW', count: 12, sum: null }] } }))
  const page = await stage.inside('/', ada, width)
  await page.emulateMedia({ colorScheme: colours })
  await page.getByRole('main').getByText('Open: 12').waitFor({ state: 'attached' })
  expect(await axeProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const button = (await page.getByRole('button', { name: 'Colours' }).boundingBox())!
  expect(button.x + button.width).toBeLessThanOrEqual(width - 8)
})

it('counts what waits, exactly and live, over the state itself', async () => {
  let waiting = 3
  stage.says.set('PayoutRequestsStats', () => ({ data: { answer: [{ __typename: 'Sum', key: 'NEW', count: waiting, sum: null }] } }))
  const page = await stage.inside('/about')
  const counter = menu(page).getByRole('link', { name: /^Open: / })
  await counter.getByText('3', { exact: true }).waitFor()
  const asked = stage.server.socket.asked.find(({ name }) => name === 'PayoutRequestsStats')!
  expect([asked.variables, asked.auto]).toEqual([{ filter: { status: ['NEW'] } }, true])
  await expect.poll(() => stage.server.socket.count('Changes')).toBeGreaterThan(0)
  waiting = 4
  stage.server.socket.tell({ kind: 'SAVED', entity: 'PayoutRequest', id: '9', version: 2 })
  await counter.getByText('4', { exact: true }).waitFor()
})

it('opens by a counter what it counts, wherever it stands; the entry beside it opens the whole list', async () => {
  stage.says.set('PayoutRequestsStats', () => ({ data: { answer: [{ __typename: 'Sum', key: 'NEW', count: 3, sum: null }] } }))
  stage.says.set('UsersStats', () => ({ data: { answer: [{ __typename: 'Sum', key: 'POSSIBLE', count: 44, sum: null }] } }))
  const page = await stage.inside('/')
  const addresses = (place: ReturnType<typeof menu>, name: RegExp) =>
    place
      .getByRole('link', { name })
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')?.replace(/^.*?(?=\/users|\/payout)/, '')))
  await menu(page).getByRole('link', { name: /: 44$/ }).waitFor()
  expect(await addresses(menu(page), /^Users$|: 44$/)).toEqual(['/users/usersList', '/users/usersList?view=review'])
  const work = page.getByRole('main').getByRole('region')
  await work.getByRole('link', { name: 'Open: 3' }).waitFor()
  expect(await addresses(work, /^Open payout requests$|^Open: 3$/)).toEqual(['/payoutRequests?view=open', '/payoutRequests?view=open'])
})

it('remembers the drawer; closed it is a strip of icons that widens under the pointer', async () => {
  covers('shellDrawer')
  const page = await stage.inside('/about')
  const width = async () => Math.round((await menu(page).boundingBox())!.width)
  await expect.poll(width).toBe(300)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.mouse.move(900, 500)
  await expect.poll(width).toBe(64)
  await page.reload()
  await menu(page).waitFor()
  await expect.poll(width).toBe(64)
  await page.mouse.move(30, 300)
  await expect.poll(width).toBe(300)
  await page.mouse.move(900, 500)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(width).toBe(300)
})

it('lies over a narrow screen and goes with a choice, or with a click beside it or Escape, which give the focus back', async () => {
  const page = await stage.inside('/about', ada, 360)
  await expect.poll(() => menu(page).isVisible()).toBe(false)
  const button = page.getByRole('button', { name: 'Open menu' })
  const entry = menu(page).getByRole('link', { name: 'Dashboard' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 400)]) {
    await button.click()
    await entry.focus()
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
    await leave()
    await menu(page).waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(button)).toBe(true)
  }
  await button.click()
  await entry.click()
  await menu(page).waitFor({ state: 'hidden' })
  await page.getByText('Hello, Ada').waitFor()
})

it('moves the focus to the heading on navigation, names the tab, and has a way past the menu', async () => {
  const page = await stage.inside('/about')
  await page.getByRole('heading', { name: 'About' }).waitFor()
  proves('routeAbout', { path: new URL(page.url()).pathname.replace(/^\/admin/, '') })
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect
    .poll(() => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`))
    .toBe('H1 Dashboard')
  await expect.poll(() => page.title()).toBe('Dashboard – connect')
  await page.reload()
  await page.getByText('Hello, Ada').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen')
})

it('sends unknown paths home, says Page not found for known ones, and clears it on the next route', async () => {
  covers('shellNotFoundCleared')
  const page = await stage.inside('/no/such/path')
  await page.getByText('Hello, Ada').waitFor()
  expect(page.url()).toBe(`${stage.address}/admin/`)
  const { pathname, hash } = new URL(page.url())
  proves('servedUnder', { prefix: pathname })
  proves('unknownPath', { to: pathname.replace(/^\/admin/, '') })
  proves('basePath', {
    base: pathname,
    mode: hash === '' ? await page.evaluate(() => Object.prototype.toString.call(window.history).slice(8, -1).toLowerCase()) : undefined,
  })
  stage.server.backend = { disabledPages: ['settings'], tags: true }
  await page.goto(`${stage.address}/admin/settings/tags`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  proves('shellNotFound', { text: (await page.getByRole('heading', { level: 1 }).textContent()) ?? undefined })
  expect(await entries(page)).not.toContain('Settings')
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('Hello, Ada').waitFor()
  expect(await page.getByText('Page not found').count()).toBe(0)
})

it('knows no route whose flag is off', async () => {
  covers('routeTagsByFlag')
  stage.server.backend = { tags: false }
  const page = await stage.inside('/settings/tags')
  await expect.poll(() => page.getByText('Hello, Ada').count()).toBe(1)
})

it('opens the first settings screen one may see, with a menu of its own', async () => {
  const page = await stage.inside('/settings')
  const side = page.getByRole('navigation', { name: 'Settings' })
  await side.waitFor()
  const [first] = await side.getByRole('link').all()
  await expect.poll(() => first!.getAttribute('aria-current')).toBe('page')
  proves('settingsMenuShown', {
    menu: (await side.getAttribute('aria-label')) ?? undefined,
    first: (await first!.textContent()) ?? undefined,
  })
  await side.getByRole('link', { name: 'Categories' }).click()
  await expect.poll(() => page.url()).toBe(`${stage.address}/admin/settings/tags`)
})

it('remembers the colours', async () => {
  const page = await stage.inside('/about')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Colours' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await page.getByRole('heading', { name: 'About' }).waitFor()
  expect(await ground()).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('admin-colour-scheme'))).toBe('dark')
  await page.getByRole('button', { name: 'Colours' }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect.poll(ground).toBe(light)
})
