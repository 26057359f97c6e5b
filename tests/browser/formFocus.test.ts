// Where the focus is in a form by keyboard, in a real browser: at what is wrong in a list of rows, and at the button again once a file was sent.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { at: '/settings/tutorialLinks', as: 'admin' })
})
afterAll(() => house.stop())

it('goes to the field of the row that is wrong, which may be out of sight', async () => {
  const { page } = admin
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
  const { page } = admin
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
  expect(admin.problems).toEqual([])
})
