// A record's own screen in a real browser: sections under their rights, edits in place, what else points at it.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userNotes } from '#generated/entities/userNotes.ts'
import { users } from '#generated/entities/users.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'
import { covers } from '../covers.ts'

type Wire = Readonly<Record<string, unknown>>

let user: Wire
let given: Readonly<Record<string, (variables: Wire) => Answer>>
let opened: OpenedConsole

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  const said = given[name]
  if (said) return said(variables)
  if (name === 'UsersDetail') return data(variables['id'] === '42' ? user : null)
  if (name.endsWith('Stats')) return data([])
  if (name.endsWith('Preview')) return data(previewOf())
  if (name === 'UserNotesList') return data(stretchOf([sampleRecord(userNotes, '9', { text: 'Called on Monday' })]))
  return name.endsWith('List') ? data(stretchOf([])) : { errors: [{ message: `no answer for ${name}` }] }
}
const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables)

beforeAll(async () => (opened = await openConsole(answers)).close)
beforeEach(() => {
  given = {}
  user = sampleRecord(users, '42', { screenName: 'Anna', username: 'anna', role: 'free_business' }, { 'fraud.passFraud': 'refusals.state' })
})

describe('a record', () => {
  it('shows its head and its sections, accessible and on a narrow screen too', async () => {
    const { page, problems } = await opened.open('/profile/42')
    await page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor()
    await page.getByRole('region', { name: 'Personal information' }).waitFor()
    await page.getByText('Called on Monday').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    // What was made narrower measures itself anew in its own time.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(problems).toEqual([])
  })

  it('has only the sections of its role', async () => {
    user = { ...user, role: 'admin' }
    const { page } = await opened.open('/profile/42')
    await page.getByRole('region', { name: 'Profile information' }).waitFor()
    expect(await page.getByRole('region', { name: 'Personal information' }).count()).toBe(0)
  })

  it('that is not there is the page that says so', async () => {
    const { page } = await opened.open('/profile/43')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await page.getByRole('region', { name: 'Profile information' }).count()).toBe(0)
  })

  it('asks nothing that its viewer may not read', async () => {
    covers('sectionRights')
    const { page } = await opened.open('/profile/42', { rights: ['getAnyUserInfo'] })
    await page.getByRole('region', { name: 'Profile information' }).waitFor()
    const guards = Object.entries(asked('UsersDetail').at(-1) ?? {}).filter(([, value]) => value === true)
    expect(guards.map(([name]) => name)).not.toContain('readsPersonal')
    expect(await page.getByRole('region', { name: 'Personal information' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Edit: / }).count()).toBe(0)
  })

  it('is edited in place: one changed field travels, under the version of its part', async () => {
    given = {
      PersonalInfoUpdate: ({ patch }) => {
        const personal = { ...(user['personal'] as Wire), ...(patch as Wire), version: 2 }
        user = { ...user, personal }
        return data({ __typename: 'UserPersonalSaved', record: personal })
      },
    }
    const { page } = await opened.open('/profile/42')
    const section = page.getByRole('region', { name: 'Personal information' })
    await section.getByRole('button', { name: 'Edit: Personal information' }).click()
    await section.getByLabel('City').fill('Potsdam')
    expect(await axeProblems(page)).toEqual([])
    await section.getByRole('button', { name: 'Save' }).click()
    await section.getByText('Potsdam', { exact: true }).waitFor()
    expect(asked('PersonalInfoUpdate').at(-1)).toMatchObject({ id: '42', version: 1, patch: { city: 'Potsdam' } })
    expect(Object.keys(asked('PersonalInfoUpdate').at(-1)?.['patch'] as Wire)).toEqual(['city'])
  })

  it('clears the region with the country', async () => {
    user = { ...user, personal: { ...(user['personal'] as Wire), country: 'DE', region: 'DE___BE' } }
    const { page } = await opened.open('/profile/42')
    const section = page.getByRole('region', { name: 'Personal information' })
    await section.getByText('Germany').waitFor()
    await section.getByRole('button', { name: 'Edit: Personal information' }).click()
    // By keys: a page that scrolls takes the list along, and a press that is on its way falls beside it.
    const country = section.getByRole('combobox', { name: 'Country' })
    await country.fill('fran')
    await page.getByRole('option', { name: 'France', exact: true }).waitFor()
    await country.press('ArrowDown')
    await country.press('Enter')
    expect(await country.inputValue()).toBe('France')
    expect(await section.getByRole('combobox', { name: 'Region' }).inputValue()).toBe('')
  })

  it('keeps what was typed through an error of the server and a lost way to another screen', async () => {
    given = { PersonalInfoUpdate: () => ({ errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] }) }
    const { page } = await opened.open('/profile/42')
    const section = page.getByRole('region', { name: 'Personal information' })
    await section.getByRole('button', { name: 'Edit: Personal information' }).click()
    await section.getByLabel('City').fill('Potsdam')
    await section.getByRole('button', { name: 'Save' }).click()
    await section.getByText('Broken').waitFor()
    await page.getByRole('link', { name: 'Users' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/admin/profile/42')
    expect(await section.getByLabel('City').inputValue()).toBe('Potsdam')
    await page.getByRole('link', { name: 'Users' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/admin/profile/42')
  })

  it('offers what can be done, and says why the rest cannot', async () => {
    const { page } = await opened.open('/profile/42')
    const section = page.getByRole('region', { name: 'Fraud status' })
    await section.getByRole('button', { name: 'Mark as fraud: Anna' }).waitFor()
    await section.getByRole('button', { name: 'More actions: Anna' }).click()
    const item = page.getByRole('menuitem', { name: /Passed fraud/ })
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    expect(await item.textContent()).toContain('Not possible in the state No')
  })

  it('follows what others do to it', async () => {
    const { page } = await opened.open('/profile/42')
    await page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor()
    user = { ...user, screenName: 'Anna B.', version: 2 }
    opened.server.socket.tell({
      kind: 'SAVED',
      entity: 'User',
      part: null,
      id: '42',
      version: 2,
      by: 'Kim',
      time: null,
      action: 'update',
      authorities: null,
    })
    await page.getByRole('heading', { level: 1, name: 'Anna B.' }).waitFor()
    expect(asked('UsersDetail').at(-1)?.['id']).toBe('42')
  })

  it('gets records that point at it', async () => {
    covers('managesNotes')
    given = { UserNotesCreate: () => data({ __typename: 'UserNoteSaved', record: sampleRecord(userNotes, '10') }) }
    const { page } = await opened.open('/profile/42')
    await page.getByRole('button', { name: 'Add note' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Note').fill('Called again')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(asked('UserNotesCreate').at(-1)?.['input']).toEqual({ user: '42', text: 'Called again' })
    expect(asked('UserNotesList').at(-1)?.['filter']).toEqual({ user: ['42'] })
  })

  it('gets none where it may not be pointed at: the profile of a deleted user', async () => {
    user = { ...user, status: 'DELETED' }
    const { page } = await opened.open('/profile/42')
    await page.getByText('Called on Monday').waitFor()
    expect(await page.getByRole('button', { name: /^Add / }).allTextContents()).toEqual([])
  })
})
