// Where one is logged in, at the desk: a manager finds their own windows on their profile, ends one and is rid of it at once, and cannot end the one they sit in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, type Story } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section, dialog } = deskOf(story)
let other: Staff

beforeAll(async () => {
  story.house = await openHouse()
  const [me] = await story.house.sql<{ id: string }>("select id::text as id from users where email = 'manager@example.com'")
  const enterAt = async (path: string): Promise<Staff> => {
    const staff = await enter(story.house, { at: path, as: 'manager' })
    await staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    return staff
  }
  other = await enterAt('/')
  story.staff = await enterAt(`/profile/${me?.id ?? ''}`)
})
afterAll(() => story.house.stop())

describe('the sessions of one’s own', () => {
  it('are told by browser, address and times', async () => {
    const { page } = story.staff
    await openTab(page, 'Access')
    // The tab is still drawn above it meanwhile.
    const scrolled = () =>
      section('Sessions')
        .scrollIntoViewIfNeeded()
        .then(
          () => true,
          () => false,
        )
    await expect.poll(scrolled).toBe(true)
    await section('Sessions').getByRole('row').nth(2).waitFor()
    await expect
      .poll(() =>
        section('Sessions')
          .getByText(/^(Headless )?Chrom\w+ \d+, Linux$/)
          .count(),
      )
      .toBe(2)
    expect(await story.staff.axe()).toEqual([])
    await story.staff.shoot('sessions')
  })

  it('are ended one by one, but for the one that one sits in', async () => {
    const { page } = story.staff
    const [here, there] = [section('Sessions').getByRole('row').nth(1), section('Sessions').getByRole('row').nth(2)]
    expect(await here.getByRole('button', { name: 'End' }).getAttribute('aria-disabled')).toBe('true')
    await there.getByRole('button', { name: 'End' }).click()
    await dialog().getByRole('button', { name: 'End' }).click()
    await dialog().waitFor({ state: 'detached' })
    await other.page.getByLabel('Password', { exact: true }).waitFor()
    await there.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(story.staff.problems).toEqual([])
  })
})

it('a second factor can be added beside them; codes that stand in for one are not renewed where there is none', async () => {
  const factors = section('Second factor')
  await factors.getByText('There is nothing here yet').waitFor()
  await factors.getByRole('button', { name: 'Add', exact: true }).waitFor()
  expect(await factors.getByRole('button').count()).toBe(1)
})
