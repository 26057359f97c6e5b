// A day's work, by the admin and by the manager in turn, the other watching in a browser of their own: decided at a desk, done to many at once, looked up and noted,
// kept as a view, read in another language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator } from 'playwright-core'
import german from '#generated/locales/de.json'
import { some } from '../run/amount.ts'
import { deskOf } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { turnTo } from './story/turnTo.ts'
import { openId } from './story/takingBack.ts'
import { hasFocus } from './story/hasFocus.ts'

let house: House
const people: Record<string, Staff> = {}
const nobody = (): never => {
  throw new Error('nobody has entered')
}
const staffOf = (name: string): Staff => people[name] ?? nobody()
const everybody = ['manager', 'admin']

beforeAll(async () => {
  house = await openHouse({ size: { requests: 140 } })
  await keepNotices(house)
  for (const name of everybody) {
    const staff = (people[name] = await enter(house, { width: 1280, height: 720, at: '/posts/verification', as: name }))
    await staff.page.locator('.deskStrip > li[data-id]').first().waitFor()
  }
})
afterAll(() => house?.stop())

const screenNameOf = async (name: string): Promise<string> =>
  (await house.sql<{ name: string }>('select screen_name as name from users where email = $1', [`${name}@example.com`]))[0]?.name ?? ''
describe.each(some(everybody, 1))('the day of the %s', (name) => {
  const other = everybody.find((each) => each !== name) ?? ''
  const [one, watcher] = [() => staffOf(name), () => staffOf(other)]
  const inWatchersStrip = (id: string | null): Locator => watcher().page.locator(`.deskStrip > li[data-id="${id}"]`)

  it('begins at the desk: what one has open and claims is seen, and what one decides', async () => {
    for (const staff of [one(), watcher()]) await staff.open('/posts/verification')
    // What is opened by itself, and what claims it, come after the rows: keys before them are of nothing.
    for (const staff of [one(), watcher()]) {
      await expect.poll(() => openId(staff)).not.toBeNull()
      await staff.page.getByRole('button', { name: 'Claim' }).waitFor()
    }
    const id = openId(one())
    await watcher().page.keyboard.press('j')
    await inWatchersStrip(id)
      .locator('.attendants', { hasText: await screenNameOf(name) })
      .waitFor()
    await one().page.keyboard.press('c')
    await one().page.getByRole('button', { name: 'Give back' }).filter({ visible: true }).waitFor()
    // Looked at from the press on: a strip that is read anew does not have it any more.
    await Promise.all([one().page.keyboard.press('a'), inWatchersStrip(id).getByText('Approved').waitFor()])
    await expect
      .poll(async () => (await house.sql<{ status: string }>('select status from post_verifications where id = $1', [id]))[0]?.status)
      .toBe('APPROVED')
  })

  it('goes on with many at once, as the plan said; each is seen to change', async () => {
    for (const staff of [one(), watcher()]) await staff.open('/payoutRequests?look=table')
    const { page } = one()
    const boxes = page.locator('tbody tr[data-id]').getByRole('checkbox')
    for (const at of [0, 1, 2]) await boxes.nth(at).check()
    const ids = await page
      .locator('tbody tr[data-id]')
      .evaluateAll((rows) => rows.slice(0, 3).map((row) => (row as HTMLElement).dataset['id'] ?? ''))
    const watched = ids.map((id) => watcher().page.locator(`tbody tr[data-id="${id}"]`))
    for (const row of watched) await row.waitFor()
    const by = `Handled by ${await screenNameOf(name)}`
    await page.getByRole('group', { name: 'What is selected' }).getByRole('button', { name: 'Decline', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('3 of 3', { exact: true }).waitFor()
    await dialog.getByRole('textbox').fill('Not before the new year')
    const endOf = async (row: Locator): Promise<number> => {
      await row.getByText('Declined', { exact: true }).waitFor()
      await row.getByText(by).waitFor()
      const last = row.getByRole('button').last()
      return last.evaluate((each) => each.getBoundingClientRect().right)
    }
    // Looked at from the press on: a table that is read anew has none of them any more.
    const [, ...ends] = await Promise.all([dialog.getByRole('button', { name: 'Decline 3' }).click(), ...watched.map(endOf)])
    // The table stands as it did, with all of each row in it.
    expect(Math.max(...ends)).toBeLessThan(1280 - 24)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('3 of 3 done').waitFor()
  })

  it('looks somebody up, and what is noted of them stands before the other at once', async () => {
    const [creator] = await house.sql<{ id: string; email: string }>(
      `select id::text as id, email from users where role = 'pro_business' and status = 'ACTIVE' order by id limit 1`,
    )
    await watcher().open(`/profile/${creator?.id}?tab=timeline`)
    const { page } = one()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill(creator?.email ?? '')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/profile/${creator?.id}*`)
    await page.getByRole('tab', { name: 'Timeline' }).waitFor()
    await page.keyboard.press('n')
    const box = page.getByRole('textbox', { name: 'Note' })
    await expect.poll(() => hasFocus(box)).toBe(true)
    await page.keyboard.type(`Called by the ${name}.`)
    await box.press('Control+Enter')
    await deskOf({ staff: watcher() }).section('Timeline').getByText(`Called by the ${name}.`).waitFor()
  })

  it('keeps a place of a list for everybody', async () => {
    const view = `Creators of the ${name}`
    const { page } = one()
    await one().open('/users/usersList?q=a')
    await page.getByRole('button', { name: 'Saved views' }).waitFor()
    await page.locator('body').press('v')
    const dialog = page.getByRole('dialog', { name: 'Saved views' })
    await dialog.getByRole('textbox', { name: 'Save what stands here as' }).fill(view)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('region', { name: 'Mine' }).getByRole('link', { name: view }).waitFor()
    const shared = dialog.getByRole('checkbox', { name: 'Shared', exact: true })
    await shared.click()
    await expect.poll(() => shared.isChecked()).toBe(true)
    await watcher().open('/users/usersList')
    await watcher().page.getByRole('button', { name: 'Saved views' }).waitFor()
    await watcher().page.locator('body').press('v')
    await watcher().page.getByRole('dialog', { name: 'Saved views' }).getByRole('link', { name: view }).click()
    await expect.poll(() => new URL(watcher().page.url()).searchParams.get('q')).toBe('a')
  })

  it('ends in one’s own language, which is nobody else’s', async () => {
    for (const staff of [one(), watcher()]) {
      await staff.open('/transactions')
      await staff.page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
    }
    await turnTo(one(), 'Language', 'Deutsch')
    await one().page.getByRole('heading', { level: 1, name: german['entities.transactions.many'] }).waitFor()
    expect(await watcher().page.getByRole('heading', { level: 1 }).innerText()).toBe('Transactions')
    await turnTo(one(), 'Sprache', 'English')
    await one().page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
    expect([...one().problems, ...watcher().problems]).toEqual([])
  })
})
