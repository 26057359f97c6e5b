// One's own account at the desk: a change of password or e-mail asks the current password, of oneself alone, and tells a wrong one on its field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, type Story } from './story/Desk.ts'
import { enter } from './story/enter.ts'
import { openHouse, password } from './story/openHouse.ts'
import { hasFocus } from './story/hasFocus.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section, dialog } = deskOf(story)
let me: string
let other: string

beforeAll(async () => {
  story.house = await openHouse()
  const idOf = async (where: string): Promise<string> =>
    (await story.house.sql<{ id: string }>(`select id::text as id from users where ${where} order by id limit 1`))[0]?.id ?? ''
  me = await idOf("email = 'admin@example.com'")
  other = await idOf("role = 'member' and status = 'ACTIVE'")
  story.staff = await enter(story.house, { at: `/profile/${me}`, as: 'admin' })
  await section('Profile information').waitFor()
})
afterAll(() => story.house.stop())

const changePassword = async (): Promise<void> => {
  const { page } = story.staff
  const plain = page.getByRole('button', { name: 'Change password' })
  await section('Profile information').waitFor()
  if (!(await plain.isVisible())) await page.getByRole('button', { name: /More/ }).first().click()
  await page
    .getByRole('button', { name: 'Change password' })
    .or(page.getByRole('menuitem', { name: 'Change password' }))
    .first()
    .click()
  await dialog().getByLabel('New password').waitFor()
}

describe('one’s own password', () => {
  it('is changed with the current one beside it, which no button makes up', async () => {
    await changePassword()
    const current = dialog().getByLabel('Current password')
    expect(await current.getAttribute('autocomplete')).toBe('current-password')
    expect(await dialog().getByRole('button', { name: 'Generate' }).count()).toBe(1)
    await dialog().getByLabel('New password').fill('a horse of another desk')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByText('Current password is required').waitFor()
    await current.fill('no horse at all')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByText('This is not your current password').waitFor()
    await expect.poll(() => hasFocus(current)).toBe(true)
    await current.fill(password)
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().waitFor({ state: 'detached' })
    expect(story.staff.problems).toEqual([])
  })

  it('is the only one that it is asked for: of somebody else the new one is enough', async () => {
    await story.staff.open(`/profile/${other}`)
    await changePassword()
    expect(await dialog().getByLabel('Current password').count()).toBe(0)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'detached' })
  })
})

describe('one’s own e-mail', () => {
  it('asks it while the e-mail is another, and for nothing else of the form', async () => {
    await story.staff.open(`/profile/${me}`)
    const part = section('Profile information')
    await part.getByRole('button', { name: 'Edit: Profile information' }).click()
    const current = part.getByLabel('Current password')
    await part.getByLabel('Screen name').fill('The one who asks')
    expect(await current.count()).toBe(0)
    await part.getByRole('textbox', { name: 'E-mail' }).fill('admin@example.org')
    await current.fill('no horse at all')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('This is not your current password').waitFor()
    await current.fill('a horse of another desk')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('admin@example.org').waitFor()
    expect(await part.getByLabel('Current password').count()).toBe(0)
    expect(await story.house.sql('select email, screen_name as name from users where id = $1', [me])).toEqual([
      { email: 'admin@example.org', name: 'The one who asks' },
    ])
    await story.staff.page.locator('.userButton').getByText('The one who asks').waitFor()
    expect(await story.staff.axe()).toEqual([])
    expect(story.staff.problems).toEqual([])
  })
})

it('shows one’s picture in the bar after a reload, though the address that the login told has run out', async () => {
  const { page, problems } = story.staff
  const picture = page.locator('.userButton img')
  await picture.waitFor()
  await page.evaluate(() => {
    const stored = localStorage.getItem('admin-login-data') ?? ''
    localStorage.setItem('admin-login-data', stored.replace(/until=[0-9]+/, 'until=1'))
  })
  await page.reload()
  await picture.waitFor()
  expect(problems).toEqual([])
})
