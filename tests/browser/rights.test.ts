// Who may what: found by its name, narrowed by words and to where two roles differ, kept in the address; and what another role brings and takes, told before it is given.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { rights } from '#generated/rights.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { settle } from './tour/look.ts'

let house: House
let admin: Staff
let manager: Staff

const heldBy = (role: string): ReadonlySet<string> => new Set(roleRights[role])
const isHeld = (role: string, right: string): boolean => heldBy(role).has(right)
/** In the order of the specs. */
const heldMore = (one: string, other: string): readonly string[] =>
  rights.map(({ name }) => name).filter((name) => isHeld(one, name) && !isHeld(other, name))

const table = (page: Page) => page.getByRole('table')
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('button')
const named = async (page: Page): Promise<readonly string[]> =>
  rows(page).evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''))
const head = (page: Page, role: string) => table(page).getByRole('columnheader').getByRole('button', { name: role, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search rights' })
const findScreen = async ({ page }: Staff): Promise<readonly string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Search everything' })
  // Whoever hears the key comes a little after the screen.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return dialog.count()
    })
    .toBe(1)
  await dialog.getByRole('combobox').fill('may what')
  await dialog
    .getByRole('status')
    .filter({ hasText: /found|Nothing/i })
    .waitFor()
  return dialog.getByRole('option').allInnerTexts()
}

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { width: 1280, height: 720, at: '/', as: 'admin' })
  manager = await enter(house, { width: 390, height: 844, at: '/', as: 'manager' })
  for (const { page } of [admin, manager]) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settle(page)
  }
})
afterAll(() => house?.stop())

it('is found by its name, and shows every right with who holds it', async () => {
  const { page } = admin
  expect((await findScreen(admin)).join()).toContain('Who may what')
  await page.keyboard.press('Enter')
  await table(page).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Who may what')
  expect(await named(page)).toEqual(rights.map(({ name }) => name))
  const cells = await table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td .onlyRead')].map(({ textContent }) => textContent)))
  const words = (held: boolean): string => (held ? 'held' : 'not held')
  expect(cells).toEqual(rights.map(({ name }) => ['admin', 'manager'].map((role) => words(isHeld(role, name)))))
  for (const role of ['admin', 'manager'])
    expect(
      await table(page)
        .getByRole('columnheader')
        .filter({ hasText: new RegExp(role, 'i') })
        .innerText(),
    ).toContain(`${heldBy(role).size} of ${rights.filter(({ scope }) => scope === 'any' || scope === 'my').length}`)
  expect(await admin.axe()).toEqual([])
})

it('finds a right by its words, and says what it is for', async () => {
  const { page } = admin
  await search(page).fill('payout percent')
  await expect.poll(() => named(page)).toEqual(['updateAnyPayoutPercent'])
  await rows(page).click()
  await page.getByRole('definition').filter({ hasText: 'Users: Payout percent' }).waitFor()
  expect(await page.getByRole('definition').first().innerText()).toBe('Admins')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => rows(page).count()).toBe(rights.length)
})

it('shows only where two roles differ, and a reload keeps it', async () => {
  const { page } = admin
  await head(page, 'Admin').click()
  await page.getByText('Press another role to see only where it differs from Admin.').waitFor()
  await head(page, 'Manager').click()
  const differ = heldMore('admin', 'manager')
  expect(differ.length).toBeGreaterThan(5)
  await expect.poll(() => named(page)).toEqual(differ)
  await page.reload()
  await table(page).waitFor()
  expect(await named(page)).toEqual(differ)
  expect(await head(page, 'Manager').getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('status').filter({ hasText: 'differ' }).innerText()).toBe(
    `${differ.length} of ${rights.length} rights: where Admin and Manager differ`,
  )
  expect(await admin.axe()).toEqual([])
  await page.goBack()
  await expect.poll(() => rows(page).count()).toBe(rights.length)
})

it('is not there for who may not see it', async () => {
  const { page } = manager
  expect((await findScreen(manager)).join()).not.toContain('Who may what')
  await page.keyboard.press('Escape')
  await manager.open('/help')
  await settle(page)
  expect(await page.getByRole('link', { name: 'Who may what' }).count()).toBe(0)
  await manager.open('/rights')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(manager.problems).toEqual([])
})

it('is what the database says now', async () => {
  const { page } = admin
  const right = 'createManualTransaction'
  await house.sql('delete from role_right where role = $1 and "right" = $2', ['manager', right])
  try {
    await expect
      .poll(async () => {
        await admin.open('/rights?roles=admin,manager')
        await table(page).waitFor()
        return named(page)
      })
      .toContain(right)
  } finally {
    await house.sql('insert into role_right (role, "right") values ($1, $2)', ['manager', right])
  }
})

/** What the dialog lists below a line of these words, once it is opened. */
const listed = async (page: Page, says: RegExp): Promise<readonly string[]> => {
  const those = page.getByRole('dialog').getByRole('group').filter({ hasText: says })
  await those.getByText(says).click()
  return those.getByRole('listitem').locator('code').allInnerTexts()
}
const changeRole = async (where: string): Promise<void> => {
  const [somebody] = await house.sql<{ id: string }>(`select id::text from users where ${where} order by id limit 1`)
  await admin.open(`/profile/${somebody?.id}`)
  await settle(admin.page)
  await admin.page.getByRole('button', { name: 'Change role' }).click()
  await choice(admin.page).waitFor()
}
const choice = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Role' })
const choose = async (page: Page, role: string): Promise<void> => {
  await choice(page).click()
  await page.getByRole('option', { name: role, exact: true }).click()
}
const told = (page: Page) => page.getByRole('dialog').getByRole('status').filter({ hasText: /right/ })

it('tells what another role brings and takes before it is given, and moves no button', async () => {
  const { page } = admin
  await changeRole(`email = 'manager@example.com'`)
  const button = page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true })
  const place = await button.boundingBox()
  await choose(page, 'Admin')
  const brings = heldMore('admin', 'manager')
  expect(await told(page).innerText()).toBe(`Brings ${brings.length} rights, takes 0 rights.`)
  expect(await button.boundingBox()).toEqual(place)
  expect((await listed(page, /Brings/)).toSorted()).toEqual(brings.toSorted())
  expect(await admin.axe()).toEqual([])
  await choose(page, 'Member')
  await told(page)
    .filter({ hasText: `takes ${heldBy('manager').size} rights` })
    .waitFor()
  expect((await listed(page, /Takes/)).toSorted()).toEqual([...heldBy('manager')].toSorted())
  await choose(page, 'Manager')
  await expect.poll(() => told(page).count()).toBe(0)
})

it('says so where another role may the same', async () => {
  await changeRole(`role = 'member' and status = 'ACTIVE'`)
  await choose(admin.page, 'Free business')
  expect(await told(admin.page).innerText()).toBe('Brings and takes no right.')
  expect(admin.problems).toEqual([])
})
