// A profile in tabs, with a summary that stays: each tab has its address, the keys go through them, what is typed is asked about, and what waits is counted live.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'

let house: House
let admin: Staff
let creator: string
let request: string

const tab = (name: string) => admin.page.getByRole('tab', { name, exact: true })
const panel = (name: string) => admin.page.getByRole('tabpanel', { name, exact: true })
const section = (name: string) => deskOf({ staff: admin }).section(name)
const tabInAddress = (): string | null => new URL(admin.page.url()).searchParams.get('tab')
const focused = () => admin.page.evaluate(() => document.activeElement?.textContent)
const asked = (): readonly (string | undefined)[] => admin.sent.map(({ payload }) => payload?.operationName)

beforeAll(async () => {
  house = await openHouse()
  const [found] = await house.sql<{ id: string; request: string }>(
    `select u.id::text as id, p.id::text as request from users u join payout_requests p on p.user_id = u.id and p.status = 'NEW'
     where u.status = 'ACTIVE' and u.role = 'pro_business' order by u.id limit 1`,
  )
  creator = found?.id ?? ''
  request = found?.request ?? ''
  admin = await enter(house, { width: 1280, height: 720, at: `/profile/${creator}`, as: 'admin' })
  await panel('Overview').waitFor()
})
afterAll(() => house.stop())

describe('tabs', () => {
  it('are those with something for this viewer on this record, and ask for what stands in the open one alone', async () => {
    await section('User notes').waitFor()
    expect(await admin.page.getByRole('tab').allTextContents()).toEqual([
      'Overview',
      'Timeline',
      'Money',
      'Content',
      'Audience',
      'Messages',
    ])
    await expect.poll(asked).toContain('UserNotesList')
    expect(asked().filter((name) => /^(Subscriptions|MessageThreads|ContentSets|ManualPayout\w*)List$/.test(name ?? ''))).toEqual([])
    expect(await admin.axe()).toEqual([])
  })

  it('have an address each, which Back, Forward and a reload keep', async () => {
    await openTab(admin.page, 'Money')
    expect(tabInAddress()).toBe('money')
    await section('Payee information').waitFor()
    expect(await section('Profile information').count()).toBe(0)
    await openTab(admin.page, 'Audience')
    await admin.page.goBack()
    await panel('Money').waitFor()
    await admin.page.goForward()
    await panel('Audience').waitFor()
    await admin.page.reload()
    await panel('Audience').waitFor()
    await openTab(admin.page, 'Overview')
    expect(tabInAddress()).toBeNull()
  })

  it('are the first one where the address names none that is there', async () => {
    for (const name of ['none', 'access']) {
      await admin.open(`/profile/${creator}?tab=${name}`)
      await panel('Overview').waitFor()
      expect(await tab('Access').count()).toBe(0)
    }
    await admin.open(`/profile/2?tab=access`)
    await panel('Access').waitFor()
    await section('Sessions').waitFor()
    expect(await admin.page.getByRole('tab').allTextContents()).toEqual(['Overview', 'Timeline', 'Messages', 'Access'])
  })

  it('are gone through by arrow keys and opened by Enter or Space', async () => {
    await admin.open(`/profile/${creator}`)
    await panel('Overview').waitFor()
    await tab('Overview').focus()
    const { keyboard } = admin.page
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    expect(await focused()).toBe('Money')
    expect(tabInAddress()).toBeNull()
    await keyboard.press('Enter')
    await panel('Money').waitFor()
    await keyboard.press('End')
    expect(await focused()).toBe('Messages')
    await keyboard.press('ArrowRight')
    expect(await focused()).toBe('Overview')
    await keyboard.press('ArrowLeft')
    await keyboard.press('Home')
    await keyboard.press('Space')
    await panel('Overview').waitFor()
    await keyboard.press('Tab')
    expect(await admin.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel')
  })

  it('are asked about before what is typed in one is left', async () => {
    const part = section('Personal information')
    await part.getByRole('button', { name: 'Edit: Personal information' }).click()
    await part.getByLabel('First name').fill('Grace')
    await tab('Money').click()
    const dialog = admin.page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await part.getByLabel('First name').inputValue()).toBe('Grace')
    expect(tabInAddress()).toBeNull()
    await tab('Money').click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await panel('Money').waitFor()
  })

  it('are opened by whatever leads to one of their sections', async () => {
    const nav = admin.page.getByRole('navigation', { name: 'Sections' })
    await nav.getByRole('button', { name: 'Blocked locations' }).click()
    await panel('Audience').waitFor()
    await expect.poll(() => admin.page.evaluate(() => document.activeElement?.id)).toBe('section-blocks')
    const blocks = section('Blocked locations')
    const visible = async (): Promise<boolean> => {
      const summary = await admin.page.locator('.screenSummary').boundingBox()
      const box = await blocks.boundingBox()
      return Boolean(summary && box && box.y >= summary.y + summary.height)
    }
    await expect.poll(visible).toBe(true)
    expect(admin.problems).toEqual([])
  })
})

