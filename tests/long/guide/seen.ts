// What a member of staff sees after each thing of docs/guide.md, in the order of the guide: throws where it is not there.
import type { Locator } from 'playwright-core'
import type { Staff } from '../../browser/story/enter.ts'

export interface Visit {
  /** Whose rights are all; logged in. */
  readonly admin: Staff
  /** Logs somebody in, in a window of their own. */
  readonly enter: (email: string) => Promise<Staff>
  readonly sql: (text: string) => Promise<unknown>
  /** Address of the profile of a creator who answered everything. */
  readonly profile: string
  /** Sets a value of the deployment while the server runs. */
  readonly set: (name: string, value: string) => Promise<void>
}
export type Seen = (visit: Visit) => Promise<void>

const dialogOf = ({ page }: Staff): Locator => page.getByRole('dialog')
const sectionOf = ({ page }: Staff, name: string): Locator => page.getByRole('region', { name, exact: true })
const rowOf = ({ page }: Staff, name: string | RegExp): Locator => page.getByRole('row', { name }).first()

const editSection = async (staff: Staff, path: string, name: string): Promise<Locator> => {
  await staff.open(path)
  const section = sectionOf(staff, name)
  await section.getByRole('button', { name: `Edit: ${name}` }).click()
  await section.getByRole('button', { name: 'Save' }).waitFor()
  return section
}
const save = async (form: Locator): Promise<void> => {
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
}
const editRow = async (staff: Staff, path: string, name: string): Promise<Locator> => {
  await staff.open(path)
  await staff.page.getByRole('button', { name: `Edit: ${name}` }).click()
  const dialog = dialogOf(staff)
  await dialog.getByRole('button', { name: 'Save' }).waitFor()
  return dialog
}
/** Presses an action that stands among the further ones of its row. */
const act = async ({ page }: Staff, record: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `More actions: ${record}` }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}\\b`) }).click()
}
const optionsOf = async ({ page }: Staff, within: Locator, label: string): Promise<readonly string[]> => {
  await within.getByRole('combobox', { name: label }).click()
  const options = page.getByRole('option')
  await options.first().waitFor()
  return options.evaluateAll((all) => all.filter((each) => each.ariaDisabled !== 'true').map((each) => each.textContent ?? ''))
}
const choose = async (staff: Staff, within: Locator, label: string, option: string): Promise<void> => {
  await within.getByRole('combobox', { name: label }).click()
  await staff.page.getByRole('option', { name: option, exact: true }).click()
}
const ensure = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}
const ensureWithout = async (place: Locator, what: string): Promise<void> => ensure((await place.count()) === 0, `${what} is there`)

const banners = '/settings/banners'
const categories = '/settings/tags'
const running = 'Autumn festival: three days of live sets'
const off = 'Cooking week'

export const seen: readonly Seen[] = [
  async ({ admin, profile }) => {
    const section = await editSection(admin, profile, 'Questionnaire')
    await section.getByLabel('Pronouns').fill('she/her')
    await save(section)
    await admin.page.reload()
    await section.getByText('she/her', { exact: true }).waitFor()
  },
  async ({ admin }) => {
    const dialog = await editRow(admin, categories, 'Art')
    await dialog.getByText('As it stands in the search of the client site.').waitFor()
  },
  async ({ admin, profile }) => {
    const section = await editSection(admin, profile, 'Questionnaire')
    await choose(admin, section, 'Body', 'Slim')
    await save(section)
    await section.getByText('Slim', { exact: true }).waitFor()
  },
  async ({ admin, profile, sql }) => {
    await sql("update users_questionnaire set body = 'PETITE'")
    await admin.open(profile)
    await sectionOf(admin, 'Questionnaire').getByText('Petite', { exact: true }).waitFor()
    await sql("update users_questionnaire set body = 'NORMAL'")
    const offered = await optionsOf(admin, await editSection(admin, profile, 'Questionnaire'), 'Body')
    ensure(offered.includes('Athletic') && !offered.includes('Petite'), `offered are ${offered.join()}`)
  },
  async ({ admin }) => {
    await admin.open(categories)
    await admin.page.getByRole('columnheader', { name: 'Creators' }).waitFor()
    await ensureWithout(admin.page.getByRole('columnheader', { name: 'Used by' }), 'the old label')
  },
  async ({ admin }) => {
    await admin.open('/settings/payoutSystemsSettings')
    await act(admin, 'Bank transfer', 'Edit')
    const dialog = dialogOf(admin)
    ensure((await dialog.getByLabel('Instructions').inputValue()) === 'Enter your IBAN without spaces.', 'what was stored is gone')
  },
  async ({ admin, profile }) => {
    const section = await editSection(admin, profile, 'Questionnaire')
    await section.getByLabel('Patreon').waitFor()
    await ensureWithout(section.getByLabel('OnlyFans'), 'OnlyFans')
  },
  async ({ admin }) => {
    const dialog = await editRow(admin, banners, running)
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Hey')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Alternative text should have at least 5 characters').first().waitFor()
  },
  async ({ admin, enter, profile, sql }) => {
    await sql("delete from role_right where role = 'manager' and \"right\" = 'getAnyPersonalInfo'")
    await sql("update users_questionnaire set body = 'NORMAL'")
    await sql("update users_questionnaire set public_phone = '+4930123'")
    await admin.open(profile)
    await sectionOf(admin, 'Questionnaire').getByText('Public phone', { exact: true }).waitFor()
    const manager = await enter('manager@example.com')
    await manager.open(profile)
    await sectionOf(manager, 'Questionnaire').getByText('Body', { exact: true }).waitFor()
    await ensureWithout(sectionOf(manager, 'Questionnaire').getByText('Public phone', { exact: true }), 'the phone')
  },
  async ({ admin }) => {
    await admin.open(categories)
    await admin.page.getByRole('columnheader', { name: 'Type' }).waitFor()
    await admin.page
      .getByRole('button', { name: /^Used by/ })
      .first()
      .waitFor()
  },
  async ({ admin }) => {
    await admin.open(banners)
    await admin.page.getByRole('link', { name: 'Switched off (1)' }).click()
    await rowOf(admin, new RegExp(off)).waitFor()
    await rowOf(admin, new RegExp(running)).waitFor({ state: 'detached' })
  },
  async ({ admin, profile }) => {
    await admin.open(`${profile}?tab=content`)
    await sectionOf(admin, 'Search and discovery').getByText('Shown in search and discovery').waitFor()
  },
  async ({ admin }) => {
    const dialog = await editRow(admin, banners, running)
    await dialog.getByLabel('Shown until').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('A banner at the top of the main page ends some day').first().waitFor()
  },
  async ({ admin }) => {
    await admin.open(banners)
    await rowOf(admin, new RegExp(running)).waitFor()
    const button = (name: string): Locator => admin.page.getByRole('button', { name: `Delete: ${name}` })
    ensure((await button(running).getAttribute('aria-disabled')) === 'true', 'a banner that is shown can be deleted')
    ensure((await button(off).getAttribute('aria-disabled')) !== 'true', 'one that is off cannot be deleted')
  },
  async ({ admin }) => {
    await admin.open(banners)
    const row = rowOf(admin, new RegExp(running))
    await row.getByText('Planned', { exact: true }).waitFor()
    await act(admin, running, 'Close')
    await dialogOf(admin).getByRole('button', { name: 'Close', exact: true }).last().click()
    await row.getByText('Over', { exact: true }).waitFor()
    await act(admin, running, 'Reopen')
    await dialogOf(admin).getByRole('button', { name: 'Reopen', exact: true }).last().click()
    await row.getByText('Planned', { exact: true }).waitFor()
  },
  async ({ admin, sql }) => {
    await admin.open(banners)
    await admin.page.getByRole('columnheader', { name: 'Shown so often' }).waitFor()
    await sql('delete from role_right where "right" = \'getAnyBannerAudience\'')
    await admin.page.getByRole('columnheader', { name: 'Shown so often' }).waitFor({ state: 'detached' })
  },
  async ({ admin }) => {
    await admin.open('/users/analytics')
    await admin.page.getByText('Transactions by type and state').first().waitFor()
  },
  async ({ admin }) => {
    await admin.open('/users/usersList')
    await admin.page.getByRole('button', { name: 'Add user' }).first().click()
    const offered = await optionsOf(admin, dialogOf(admin), 'Role')
    ensure(offered.includes('Auditor'), `offered are ${offered.join()}`)
  },
  async ({ admin, profile, set }) => {
    const section = await editSection(admin, profile, 'Questionnaire')
    await ensureWithout(section.getByLabel('Pronouns'), 'what waits for a flag')
    await set('flags.pronouns', 'on')
    await section.getByLabel('Pronouns').waitFor()
  },
  async ({ admin }) => {
    await admin.open('/')
    await admin.page.getByRole('link', { name: 'Announcements', exact: true }).click()
    await admin.page.getByRole('button', { name: 'Add announcement' }).first().click()
    await dialogOf(admin).getByRole('textbox', { name: 'Title' }).fill('New prices')
    await dialogOf(admin).getByRole('button', { name: 'Add announcement' }).click()
    await rowOf(admin, /New prices/).waitFor()
  },
]
