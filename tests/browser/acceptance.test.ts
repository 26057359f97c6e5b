// Acceptance cases of people and pages in the whole house (domain 21): what is disabled and says why, what a manager finds, what a member is asked.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { among, proves } from '../proves.ts'
import { deskOf, reasonOf } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { settle } from './tour/look.ts'
import { openTab } from './story/openTab.ts'

let house: House
let admin: Staff
let manager: Staff

const login = async (as: string): Promise<Staff> => {
  const staff = await enter(house, { at: '/login', as })
  await staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  return staff
}
const idOf = async (where: string): Promise<string> => {
  const [found] = await house.sql<{ id: string }>(`select id::text as id from users where ${where} order by id limit 1`)
  if (!found) throw new Error(`the demo has nobody with ${where}`)
  return found.id
}

beforeAll(async () => {
  house = await openHouse()
  ;[admin, manager] = [await login('admin'), await login('manager')]
})
afterAll(() => house?.stop())

const profile = async (staff: Staff, id: string): Promise<void> => {
  await staff.open(`/profile/${id}`)
  await deskOf({ staff }).section('Profile information').waitFor()
}
/** Reasons of the head's actions, those of the menu among them. */
const reasons = async (staff: Staff, names: readonly string[]): Promise<readonly string[]> => {
  await staff.page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click()
  const found: string[] = []
  for (const name of names) {
    const action = staff.page
      .getByRole('menuitem', { name: new RegExp(`^${name}`) })
      .or(staff.page.getByRole('button', { name: new RegExp(`^${name}\\b`), includeHidden: true }))
    await action.first().waitFor({ state: 'attached' })
    expect(await action.first().getAttribute('aria-disabled')).toBe('true')
    // In a menu the reason stands below the words, beside a button it is its description.
    found.push((await reasonOf(action.first())) || (await action.first().locator('p').innerText()))
  }
  await staff.page.keyboard.press('Escape')
  return found
}

it("acceptance 3: every page in a manager's menu opens without a refused read", async () => {
  const links = manager.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  const inside = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).filter(
    (href) => href.startsWith('/admin/') && !href.endsWith('/logout'),
  )
  expect(inside.some((href) => href.includes('/settings') || href.endsWith('/pages'))).toBe(false)
  for (const href of inside) {
    await manager.open(href.slice('/admin'.length))
    await manager.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await manager.axe()).toEqual([])
    expect(await manager.page.getByText('Page not found').count()).toBe(0)
  }
  expect(manager.problems).toEqual([])
})

it('acceptance 4: on the own profile role, Disable and Delete are there and say why not', async () => {
  await profile(admin, await idOf("email = 'admin@example.com'"))
  const [role, ...rest] = await reasons(admin, ['Change role', 'Disable', 'Delete'])
  expect(role).toBe('Changing own role is forbidden')
  expect(rest.filter((reason) => reason === '')).toEqual([])
})

it("acceptance 5: a manager finds on an admin's profile what is denied disabled, with the reason", async () => {
  await profile(manager, await idOf("email = 'admin@example.com'"))
  const said = await reasons(manager, ['Disable', 'Delete'])
  expect(said.filter((reason) => reason === '')).toEqual([])
  expect(manager.problems).toEqual([])
})

it("acceptance 22: a member's questionnaire has exactly three fields, minus those that are hidden", async () => {
  covers('managesQuestionnaire')
  const member = await idOf("role = 'member' and status = 'ACTIVE'")
  const asked = async (): Promise<readonly string[]> => {
    await profile(admin, member)
    const form = deskOf({ staff: admin }).section('Questionnaire')
    await form.waitFor()
    return form.locator('dt').allInnerTexts()
  }
  expect(await asked()).toEqual(['About', 'Personal website', 'Has sensitive content'])
  await house.sql(`update system_settings_frontend_config set questionary_hidden_field = '{website}', version = version + 1`)
  expect(await asked()).toEqual(['About', 'Has sensitive content'])
  const config = (await (await fetch(`${house.address}/api/system-settings/frontend-config`)).json()) as Readonly<Record<string, unknown>>
  const lists = Object.entries(config).filter(([, value]) => Array.isArray(value) && value.includes('website'))
  proves('questionHidden', { list: among(lists.flatMap(([name]) => inWords(name).split(' '))) })
  expect(admin.problems).toEqual([])
})

