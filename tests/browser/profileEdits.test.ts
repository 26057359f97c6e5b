// Sections of a profile edited in their place: what is wrong is led to, what was typed stays.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from './story/Desk.ts'
import type { Story } from './story/Desk.ts'
import { openProfile } from './story/openProfile.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section } = deskOf(story)
let creator: string

const focused = () => story.staff.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.ariaLabel)

beforeAll(async () => {
  creator = await openProfile(story)
})
afterAll(() => story.house.stop())

describe('an edit in its place', () => {
  it('leads to the first field that is wrong, says each thing once, and goes back to the pencil', async () => {
    const { page, problems } = story.staff
    const part = section('Profile information')
    const [taken] = await story.house.sql<{ email: string }>('select email from users where id <> $1 order by id limit 1', [creator])
    await part.getByRole('button', { name: 'Edit: Profile information' }).click()
    const email = part.getByRole('textbox', { name: 'E-mail' })
    const mine = await email.inputValue()
    await email.fill('nobody')
    await part.getByLabel('Screen name').fill('')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('Screen name is required').waitFor()
    expect(await focused()).toMatch(/email$/)
    await part.getByLabel('Screen name').fill('Ada the First')
    await email.fill(taken?.email ?? '')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('E-mail is already in use').waitFor()
    await expect.poll(focused).toMatch(/email$/)
    expect(await part.getByText('E-mail is already in use').count()).toBe(1)
    await email.fill(mine)
    await page.keyboard.press('Enter')
    await part.getByText('Ada the First').waitFor()
    await expect.poll(focused).toBe('Edit: Profile information')
    expect(problems).toEqual([])
  })

  it('says that the right was taken away, and goes on with what was typed when it is given back', async () => {
    const part = section('Personal information')
    await part.getByRole('button', { name: 'Edit: Personal information' }).click()
    await part.getByRole('textbox', { name: 'City' }).fill('Bergen')
    await story.house.sql(`delete from role_right where role = 'admin' and "right" = 'updateAnyPersonalInfo'`)
    await part.getByText('You may no longer change this').waitFor()
    await story.house.sql(`insert into role_right (role, "right") values ('admin', 'updateAnyPersonalInfo')`)
    await expect.poll(() => part.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Bergen')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('Bergen').waitFor()
  })
})
