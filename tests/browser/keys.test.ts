// ? shows what keys do where one is: nothing that one may not do, nothing of another screen, and not while one types.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openId, panel, untilOpen } from './story/takingBack.ts'
import { settle } from './tour/look.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { width: 1280, height: 720, at: '/payoutRequests', as: 'admin' })
  await staff.page.locator('[data-id]').first().waitFor()
  await settle(staff.page)
  // What claims an item has the key for it, and comes after the item.
  await staff.page.getByRole('button', { name: 'Claim' }).waitFor()
})
afterAll(() => house?.stop())

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Keys' })
const told = async (page: Page): Promise<readonly string[]> => {
  await page.keyboard.press('?')
  await dialogOf(page).waitFor()
  return dialogOf(page)
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('kbd, td')].map(({ textContent }) => textContent).join(' ')))
}
const everywhere = [
  'Ctrl+K Search everywhere',
  'Ctrl+D There: keep what is chosen at hand',
  'Ctrl+S Ctrl+Enter Save or send the form',
  '? Show these keys',
  '! Open the notifications',
]

it('tells the keys of a queue with those of its decisions', async () => {
  const { page, problems } = staff
  expect(await told(page)).toEqual([
    '/ Search in this list',
    'j k \u2193 \u2191 To the next row and back',
    'Enter Open the row',
    'v Saved views',
    'Escape Close what is open',
    'p Pay',
    'd Decline',
    'u Undo',
    'c Claim',
    ...everywhere,
  ])
  expect(await staff.axe()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

it('answers before the pieces of the bar have come', async () => {
  const { page } = staff
  await page.reload()
  await page.locator('[data-id]').first().waitFor()
  expect(await told(page)).toEqual(expect.arrayContaining(everywhere))
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
})

it('tells where one writes on a record that has a timeline', async () => {
  const [creator] = await house.sql<{ id: string }>(
    "select id::text as id from users where role = 'pro_business' and status = 'ACTIVE' limit 1",
  )
  await staff.open(`/profile/${creator?.id ?? ''}`)
  await settle(staff.page)
  expect(await told(staff.page)).toEqual(['n Write in the timeline', ...everywhere])
  await staff.page.keyboard.press('Escape')
  await dialogOf(staff.page).waitFor({ state: 'detached' })
  await staff.open('/payoutRequests')
  await settle(staff.page)
})

it('is a question mark where one types', async () => {
  const { page } = staff
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  expect(await page.getByRole('searchbox').inputValue()).toBe('?')
  expect(await dialogOf(page).count()).toBe(0)
})

it('tells no key of another screen', async () => {
  await staff.open('/about')
  await settle(staff.page)
  expect(await told(staff.page)).toEqual(everywhere)
})

it('decide once, however long they are held', async () => {
  const { page } = staff
  await staff.open('/posts/verification')
  await panel(staff).locator('.fileGallery img').first().waitFor()
  const ids = await page
    .locator('.deskStrip > li[data-id]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['id'] ?? ''))
  const stands = async (id: string): Promise<void> => {
    await expect.poll(() => openId(staff)).toBe(id)
    await untilOpen(staff)
  }
  const [first = '', second = '', third = ''] = ids
  const states = async (): Promise<readonly string[]> => {
    const found = await house.sql<{ id: string; status: string }>('select id::text, status from post_verifications')
    const byId = new Map(found.map(({ id, status }) => [id, status]))
    return [first, second, third].map((id) => byId.get(id) ?? '')
  }
  await stands(first)
  await page.keyboard.down('a')
  await stands(second)
  await page.keyboard.down('a')
  await page.keyboard.up('a')
  await page.keyboard.press('j')
  await stands(third)
  await panel(staff).locator('.fileGallery img').first().waitFor()
  await page.keyboard.press('a')
  await expect.poll(states).toEqual(['APPROVED', 'PENDING', 'APPROVED'])
})
