// Forms by keyboard, in a real browser with the real server: Ctrl+S and Ctrl+Enter wherever a form is; Save is in sight however long the form; where the focus
// is when something is wrong in a list of rows, and once a file was sent.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { findWaiting } from './story/people.ts'

let house: House
let staff: Staff
let creator: string

beforeAll(async () => {
  house = await openHouse()
  const [found] = await findWaiting(house, 1)
  creator = String(found?.user)
  staff = await enter(house, { width: 1280, height: 720, at: '/about', as: 'admin' })
  await staff.page.getByRole('heading', { name: 'About' }).waitFor()
})
afterAll(async () => house?.stop())

it.each(['Control+s', 'Control+Enter'])('%s saves an edit in place, whose Save is in sight', async (keys) => {
  const { page } = staff
  await staff.open(`/profile/${creator}`)
  const part = page.getByRole('region', { name: 'Questionnaire', exact: true })
  await part.getByRole('button', { name: 'Edit: Questionnaire' }).click()
  const first = part.getByRole('textbox').first()
  await first.waitFor()
  const save = part.getByRole('button', { name: 'Save' })
  const tall = () => part.evaluate((place) => place.getBoundingClientRect().height > window.innerHeight)
  // Some inputs come after the first.
  await expect.poll(tall).toBe(true)
  await first.scrollIntoViewIfNeeded()
  expect(await first.evaluate((field) => field.getBoundingClientRect().top >= 0)).toBe(true)
  const { bottom, high } = await save.evaluate((button) => ({ bottom: button.getBoundingClientRect().bottom, high: window.innerHeight }))
  expect(bottom).toBeLessThanOrEqual(high)
  await first.fill(`typed before ${keys}`)
  await first.press(keys)
  await save.waitFor({ state: 'detached' })
  await part.getByText(`typed before ${keys}`).waitFor()
})

it.each(['Control+s', 'Control+Enter'])('%s sends a dialog, once, and not what stands against it', async (keys) => {
  const { page } = staff
  const title = `Keys ${keys.length}`
  await staff.open('/settings/tags')
  await page.getByRole('button', { name: 'Add category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').press(keys)
  await dialog.getByText('Title is required').waitFor()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Title').press(keys)
  await dialog.waitFor({ state: 'detached' })
  expect(await house.sql('select 1 from tags where title = $1', [title])).toHaveLength(1)
})

it('goes to the field of the row that is wrong, which may be out of sight', async () => {
  const { page } = staff
  await staff.open('/settings/tutorialLinks')
  await page.getByRole('button', { name: /^Edit/ }).click()
  const second = page.getByRole('group', { name: 'Row 2' })
  await second.getByRole('textbox', { name: 'Address' }).fill('nowhere')
  await page.getByRole('button', { name: 'Add link' }).focus()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => second.getByRole('textbox', { name: 'Address' }).evaluate((each) => each === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
})

it('comes back to the button that chose a file, and sends the form by keys from there', async () => {
  const { page } = staff
  await page.getByRole('link', { name: 'Banners' }).click()
  await page.getByRole('button', { name: 'Add banner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add banner' })
  const select = dialog.getByRole('button', { name: 'Select file' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), select.press('Enter')])
  await chooser.setFiles('docs/screenshots/users.png')
  await dialog.locator('.fileNow').getByText('users.png').waitFor()
  await expect.poll(() => select.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('Alternative text is required').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  expect(staff.problems).toEqual([])
})

it('Control+Enter takes along what stands typed in a choice, as a press does: what cannot be chosen is not sent as nothing', async () => {
  const { page } = staff
  const requests = async (): Promise<number> => (await house.sql('select 1 from payout_requests')).length
  const before = await requests()
  await staff.open('/payoutRequests')
  await page.getByRole('button', { name: 'Generate request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate request' })
  // All of them by now: nothing is typed yet.
  await page.waitForFunction(() => !document.querySelector('[role=dialog] button.primary')?.matches('[disabled], [aria-disabled=true]'))
  const system = dialog.getByRole('combobox', { name: 'Payout system' })
  await system.fill('No such system')
  await system.press('Control+Enter')
  await dialog.getByText('“No such system” is none of what can be chosen').waitFor()
  expect(await requests()).toBe(before)
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor()
})
