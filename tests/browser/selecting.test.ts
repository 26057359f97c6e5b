// Selecting rows and planning a run over them, as it is seen: wide and narrow, light and dark, by keys, for everybody. What follows: tests/records/runDialog.test.ts.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planOf, started } from '../records/fakePlans.ts'
import { serveUsers, usersPath } from '../records/fakeUsers.ts'
import type { Answer, Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { hasFocus } from './story/hasFocus.ts'

const serve = serveUsers({ RunStartPreview: (_, variables) => planOf(variables), RunStart: () => started(2), UsersSums: () => [] })
const answers = async ({ name, variables }: Asked): Promise<Answer> => ({ data: { answer: serve(name, variables) } })
let opened: OpenedConsole

beforeAll(async () => {
  opened = await openConsole(answers)
  // What says that a run began would go after eight seconds: a slow machine may look later.
  opened.server.backend = { notificationTimeout: 60_000 }
})
afterAll(() => opened.close())

const creator = (page: Page, id: number) => page.getByRole('checkbox', { name: `Select Creator ${id}` })
const bar = (page: Page) => page.getByRole('group', { name: 'What is selected' })
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const isInSight = (page: Page) =>
  bar(page).evaluate((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
  })

it.each([
  [1280, 720, 'light'],
  [1280, 720, 'dark'],
  [390, 844, 'light'],
  [390, 844, 'dark'],
] as const)('can be used by everybody at %i × %i, %s', async (width, height, scheme) => {
  const { page, problems } = await opened.open(usersPath, { width, height, scheme })
  await creator(page, 3).click()
  await creator(page, 1).click({ modifiers: ['Shift'] })
  await bar(page).getByText('3 selected').waitFor()
  expect(page.url()).toBe(`${opened.address}/admin${usersPath}`)
  expect([await isInSight(page), await wide(page)]).toEqual([true, 0])
  expect(await axeProblems(page, 'all')).toEqual([])
  await bar(page).getByRole('button', { name: 'Select all rows shown' }).click()
  await bar(page).getByRole('button', { name: 'Select all 1,240 of this filter' }).waitFor()
  await bar(page).getByRole('button', { name: 'Disable', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable: Users' })
  await dialog.getByText('2 of 4', { exact: true }).waitFor()
  await dialog.getByRole('textbox').waitFor()
  expect(await wide(page)).toBe(0)
  expect(await axeProblems(page, 'all')).toEqual([])
  await dialog.getByRole('checkbox', { name: 'They were asked' }).check()
  await dialog.getByRole('textbox').fill('As they asked')
  await dialog.getByRole('button', { name: 'Disable 3' }).click()
  await page.getByText('Disable: begun for 2').waitFor()
  expect(await bar(page).getByRole('button').count()).toBe(0)
  expect(problems).toEqual([])
})

it('moves nothing when its check boxes come', async () => {
  const { page } = await opened.open('/about', { width: 1280, height: 720 })
  // Held, so that on any machine the rows are looked at before.
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route(/assets\/listRuns-.*\.js/, async (route) => held.then(() => route.continue()))
  await page.goto(`${opened.address}/admin${usersPath}`)
  const places = () =>
    page.locator('thead th, tbody tr').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
  await page.locator('tbody tr[data-id]').first().waitFor()
  await page.evaluate(async () => document.fonts.ready)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  const before = await places()
  come()
  await creator(page, 1).waitFor()
  expect(await places()).toEqual(before)
})

it('goes by keys, which are told', async () => {
  const { page, problems } = await opened.open(usersPath, { width: 1280, height: 720 })
  await creator(page, 1).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await bar(page).getByText('2 selected').waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByRole('row', { name: 'x Select the row' }).waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  expect(await creator(page, 2).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => creator(page, 2).isChecked()).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await bar(page).getByText('1 selected').waitFor()
  expect(problems).toEqual([])
})

it('hands the focus to the heading where its buttons go with what was selected', async () => {
  const { page } = await opened.open(usersPath, { width: 1280, height: 720 })
  const heading = page.getByRole('heading', { level: 1 })
  await creator(page, 1).check()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await creator(page, 1).check()
  await creator(page, 1).uncheck()
  expect(await hasFocus(creator(page, 1))).toBe(true)
  await creator(page, 1).check()
  await bar(page).getByRole('button', { name: 'Disable', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable: Users' })
  await dialog.getByRole('textbox').fill('As they asked')
  await dialog.getByRole('button', { name: /^Disable \d/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(heading)).toBe(true)
})