describe('sections', () => {
  it('are reached by name on a wide screen, and the keys go on from there', async () => {
    const { page } = admin
    await openTab(page, 'Overview')
    // Sections above it may still be coming.
    const lead = async (): Promise<number> => {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'User notes' }).click()
      return section('User notes').evaluate((each) => Math.round(each.getBoundingClientRect().top))
    }
    await expect.poll(lead).toBeLessThan(900)
    await section('User notes').getByRole('button', { name: 'Add note' }).waitFor()
    await lead()
    await page.keyboard.press('Tab')
    expect(await section('User notes').evaluate((each) => each.contains(document.activeElement))).toBe(true)
  })
})

describe('the summary', () => {
  it('stays in sight where there is room for it', async () => {
    const place = () => admin.page.getByRole('heading', { level: 1 }).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    await openTab(admin.page, 'Overview')
    await section('User notes').waitFor()
    for (const [width, height, stays] of [
      [1280, 720, true],
      [1280, 500, false],
      [390, 844, false],
    ] as const) {
      await admin.page.setViewportSize({ width, height })
      await admin.page.evaluate(() => window.scrollTo(0, 500))
      await expect.poll(async () => (await place()) > 0).toBe(stays)
      await admin.page.evaluate(() => window.scrollTo(0, 0))
    }
    await admin.page.setViewportSize({ width: 1280, height: 720 })
  })

  it('has the first five actions that are possible at hand', async () => {
    // The window was a narrow one just now.
    const names = () => admin.page.locator('.screenSummary .rowActions button:not(.smallButton)').allInnerTexts()
    await expect.poll(names).toEqual(['Message', 'Login as', 'Disable', 'Create payout', 'Correction'])
  })

  it('counts what waits, live, and leads to it', async () => {
    const waits = admin.page.getByRole('link', { name: /^Open payout requests/ })
    await expect.poll(() => waits.innerText()).toMatch(/\b1$/)
    await waits.click()
    await admin.page.locator(`[data-id="${request}"]`).first().waitFor()
    const { searchParams } = new URL(admin.page.url())
    expect([searchParams.get('f.user'), searchParams.get('f.status')]).toEqual([creator, 'NEW'])
    await admin.page.goBack()
    await expect.poll(() => waits.innerText()).toMatch(/\b1$/)
    const manager = await enter(house, { at: `/payoutRequests?look=table&q=${request}`, as: 'manager' })
    await manager.page
      .locator(`tr[data-id="${request}"]`)
      .getByRole('button', { name: /^Decline\b/ })
      .click()
    await manager.page.getByRole('dialog').getByRole('textbox').fill('Not this month')
    await manager.page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
    await expect.poll(() => waits.innerText()).toMatch(/\b0$/)
    expect(admin.problems).toEqual([])
  })
})

describe('on paper', () => {
  it('stands the open tab alone', async () => {
    await openTab(admin.page, 'Money')
    await admin.page.emulateMedia({ media: 'print' })
    expect(await section('Payee information').isVisible()).toBe(true)
    expect(await admin.page.getByRole('tablist').isVisible()).toBe(false)
    expect(await admin.page.locator('.screenSummary').evaluate((each) => getComputedStyle(each).position)).toBe('static')
    await admin.page.emulateMedia({ media: null })
  })
})
