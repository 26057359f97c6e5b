// A computer whose clock is wrong, by minutes or by days: what its staff write is stored, and what they look at is there at once (D15).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskOf } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

let house: House
let user: string

beforeAll(async () => {
  house = await openHouse()
  const [found] = await house.sql<{ id: string }>(`select id::text as id from users where role = 'pro_business' order by id limit 1`)
  user = found?.id ?? ''
})
afterAll(() => house?.stop())

/** Before any script of the page. What lasts is measured as before: nobody sets that clock. */
const setClock = async ({ context }: Staff, aheadMs: number): Promise<void> => {
  await context.addInitScript((ahead) => {
    const Right = Date
    globalThis.Date = new Proxy(Right, {
      construct: (date, given: unknown[]) => Reflect.construct(date, given.length > 0 ? given : [date.now() + ahead]) as Date,
      get: (date, name) => (name === 'now' ? () => date.now() + ahead : (Reflect.get(date, name) as unknown)),
    })
  }, aheadMs)
}

it.each([
  ['three days ahead', 3 * dayMs],
  ['five minutes ahead', 5 * minuteMs],
  ['forty days behind', -40 * dayMs],
])('%s: a note is stored, and pictures are drawn without being asked for again', async (how, aheadMs) => {
  const staff = await enter(house)
  await setClock(staff, aheadMs)
  await staff.open('/posts/verification')
  await staff.login('admin@example.com')
  const picture = staff.page.locator('.deskItem:not([data-ahead]) .fileGallery img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const asked = staff.sent.map(({ payload }) => payload?.operationName)
  expect(asked).toContain('PostVerificationsList')
  expect(asked).not.toContain('PostVerificationsRow')
  await staff.open(`/profile/${user}?tab=timeline`)
  const timeline = deskOf({ staff }).section('Timeline')
  await timeline.getByRole('textbox', { name: /^Note/ }).fill(`Written ${how}`)
  await timeline.getByRole('button', { name: 'Add note' }).click()
  await timeline
    .locator('.timelineEntry')
    .filter({ hasText: `Written ${how}` })
    .waitFor()
  expect(staff.problems).toEqual([])
  await staff.context.close()
})

it('what counts today leads to the list of that day, which is the server’s', async () => {
  const staff = await enter(house)
  await setClock(staff, 3 * dayMs)
  await staff.open('/')
  await staff.login('admin@example.com')
  await staff.page.getByRole('link', { name: 'Payouts paid', exact: true }).click()
  const [begins] = await house.sql<{ utc: string }>(
    `select to_char(date_trunc('day', now(), 'Europe/Berlin') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as utc`,
  )
  const asked = () => staff.sent.findLast(({ payload }) => payload?.operationName === 'TransactionsList')?.payload?.variables?.['filter']
  await expect.poll(asked).toMatchObject({ createTime: { from: `${begins?.utc}:00.000Z` } })
  await staff.context.close()
})
