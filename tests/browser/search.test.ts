// The search over everything and the way to the audit, in a real browser: keys, screen readers, both colours, a small telephone.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { axeProblems } from './records/checkAxe.ts'
import { ada, mia, Stage } from './shell/Stage.ts'
import { hasFocus } from './story/hasFocus.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const hit = (entity: string, id: string, title: string, opens = false) => ({ __typename: 'Hit', entity, id, title, line: null, opens })
const answering = (...hits: readonly object[]): void => void stage.says.set('SearchFindAll', () => ({ data: { answer: hits } }))
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search everything' })
const options = (page: Page) => dialog(page).getByRole('option')

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await input(page).waitFor()
}

it('opens by keys, finds a person by what is pasted, and goes there with Enter', async () => {
  answering(hit('User', '12', 'Lena'), hit('Transaction', '12', '12', true))
  const page = await stage.inside('/')
  await open(page)
  await expect.poll(() => hasFocus(input(page))).toBe(true)
  await input(page).fill('lena@example.com')
  await options(page).filter({ hasText: 'Lena' }).waitFor()
  expect(stage.server.socket.asked.filter(({ name }) => name === 'SearchFindAll').map(({ variables }) => variables)).toEqual([
    { text: 'lena@example.com' },
  ])
  await page.keyboard.press('ArrowDown')
  expect(await dialog(page).getByRole('option', { selected: true }).textContent()).toContain('12')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/transactions?open=12')
  expect(await dialog(page).count()).toBe(0)
})

it('leads with Enter to what is found by the words that stand there, however soon it is pressed', async () => {
  const people = new Map([
    ['lena@example.com', hit('User', '12', 'Lena')],
    ['nora@example.com', hit('User', '15', 'Nora')],
    ['mia@example.com', hit('User', '14', 'Mia')],
    ['kim@example.com', hit('User', '13', 'Kim')],
  ])
  // Held, so that on any machine the next words are typed before it comes.
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  stage.says.set('SearchFindAll', async ({ variables }) => {
    if (variables['text'] === 'nora@example.com') await held
    return { data: { answer: [people.get(String(variables['text']))] } }
  })
  const page = await stage.inside('/')
  await open(page)
  await input(page).fill('lena@example.com')
  await options(page).filter({ hasText: 'Lena' }).waitFor()
  // Whoever goes on typing meant nobody yet.
  await input(page).fill('nora@example.com')
  await page.keyboard.press('Enter')
  await input(page).fill('mia@example.com')
  come()
  await options(page).filter({ hasText: 'Mia' }).waitFor()
  await input(page).fill('kim@example.com')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/profile\//)
  expect(new URL(page.url()).pathname).toBe('/admin/profile/13')
})

it('keeps in sight what the words before found, as far as it is called by these, until their answer comes', async () => {
  answering(hit('User', '12', 'Lena'), hit('User', '13', 'Leo'))
  const page = await stage.inside('/')
  await open(page)
  await input(page).fill('le')
  await options(page).filter({ hasText: 'Leo' }).waitFor()
  const line = await options(page).filter({ hasText: 'Lena' }).elementHandle()
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  stage.says.set('SearchFindAll', async () => {
    await held
    return { data: { answer: [hit('User', '12', 'Lena'), hit('User', '14', 'Marlen')] } }
  })
  await input(page).fill('len')
  await options(page).filter({ hasText: 'Leo' }).waitFor({ state: 'detached' })
  await dialog(page).getByText('Searching').waitFor()
  expect(await options(page).filter({ hasText: 'Lena' }).count()).toBe(1)
  come()
  await options(page).filter({ hasText: 'Marlen' }).waitFor()
  expect(await line?.evaluate((each) => each.isConnected)).toBe(true)
})

