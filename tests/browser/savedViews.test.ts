// Lists as one wants them: columns in another order, pinned and as wide as they were drawn; and kept under a name, for oneself or for everybody.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { carry } from './story/carry.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { settle } from './tour/look.ts'
import { hasFocus } from './story/hasFocus.ts'

let house: House
let admin: Staff
let manager: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { width: 1280, height: 720, at: '/users/usersList', as: 'admin' })
  manager = await enter(house, { width: 390, height: 844, at: '/users/usersList', as: 'manager' })
  for (const { page } of [admin, manager]) await settle(page)
})
afterAll(() => house?.stop())

const heads = (page: Page) =>
  page
    .locator('.denseTable thead th[data-column]:not([data-gone])')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-column')))
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const heightOf = (page: Page): Promise<number> =>
  page.locator('tr[data-id]').evaluateAll((all) => Math.round(Math.max(...all.map((each) => each.getBoundingClientRect().height))))
const inAddress = (page: Page): URLSearchParams => new URL(page.url()).searchParams

describe('columns', () => {
  it('are shown, put elsewhere by keys and pinned in one dialog; the address says it, and Back and reload keep it', async () => {
    const { page } = admin
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = dialogOf(page, 'Columns')
    await dialog.getByRole('checkbox', { name: 'Phone' }).check()
    await dialog.getByRole('button', { name: 'Keep E-mail first' }).click()
    await expect.poll(() => heads(page).then(([first]) => first)).toBe('email')
    await carry(page, dialog.getByRole('button', { name: 'Move Last visit' }), 'ArrowUp', 6)
    await expect.poll(() => inAddress(page).get('columns')).toMatch(/lastLoginTime,registration\.registrationTime/)
    await dialog.getByRole('radio', { name: 'Low' }).check()
    await expect.poll(() => heightOf(page)).toBe(32)
    await admin.shoot('savedViews-columns')
    expect(await admin.axe()).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    const [columns, before] = [inAddress(page).get('columns'), await heads(page)]
    expect(columns).toContain('personal.phone')
    expect(inAddress(page).get('pinned')).toBe('email')
    await page.reload()
    await settle(page)
    expect(await heads(page)).toEqual(before)
    expect(await heightOf(page)).toBe(32)
    await admin.shoot('savedViews-low')
  })

  it('are as wide as their edge is drawn; what has no room is told below, and two presses take it back', async () => {
    const { page } = admin
    const edge = page.locator('th[data-column="email"] .columnEdge')
    const cell = page.locator('tbody td').nth(1)
    const box = await edge.boundingBox()
    if (!box) throw new Error('no edge')
    await page.mouse.move(box.x + 4, box.y + 8)
    await page.mouse.down()
    await page.locator('.columnEdge[data-dragged]').waitFor()
    await page.mouse.move(box.x - 60, box.y + 8, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => inAddress(page).get('w.email')).toMatch(/^\d+$/)
    const width = Number(inAddress(page).get('w.email'))
    await expect
      .poll(() =>
        page
          .locator('tbody td[data-sized] > *')
          .first()
          .evaluate((each) => each.getBoundingClientRect().width),
      )
      .toBe(width)
    expect(await cell.count()).toBe(1)
    await admin.shoot('savedViews-narrowed')
    await page.getByRole('button', { name: 'Columns' }).click()
    await expect
      .poll(() => dialogOf(page, 'Columns').getByRole('spinbutton', { name: 'Width of E-mail in pixels' }).inputValue())
      .toBe(String(width))
    await dialogOf(page, 'Columns').getByRole('spinbutton', { name: 'Width of E-mail in pixels' }).fill('150')
    await dialogOf(page, 'Columns').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => inAddress(page).get('w.email')).toBe('150')
    await edge.dblclick()
    await expect.poll(() => inAddress(page).get('w.email')).toBeNull()
  })
})

