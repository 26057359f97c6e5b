// Every list where there is little room: what a decision needs is whole, nothing scrolls sideways, a row is two lines high; on a telephone it is a card. What one chooses from is no higher than the product says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { app } from '#generated/app.ts'
import { allEntities as entities } from '#generated/entities/all.ts'
import { screens } from '#generated/routes.ts'
import type { EntityModel, ScreenModel } from '../../language/model.ts'
import { inFull, spread } from '../run/amount.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { addressOf } from './tour/addressOf.ts'
import { settle } from './tour/look.ts'
import { openWindows, type Windows } from './tour/Windows.ts'

let house: House
let windows: Windows
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  windows = openWindows(house)
  admin = await enter(house, { width: 1280, height: 720, at: '/payoutRequests?look=table', as: 'admin' })
  await admin.page.locator('tr[data-id]').first().waitFor()
})
afterAll(() => house?.stop())

const all: readonly EntityModel[] = entities
const shown: readonly ScreenModel[] = screens
/** Lists of their own, and records with lists among their sections. */
const walked = spread(
  shown.filter(({ kind }) => kind === 'list' || kind === 'queue' || kind === 'detail'),
  8,
)
/** Columns that never give way: of a list its own, beside a record those of all that its sections list. */
const stayingOn = ({ kind, entity }: ScreenModel): readonly string[] => {
  const sections = all.filter(({ name }) => name === entity).flatMap(({ details }) => details.flatMap((detail) => detail.sections))
  const listed = kind === 'detail' ? sections.map((each) => (each.kind === 'related' ? each.entity : undefined)) : [entity]
  return all
    .filter(({ name }) => listed.includes(name))
    .flatMap(({ list }) => list?.columns.filter(({ stays }) => stays).map(({ field }) => field) ?? [])
}
const sizes = [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const

/** What is cut, too high or too wide, in words. */
const faults = (page: Page, staying: readonly string[], cards: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ([stays, inCards]) => {
      const found: string[] = []
      if (inCards && document.querySelector('main tr[data-id]')) found.push('rows are no cards')
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide where ${clientWidth} is there`)
      for (const frame of document.querySelectorAll<HTMLElement>('main .tableFrame, main .blocks, main .listCards'))
        if (frame.scrollWidth > frame.clientWidth + 1)
          found.push(`${frame.className} is ${frame.scrollWidth} wide where ${frame.clientWidth} is there`)
      for (const row of document.querySelectorAll<HTMLElement>('main tr[data-id]')) {
        const { height, right } = row.getBoundingClientRect()
        if (height > 56) found.push(`a row is ${height} high: ${row.innerText.slice(0, 80)}`)
        if (right > innerWidth + 1) found.push(`a row ends at ${right}`)
      }
      for (const table of document.querySelectorAll<HTMLTableElement>('main .tableFrame > table')) {
        const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
        for (const [at, head] of heads.entries()) {
          if (!stays.includes(head.dataset['column'] ?? '-')) continue
          if (head.hidden || getComputedStyle(head).display === 'none') found.push(`${head.innerText} has given way`)
          for (const cell of [head, ...[...table.tBodies].flatMap((body) => [...body.rows].flatMap((row) => row.cells[at] ?? []))])
            if (cell.scrollWidth > cell.clientWidth + 1) found.push(`${head.innerText} is cut: ${cell.innerText.slice(0, 60)}`)
        }
      }
      return [...new Set(found)].slice(0, 12)
    },
    [staying, cards] as const,
  )

/** A list that was made narrower measures itself anew in its own time. */
const lastingFaults = async (page: Page, staying: readonly string[], cards: boolean): Promise<readonly string[]> => {
  let found: readonly string[] = []
  for (let tries = 0; tries < 300; tries += 1) {
    // eslint-disable-next-line no-await-in-loop
    found = await faults(page, staying, cards)
    if (found.length === 0) break
    // eslint-disable-next-line no-await-in-loop
    await page.waitForTimeout(100)
  }
  return found
}

describe.concurrent('every list', () => {
  it.each(walked.map((screen) => [screen.name, screen] as const))('%s has room for what a decision needs', async (_name, screen) => {
    const address = await addressOf(house, screen)
    const found = await windows.use('admin', async ({ page, open }) => {
      const all: string[] = []
      for (const [at, [width, height]] of sizes.entries()) {
        await page.setViewportSize({ width, height })
        if (at === 0 || inFull) await open(address)
        await settle(page)
        const cards = width === 390 && screen.kind !== 'detail'
        all.push(...(await lastingFaults(page, stayingOn(screen), cards)).map((each) => `${width}: ${each}`))
      }
      return all
    })
    expect(found).toEqual([])
  })
})

it('measures again where something comes later that is wider: letters, a button', async () => {
  const { page } = admin
  await page.setViewportSize({ width: 1280, height: 720 })
  await admin.open('/transactions')
  await settle(page)
  const frame = page.locator('main .tableFrame')
  const shown = async (): Promise<number> => page.getByRole('columnheader').count()
  const before = await shown()
  await frame.evaluate((element) => element.style.setProperty('letter-spacing', '4px'))
  await expect.poll(shown).toBeLessThan(before)
  await expect.poll(() => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
})

it('says what has no room where the row is opened', async () => {
  const { page } = admin
  await page.setViewportSize({ width: 1280, height: 720 })
  await admin.open('/payoutRequests?look=table')
  await settle(page)
  expect(await page.getByRole('columnheader', { name: 'Commission' }).count()).toBe(0)
  await page
    .getByRole('button', { name: /^All of / })
    .first()
    .click()
  const rest = page.locator('.restRow').first()
  await rest.getByText('Commission').first().waitFor()
  expect(await rest.innerText()).toContain('Commission')
  expect(await rest.innerText()).toContain('E-mail')
  expect(await admin.axe()).toEqual([])
})

it('keeps the heads in sight', async () => {
  const { page } = admin
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  const head = await page.getByRole('columnheader', { name: 'Status' }).boundingBox()
  expect(head?.y).toBeGreaterThanOrEqual(0)
  expect(head?.y).toBeLessThan(120)
})

/** What is open to choose from, the highest of it. */
const openHeight = async (): Promise<number> =>
  Math.max(
    ...(await admin.page
      .locator('.MuiPopover-paper, .MuiAutocomplete-paper')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))),
  )
const chip = (name: string) => admin.page.locator('.filterChip', { hasText: new RegExp(`^${name}$`) }).click()
const box = (name: string) => admin.page.getByRole('combobox', { name }).click()
it.each([
  ['of an entity to filter by', '/audit', 'option', async () => chip('Target').then(() => box('Target'))],
  [
    'of operations, grouped',
    '/audit',
    'checkbox',
    async () => chip('Action').then(() => admin.page.getByRole('searchbox', { name: 'Find' }).fill('e')),
  ],
  ['of countries', '/users/usersList', 'option', async () => chip('Country').then(() => box('Country'))],
  ['of types', '/transactions', 'checkbox', async () => chip('Type')],
  [
    'of roles in a form',
    '/users/usersList',
    'option',
    async () =>
      admin.page
        .getByRole('button', { name: 'Add user' })
        .click()
        .then(() => box('Role')),
  ],
] as const)('lets one choose from what is at most so high: %s', async (of, screen, option, open) => {
  await admin.page.setViewportSize({ width: 1280, height: 900 })
  await admin.open(screen)
  await settle(admin.page)
  await open()
  await admin.page.getByRole(option).first().waitFor()
  const height = await openHeight()
  await admin.shoot(`choose ${of}`)
  expect(height).toBeGreaterThan(100)
  expect(height).toBeLessThanOrEqual(app.selectMaxHeight)
  // What does not fit is reached all the same.
  await admin.page.getByRole(option).last().click({ trial: true })
  await admin.page.setViewportSize({ width: 1280, height: 720 })
})
