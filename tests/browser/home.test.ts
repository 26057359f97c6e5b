// The dashboard: what waits and since when, what happened since one was here, today's money, alerts; each leads to just those records, and all of it lives.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { deskOf, type Story } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse } from './story/openHouse.ts'
import { findWaiting, inCredits } from './story/people.ts'

const story = {} as Story
const { atDesk, dialog } = deskOf(story)
let admin: Staff
const visit = '2026-01-05T10:30:00Z'

const number = async (text: string): Promise<number> => Number((await story.house.sql<{ n: string }>(text))[0]?.n)
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const line = (page: Page, name: string, text: string) => card(page, name).getByRole('listitem').filter({ hasText: text })
const numberIn = async (page: Page, name: string, text: string): Promise<number> =>
  Number((await line(page, name, text).locator('.homeCount, .mark, .counter > [aria-hidden]').innerText()).trim())
/** How many rows the list says that it has. */
const total = async (page: Page): Promise<number> =>
  Number(/[\d,]+/.exec(await page.locator('.screenCounts').innerText())?.[0].replaceAll(',', ''))
const back = async (page: Page): Promise<void> => {
  await page.goBack()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

beforeAll(async () => {
  story.house = await openHouse()
  const [suspect, honest] = await findWaiting(story.house, 2)
  Object.assign(story, { suspect, honest })
  admin = await enter(story.house, { width: 1280, height: 720, at: '/', as: 'admin' })
  story.staff = await enter(story.house, { at: '/', as: 'manager' })
})
afterAll(() => story.house?.stop())

describe('what waits', () => {
  it('has since when the oldest of each queue waits, and opens it at its desk', async () => {
    const { page } = admin
    const [oldest] = await story.house.sql<{ id: string }>(
      "select id::text as id from payout_requests where status = 'NEW' order by create_time, id limit 1",
    )
    const link = line(page, 'Waiting for a decision', 'Open payout requests').getByRole('link', { name: /^oldest / })
    await link.waitFor()
    expect(await link.getAttribute('title')).toMatch(/^The oldest has waited since \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    await link.focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('complementary', { name: 'Opened record' })
      .getByRole('button', { name: /^Pay\b/ })
      .waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe(oldest?.id)
    await back(page)
  })
})

describe('what should not be', () => {
  it('is counted, and leads to the list of just that', async () => {
    const { page } = admin
    const late = await number(
      "select count(*)::text as n from payout_requests where status = 'NEW' and create_time < (now() at time zone 'Europe/Berlin')::date::timestamp at time zone 'Europe/Berlin' - interval '3 days'",
    )
    expect(late).toBeGreaterThan(0)
    await expect.poll(() => numberIn(page, 'Alerts', 'Payout requests open for')).toBe(late)
    await card(page, 'Alerts')
      .getByRole('link', { name: /^Payout requests open for/ })
      .click()
    await page.getByRole('button', { name: /^Created: / }).waitFor()
    await expect.poll(() => total(page)).toBe(late)
    await back(page)
  })
})

describe('what happened since one was here', () => {
  it('is nothing at the first visit', async () => {
    await card(admin.page, 'Since you were here').getByText('This is your first visit').waitFor()
    expect(await card(admin.page, 'Since you were here').getByRole('link').count()).toBe(0)
  })

  it('says since when, counts, and leads to the list from that moment on', async () => {
    const { page } = admin
    await story.house.sql(
      `insert into session_stretch as kept (person, used, earlier) select id::text, now(), $1::timestamptz from users where email = 'admin@example.com'
       on conflict (person) do update set earlier = excluded.earlier, used = now()`,
      [visit],
    )
    await admin.open('/')
    await card(page, 'Since you were here').getByText('Since your visit of 01/05/2026 11:30').waitFor()
    const registered = await number(`select count(*)::text as n from users_registration where registration_time >= '${visit}'`)
    expect(await numberIn(page, 'Since you were here', 'New users')).toBe(registered)
    await card(page, 'Since you were here').getByRole('link', { name: 'New users' }).click()
    await page.getByRole('button', { name: /: from 01\/05\/2026 11:30$/ }).waitFor()
    await expect.poll(() => total(page)).toBe(registered)
    await back(page)
    await line(page, 'Since you were here', 'Actions in the audit')
      .getByText(/^by you: \d+$/)
      .waitFor()
  })
})

describe('another at work', () => {
  it('is seen at once: fewer wait, one was paid, and the money of today', async () => {
    const { page } = admin
    const processed = await numberIn(page, 'Since you were here', 'Payout requests paid')
    const open = await numberIn(page, 'Waiting for a decision', 'Open payout requests')
    await story.staff.open('/payoutRequests')
    const opened = await atDesk(story.honest.name)
    await opened.getByRole('button', { name: /^Pay\b/ }).click()
    await dialog().getByLabel('Payment reference').fill('BANK-2026-0002')
    await dialog().getByRole('button', { name: 'Pay', exact: true }).click()
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => numberIn(page, 'Waiting for a decision', 'Open payout requests')).toBe(open - 1)
    await expect.poll(() => numberIn(page, 'Since you were here', 'Payout requests paid')).toBe(processed + 1)
    const paid = line(page, 'Money today', 'Payouts paid')
    const today = BigInt(
      await number(
        "select coalesce(-sum(amount), 0)::text as n from transactions where type = 'PAYOUT' and status = 'COMPLETED' and create_time >= (now() at time zone 'Europe/Berlin')::date::timestamp at time zone 'Europe/Berlin'",
      ),
    )
    expect(today).toBeGreaterThanOrEqual(story.honest.gross)
    await expect.poll(() => paid.locator('.glanceValue').innerText()).toBe(inCredits(today))
    await card(page, 'Money today')
      .getByText(/^Today until \d\d:\d\d, compared with \d\d\/\d\d\/\d{4} until \d\d:\d\d$/)
      .waitFor()
    expect(await paid.locator('.onlyRead').textContent()).toMatch(/^The last seven days: (\d\d\/\d\d\/\d{4}: [^,]+(, )?){7}$/)
    await card(page, 'Money today').getByRole('link', { name: 'Payouts paid' }).click()
    await page.getByRole('row').filter({ hasText: story.honest.name }).waitFor()
    expect(new URL(page.url()).search).toContain('f.createTime=today..today')
    expect(admin.problems).toEqual([])
  })
})

describe('for whom', () => {
  it('a manager sees nothing of the audit, and no money once the right to it is gone', async () => {
    const { page } = story.staff
    await story.staff.open('/')
    await card(page, 'Money today').getByRole('link', { name: 'Deposits' }).waitFor()
    await card(page, 'Since you were here').waitFor()
    await card(page, 'Alerts').waitFor()
    for (const text of ['Actions in the audit', 'Attempts refused today', 'Audit: who did what'])
      expect(await page.getByText(text).count()).toBe(0)
    await story.house.sql(`delete from role_right where role = 'manager' and "right" = 'getAnyTransaction'`)
    await card(page, 'Money today').waitFor({ state: 'detached' })
    await card(page, 'Waiting for a decision').waitFor()
    await story.house.sql(`insert into role_right (role, "right") values ('manager', 'getAnyTransaction')`)
    await card(page, 'Money today').waitFor()
    // What was asked before the console heard of it is refused.
    expect(story.staff.problems.filter((each) => !each.includes('"params":["getAnyTransaction"]'))).toEqual([])
  })

  it('keeps the records that one had open, those that one keeps first', async () => {
    const { page } = story.staff
    await story.house.sql(
      `insert into visit (person, entity, record, visited, kept) select m.id::text, 'User', u.id::text, now(), case when u.id = $1 then now() end
       from users m, users u where m.email = 'manager@example.com' and u.id = any(array[$1, $2]::bigint[])`,
      [story.suspect.user, story.honest.user],
    )
    await story.staff.open('/')
    const lines = card(page, 'My records').getByRole('listitem')
    await lines.first().waitFor()
    const titles = await lines.getByRole('link').allTextContents()
    expect(titles[0]).toBe(story.suspect.name)
    expect(titles).toContain(story.honest.name)
    expect(await lines.first().getByText('Kept at hand').count()).toBe(1)
    expect(await lines.nth(1).getByText('Kept at hand').count()).toBe(0)
  })
})

describe('in every room', () => {
  it.each([
    [1280, 'light'],
    [390, 'light'],
    [390, 'dark'],
    [1280, 'dark'],
  ] as const)('%i wide, %s: nothing for axe, nothing cut off', async (width, colorScheme) => {
    const window = await enter(story.house, { width, height: 844, colorScheme, storageState: await admin.context.storageState() })
    await window.open('/')
    await card(window.page, 'Money today').locator('.spark').nth(3).waitFor()
    await card(window.page, 'Since you were here')
      .getByText(/^Since your visit/)
      .waitFor()
    expect(await window.axe()).toEqual([])
    expect(await window.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await window.shoot(`home-${width}-${colorScheme}`, { fullPage: true })
    expect(window.problems).toEqual([])
    await window.context.close()
  })
})