it('shows the price of a message attachment on a profile while messages may be sold', async () => {
  const creator = await idOf("role = 'pro_business' and status = 'ACTIVE'")
  const asked = async (paid: boolean): Promise<readonly string[]> => {
    await house.sql('update system_settings_frontend_config set paid_sent_message = $1, version = version + 1', [paid])
    await profile(admin, creator)
    await openTab(admin.page, 'Content')
    const prices = deskOf({ staff: admin }).section('Content prices')
    // Pressed while sections still came, Edit did nothing twice on a busy machine; why is not understood yet.
    await settle(admin.page)
    await prices.getByRole('button', { name: 'Edit: Content prices' }).click()
    await prices.getByRole('button', { name: 'Cancel' }).waitFor()
    // Each price has its own packages to choose from, so the inputs come one by one.
    await prices.getByRole('combobox', { name: 'Price per minute of a call', exact: true }).waitFor()
    await settle(admin.page)
    return prices.getByRole('combobox').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent ?? ''))
  }
  const calls = ['Default post price', 'Price per minute', 'Price per minute of a call']
  expect(await asked(true)).toEqual([...calls, 'Price of a message attachment'])
  expect(await asked(false)).toEqual(calls)
  await house.sql('update system_settings_frontend_config set paid_sent_message = true, version = version + 1')
  expect(admin.problems).toEqual([])
})

it('adds whoever has an @ with text on either side in the e-mail, and lets them log in by it', async () => {
  const { page } = admin
  await admin.open('/users/usersList')
  for (const email of ['x@y@example.com', 'x y@example']) {
    await page.getByRole('button', { name: 'Add user' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password').first().fill('a first password 7')
    await form.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Manager', exact: true }).click()
    await form.getByRole('button', { name: 'Add user' }).click()
    await page.waitForURL('**/profile/*')
    expect(await idOf(`email = '${email}'`)).not.toBe('')
    const added = await enter(house, { at: '/login' })
    await added.login(email, 'a first password 7')
    await added.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    await added.context.close()
    await admin.open('/users/usersList')
  }
  expect(admin.problems).toEqual([])
})

it('shows the address of Support in General as it works, whoever said it', async () => {
  const { page } = admin
  const told = async (): Promise<readonly unknown[]> => {
    await admin.open('/settings/general')
    const shown = deskOf({ staff: admin }).section('Set by the deployment').locator('dt:text-is("Support address") + dd')
    const link = page.getByRole('navigation').getByRole('link', { name: /^Support/ })
    return [await shown.innerText(), await link.getAttribute('href')]
  }
  const ofFile = 'https://support.example.com/'
  expect(await told()).toEqual([`${ofFile} (from config.json)`, ofFile])
  const of = (name: string) => deskOf({ staff: admin }).section('Set by the deployment').locator(`dt:text-is("${name}") + dd`).innerText()
  expect([await of('API address'), await of('Files address')]).toEqual(['/graphql (default)', '/files (default)'])
  const stored = 'https://stored.example/'
  await house.sql('update system_settings_frontend_config set support_url = $1, version = version + 1', [stored])
  expect(await told()).toEqual([stored, stored])
  await house.sql('update system_settings_frontend_config set support_url = null, version = version + 1')
  await admin.shoot('general', { of: deskOf({ staff: admin }).section('Set by the deployment') })
  expect(admin.problems).toEqual([])
})

it('hides settings from managers', async () => {
  const { page } = manager
  for (const path of ['/settings/domain', '/settings']) {
    await manager.open(path)
    await page.getByText('Page not found').waitFor()
  }
  expect([await page.getByText('Upgrade').count(), await page.getByRole('navigation').count()]).toEqual([0, 1])
})