describe('a place', () => {
  it('is kept under a name by the key v, found again, and everybody’s when it is shared', async () => {
    const { page, problems } = admin
    await page.getByRole('button', { name: 'Saved views' }).waitFor()
    await page.locator('body').press('v')
    const dialog = dialogOf(page, 'Saved views')
    await dialog.getByText('No view is kept of this list yet').waitFor()
    await dialog.getByRole('textbox', { name: 'Save what stands here as' }).fill('Phones first')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await dialog.getByRole('region', { name: 'Mine' }).getByRole('link', { name: 'Phones first' }).waitFor()
    expect(await dialog.getByRole('link').getAttribute('aria-current')).toBe('true')
    await expect.poll(() => hasFocus(dialog.getByRole('textbox'))).toBe(true)
    const shared = dialog.getByRole('checkbox', { name: 'Shared', exact: true })
    await shared.press('Space')
    await expect.poll(() => shared.isChecked()).toBe(true)
    await expect.poll(() => hasFocus(shared)).toBe(true)
    await admin.shoot('savedViews-mine')
    expect(await admin.axe()).toEqual([])
    const place = new URL(page.url()).search
    await dialog.getByRole('button', { name: 'Close' }).click()
    await admin.open('/users/usersList')
    await page.getByRole('button', { name: 'Saved views' }).waitFor()
    await page.locator('body').press('v')
    await dialog.getByRole('link', { name: 'Phones first' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe(place)
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => heads(page).then(([first]) => first)).toBe('email')
    await admin.open('/payoutRequests')
    await settle(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill('phones')
    await page.getByRole('option', { name: /Phones first.*Users.*Saved view/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/admin/users/usersList${place}`)
    expect(problems).toEqual([])
  })

  it('of a colleague is a link with their name, also on a telephone', async () => {
    const { page, problems } = manager
    await page.getByRole('button', { name: 'Saved views' }).click()
    const others = dialogOf(page, 'Saved views').getByRole('region', { name: 'Shared by others' })
    await others.getByRole('link', { name: 'Phones first' }).waitFor()
    const by = (await others.getByRole('listitem').textContent())?.replace('Phones first', '') ?? ''
    expect(by).toMatch(/\w+ \w+/)
    expect(await admin.page.getByRole('banner').textContent()).toContain(by)
    expect(await others.getByRole('checkbox').count()).toBe(0)
    expect(await dialogOf(page, 'Saved views').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await manager.shoot('savedViews-narrow')
    expect(await manager.axe()).toEqual([])
    await others.getByRole('link', { name: 'Phones first' }).click()
    await expect.poll(() => inAddress(page).get('pinned')).toBe('email')
    expect(problems).toEqual([])
  })

  it('says that it replaces one of that name, and is removed by a press', async () => {
    const { page, problems } = admin
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('searchbox').first().fill('ada')
    await expect.poll(() => inAddress(page).get('q')).toBe('ada')
    await page.getByRole('button', { name: 'Saved views' }).click()
    const dialog = dialogOf(page, 'Saved views')
    await dialog.getByRole('textbox', { name: 'Save what stands here as' }).fill('phones FIRST')
    await dialog.getByText('Your view Phones first is replaced').waitFor()
    await dialog.getByRole('button', { name: 'Replace Phones first by what stands here' }).click()
    await expect.poll(() => dialog.getByRole('link').getAttribute('href')).toContain('q=ada')
    await dialog.getByRole('button', { name: 'Remove Phones first' }).click()
    await dialog.getByText('No view is kept of this list yet').waitFor()
    expect(problems).toEqual([])
  })

  it('is everybody’s only where one says so of it, each time', async () => {
    const dialog = dialogOf(admin.page, 'Saved views')
    const everybody = dialog.getByRole('checkbox', { name: 'For everybody who sees this list' })
    await dialog.getByRole('textbox', { name: 'Save what stands here as' }).fill('For all')
    await everybody.check()
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await dialog.getByRole('link', { name: 'For all' }).waitFor()
    await expect.poll(() => everybody.isChecked()).toBe(false)
  })
})
