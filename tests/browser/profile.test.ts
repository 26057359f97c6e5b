// A creator's profile at work: lists of their own, tags that are dragged by keys, places that are blocked, prices that fit, an account typed anew.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carry } from './story/carry.ts'
import { deskOf, type Story } from './story/Desk.ts'
import { openProfile } from './story/openProfile.ts'
import { covers } from '../covers.ts'
import { openTab } from './story/openTab.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section, dialog, fact } = deskOf(story)
let creator: string

const tagsOf = async (): Promise<readonly string[]> =>
  (
    await story.house.sql<{ title: string }>(
      'select t.title from user_tags u join tags t on t.id = u.tag_id where u.user_id = $1 order by u.position, u.id',
      [creator],
    )
  ).map(({ title }) => title)

beforeAll(async () => {
  creator = await openProfile(story)
})
afterAll(() => story.house.stop())

describe('an edit in its place', () => {
  const focused = () => story.staff.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.ariaLabel)

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
    await expect.poll(focused).toMatch(/email$/)
    await part.getByLabel('Screen name').fill('Ada the First')
    await email.fill(taken?.email ?? '')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('This e-mail is already used').waitFor()
    await expect.poll(focused).toMatch(/email$/)
    expect(await part.getByText('This e-mail is already used').count()).toBe(1)
    await email.fill(mine)
    await page.keyboard.press('Enter')
    await part.getByText('Ada the First').waitFor()
    await expect.poll(focused).toBe('Edit: Profile information')
    expect(problems).toEqual([])
  })
})

describe('subscribers', () => {
  it('show the newest with a count, and all of them on a screen of their own', async () => {
    covers('managesSubscriptions')
    const { page, axe } = story.staff
    await openTab(page, 'Audience')
    const list = section('Subscribers')
    await list.getByRole('list', { name: 'Active' }).waitFor()
    await list.getByRole('link', { name: 'Show all' }).click()
    await page.getByRole('heading', { name: 'Subscribers', level: 2 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/profile/${creator}/subscribers`)
    expect(await page.getByRole('columnheader', { name: 'Creator' }).count()).toBe(0)
    expect(await page.getByRole('columnheader', { name: 'Next charge' }).count()).toBe(0)
    expect(await axe()).toEqual([])
    const others = page.locator('tbody tr[data-id]').filter({ hasNotText: 'Active' })
    await others.first().waitFor()
    await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
    await page.getByRole('checkbox', { name: 'Active' }).check()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).searchParams.get('f.status')).toBe('ACTIVE')
    // Nobody acts on rows that are on their way out.
    await expect.poll(() => others.count()).toBe(0)
  })

  it('lose the renewal after a question that names the end', async () => {
    const { page } = story.staff
    await page
      .getByRole('button', { name: /^Stop renewal/ })
      .first()
      .click()
    await dialog()
      .getByText(/keeps access until \d\d\/\d\d\/\d{4}/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Stop', exact: true }).click()
    await dialog().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'All sections' }).click()
    await section('Subscribers').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/profile/${creator}`)
    expect(new URL(page.url()).search).toBe('?tab=audience')
  })
})

describe('user tags', () => {
  it('move by keys and stay where they were put', async () => {
    covers('managesUserTags')
    const { page, axe } = story.staff
    const before = await tagsOf()
    await openTab(page, 'Content')
    const list = section('User tags')
    const handle = list.getByRole('button', { name: `Move ${before[0] ?? ''}` })
    await carry(page, handle, 'ArrowRight', 2)
    await expect.poll(tagsOf).toEqual([before[1], before[0], ...before.slice(2)])
    expect(await axe()).toEqual([])
  })

  it('are added by name and taken away by the cross', async () => {
    covers('managesUserTags')
    const { page } = story.staff
    const had = await tagsOf()
    const [other] = await story.house.sql<{ title: string }>('select title from tags where not (title = any($1)) order by id limit 1', [
      had,
    ])
    const list = section('User tags')
    await list.getByRole('button', { name: 'Add tag' }).click()
    // It has the focus, although what it offers is only on its way when the dialog opens.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_tag$/)
    await dialog()
      .getByLabel('Category')
      .fill(other?.title ?? '')
    await page
      .getByRole('option', { name: other?.title ?? '' })
      .first()
      .click()
    await dialog().getByRole('button', { name: 'Add tag' }).click()
    await list.getByRole('button', { name: `Delete: ${other?.title ?? ''}` }).click()
    expect(await tagsOf()).toEqual([...had, other?.title])
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await expect.poll(tagsOf).toEqual(had)
  })
})

describe('blocked locations', () => {
  it('offer places by name, and an address as the only one', async () => {
    covers('managesBlockedLocations')
    const { page, axe } = story.staff
    await openTab(page, 'Audience')
    await section('Blocked locations').getByRole('button', { name: 'Block location' }).click()
    const input = dialog().getByLabel('Location')
    await input.fill('bayer')
    await page.getByRole('option', { name: 'Bayern, Germany' }).waitFor()
    await input.fill('10.0.0.0/24')
    await dialog().getByRole('button', { name: 'Block' }).click()
    await dialog().getByText('“10.0.0.0/24” is a range of addresses; ranges are not taken, give the address of one machine').waitFor()
    expect(await input.inputValue()).toBe('10.0.0.0/24')
    await input.fill('2001:DB8::77')
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['2001:db8::77'])
    await page.getByRole('option').click()
    expect(await axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Block' }).click()
    await dialog().waitFor({ state: 'detached' })
    await section('Blocked locations').getByText('2001:db8::77').waitFor()
  })
})

describe('payee information', () => {
  it('is complete, shows the mask as a hint, and keeps the account unless it is typed anew', async () => {
    covers('managesPayee')
    const { page } = story.staff
    const stored = async (): Promise<unknown> =>
      (await story.house.sql<{ account: string }>('select account_identifier as account from users_payee where id = $1', [creator]))[0]
        ?.account
    const before = await stored()
    await openTab(page, 'Money')
    const form = section('Payee information')
    expect(await fact(form, 'Complete')).toBe('Yes')
    await form.getByRole('button', { name: 'Edit: Payee information' }).click()
    const input = form.getByLabel('Account', { exact: true })
    await input.waitFor()
    expect(await input.inputValue()).toBe('')
    await form.getByText(/^Leave it empty to keep/).waitFor()
    await form.getByLabel('Tax ID').fill('12-345')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Edit: Payee information' }).waitFor()
    expect(await stored()).toBe(before)
    await form.getByRole('button', { name: 'Edit: Payee information' }).click()
    await form.getByLabel('Account', { exact: true }).fill('new-account@example.net')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(stored).toBe('new-account@example.net')
    await page.getByRole('button', { name: 'Edit: Payee information' }).waitFor()
  })
})

describe('prices', () => {
  it('are chosen from presets of their kind', async () => {
    const { page, axe, problems } = story.staff
    await openTab(page, 'Content')
    const form = section('Subscription levels')
    await form.getByRole('button', { name: 'Edit: Subscription levels' }).click()
    expect(await form.getByLabel('Ultimate price').count()).toBe(0)
    await form.getByLabel('Pro price').fill('Cr')
    await page.getByRole('option').first().waitFor()
    const offered = await page.getByRole('option').allInnerTexts()
    expect(offered.every((each) => each.includes('Pro subscription'))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await axe()).toEqual([])
    await form.getByRole('button', { name: 'Cancel' }).click()
    expect(problems).toEqual([])
  })
})
