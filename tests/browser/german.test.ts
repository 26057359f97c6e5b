// The console in a further language: from the login page on, in lists, forms, dialogs and refusals; turned to and back without a reload. Amounts look alike.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import product from '#generated/locales/de.json'
import productEnglish from '#generated/locales/en.json'
import engine from '../../src/client/texts/de.json'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, password, type House } from './story/openHouse.ts'
import { turnTo } from './story/turnTo.ts'

let house: House
let german: Staff
let english: Staff
const said: Readonly<Record<string, string>> = { ...engine, ...product }
const inEnglish: Readonly<Record<string, string>> = productEnglish
const words = (key: string): string => said[key] ?? key

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang)
const rowsOf = (page: Page) => page.locator('tr[data-id]').first().waitFor()
const amountsOf = (page: Page) => page.locator('tbody td.end').allTextContents()

beforeAll(async () => {
  house = await openHouse()
  german = await enter(house, { width: 1280, height: 720, locale: 'de-AT' })
  english = await enter(house, { width: 1280, height: 720 })
})
afterAll(() => house?.stop())

describe('a browser that asks for German', () => {
  it('is answered in it before anybody is logged in', async () => {
    const { page } = german
    await german.open('/users/usersList')
    await page.getByRole('button', { name: words('login.submit') }).waitFor()
    expect(await lang(page)).toBe('de')
    await german.shoot('germanLogin')
    await page.getByLabel(words('login.email')).fill('admin@example.com')
    await page.getByLabel(words('login.password'), { exact: true }).fill('not this')
    await page.getByLabel(words('login.password'), { exact: true }).press('Enter')
    await page.getByRole('alert').first().waitFor()
    await page.getByLabel(words('login.password'), { exact: true }).fill(password)
    await page.getByLabel(words('login.password'), { exact: true }).press('Enter')
    await page.getByRole('heading', { level: 1, name: words('entities.users.many') }).waitFor()
    await rowsOf(page)
    expect(await german.axe()).toEqual([])
    await german.shoot('germanList')
  })

  it('says forms, their errors and what the server refuses in it', async () => {
    const { page } = german
    await page
      .getByRole('button', { name: words('entities.users.actions.create') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().waitFor()
    await dialog.getByRole('button', { name: words('entities.users.actions.create') }).click()
    const required = words('errors.required').replace('{0}', words('entities.users.fields.email'))
    await german.shoot('germanForm')
    await dialog.getByText(required).first().waitFor()
    expect(inEnglish['entities.users.fields.email']).not.toBe(words('entities.users.fields.email'))
    expect(await german.axe()).toEqual([])
    await german.shoot('germanForm')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('writes amounts and dates as every other one', async () => {
    await english.open('/transactions')
    await english.login('admin@example.com')
    await rowsOf(english.page)
    await german.open('/transactions')
    await rowsOf(german.page)
    await expect.poll(() => amountsOf(german.page)).toEqual(await amountsOf(english.page))
    expect(await german.page.locator('tbody time').allTextContents()).toEqual(await english.page.locator('tbody time').allTextContents())
    // Counts are the reader's.
    await english.open('/transactions?f.createTime=')
    await german.open('/transactions?f.createTime=')
    await english.page.getByText(/^\d+,\d{3}\+? in all$/).waitFor()
    await german.page.getByText(/^\d+\.\d{3}\+? insgesamt$/).waitFor()
    await german.shoot('germanAmounts')
  })
})

describe('the language', () => {
  it('is turned to without a reload, heard in one’s other windows, and stays', async () => {
    const { page } = english
    await page.evaluate(() => Object.assign(globalThis, { stays: true }))
    await turnTo(english, 'Language', 'Deutsch')
    await page.getByRole('heading', { level: 1, name: words('entities.transactions.many') }).waitFor()
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
    expect(await lang(page)).toBe('de')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: words('entities.transactions.many') }).waitFor()
    await turnTo(german, 'Sprache', 'English')
    for (const each of [page, german.page])
      await each.getByRole('heading', { level: 1, name: inEnglish['entities.transactions.many'] ?? '' }).waitFor()
    expect(await lang(page)).toBe('en')
  })

  it('is nobody else’s', async () => {
    const other = await enter(house, { width: 1280, height: 720 })
    await turnTo(english, 'Language', 'Deutsch')
    await other.open('/transactions')
    await other.login('manager@example.com')
    await other.page.getByRole('heading', { level: 1, name: inEnglish['entities.transactions.many'] ?? '' }).waitFor()
    expect(await lang(other.page)).toBe('en')
    expect(other.problems).toEqual([])
  })

  it('is the browser’s again for whoever logs in next in the same tab', async () => {
    const { page } = english
    await page.getByRole('heading', { level: 1, name: words('entities.transactions.many') }).waitFor()
    await page.evaluate(() => Object.assign(globalThis, { still: true }))
    await page.locator('nav a[href$="/logout"]').first().click()
    await english.login('manager@example.com')
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect(await lang(page)).toBe('en')
    expect(await page.evaluate(() => 'still' in globalThis)).toBe(true)
  })
})