it('leads with Enter to the line that was chosen, whatever came before it since', async () => {
  answering(hit('User', '12', 'Lena'), hit('User', '13', 'Leo'), hit('User', '14', 'Lea'))
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  const view = { __typename: 'SavedView', id: '7', entity: 'User', name: 'Left', place: 'q=le', shared: false, mine: true, by: 'Ada' }
  stage.says.set('SavedViewsFindAll', async () => {
    await held
    return { data: { answer: [view] } }
  })
  const page = await stage.inside('/')
  await open(page)
  await input(page).fill('le')
  await options(page).filter({ hasText: 'Lea' }).waitFor()
  await page.keyboard.press('ArrowUp')
  const chosen = dialog(page).getByRole('option', { selected: true })
  await chosen.filter({ hasText: 'Lea' }).waitFor()
  come()
  await options(page).filter({ hasText: 'Left' }).waitFor()
  expect(await chosen.textContent()).toContain('Lea')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/profile/14')
  expect(await dialog(page).count()).toBe(0)
})

it('says that there may be more of a sort, and leads to the list that has them all', async () => {
  answering(...['1', '2', '3', '4', '5'].map((id) => hit('User', id, `Lena ${id}`)), hit('Transaction', '12', '12', true))
  const page = await stage.inside('/')
  await open(page)
  await input(page).fill('lena')
  await dialog(page).getByText('6+ found').waitFor()
  expect(await options(page).count()).toBe(7)
  await options(page).filter({ hasText: 'All with “lena”' }).click()
  await page.waitForURL('**/admin/users/usersList?q=lena')
})

it('leads to screens by their name, without asking the server what it need not', async () => {
  const page = await stage.inside('/')
  await page.getByRole('button', { name: 'Search everything' }).click()
  await input(page).fill('abou')
  await options(page).filter({ hasText: 'About' }).click()
  await page.waitForURL('**/admin/about')
  expect(stage.server.socket.asked.map(({ name }) => name)).not.toContain('UsersList')
})

it('closes with Escape and gives the focus back; nothing that was typed is kept', async () => {
  const page = await stage.inside('/')
  const button = page.getByRole('button', { name: 'Search everything' })
  await button.click()
  await input(page).fill('somebody')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(button)).toBe(true)
  await open(page)
  expect(await input(page).inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(
    'somebody',
  )
})

it('offers no screen that its viewer may not open', async () => {
  const named = async (who: typeof ada): Promise<readonly string[]> => {
    const page = await stage.inside('/', who)
    await open(page)
    // They come once it is known what else was visited.
    await options(page).first().waitFor()
    return options(page).locator('span:first-child').allTextContents()
  }
  expect(await named(ada)).toContain('Audit')
  const manager = await named(mia)
  expect(manager).toContain('Users')
  expect(manager).not.toContain('Audit')
})

it.each([
  ['light', 1280],
  ['dark', 360],
] as const)('has nothing that axe objects to: %s, %i wide', async (colours, width) => {
  answering(hit('User', '12', 'Lena with a name that is far too long for a small telephone, and goes on'))
  const page = await stage.inside('/', ada, width)
  await page.emulateMedia({ colorScheme: colours })
  await open(page)
  await input(page).fill('lena')
  await options(page).filter({ hasText: 'Lena' }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(stage.problems).toEqual([])
})

it('comes in pieces that carry the names of what they are for', () => {
  covers('chunks')
  // A digest of eight characters follows the name; it may have dashes in it.
  const names = readdirSync(join(stage.dist, 'assets')).map((file) => file.replace(/-.{8}\.js$/, ''))
  for (const name of ['about', 'settings', 'users', 'reports', 'searchDialog']) expect(names).toContain(name)
})

it('shows whoever may read the audit the way there, and the libraries with their licences to everybody', async () => {
  const page = await stage.inside('/')
  expect(await page.getByRole('link', { name: 'Audit: who did what' }).getAttribute('href')).toBe('/admin/audit')
  const other = await stage.inside('/about', mia)
  await other.getByText('Libraries and their licences').click()
  await other.getByText(/^react \d.* – MIT$/).waitFor()
  await other.goto(`${stage.address}/admin/`)
  await other.getByRole('link', { name: 'My profile' }).last().waitFor()
  expect(await other.getByRole('link', { name: 'Audit: who did what' }).count()).toBe(0)
})
