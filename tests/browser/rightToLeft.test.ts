// A console that is written from the right: every screen of a product turned round, nothing wider than the page, nothing said in the language of the specs.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { screens } from '../../examples/library/generated/routes.ts'
import { house } from '../architecture/listSources.ts'
import { ofEach } from '../run/amount.ts'
import { enter, type Staff } from './story/enter.ts'
import { password } from './story/openHouse.ts'
import { looks, lookAt, settle } from './tour/look.ts'
import { startProduct, type StartedProduct } from './tour/startProduct.ts'
import { everyText, makeTurnedProduct, turned } from './tour/turnedProduct.ts'

const pictures = join(house, 'node_modules/.cache/concord/rightToLeft')
const made = makeTurnedProduct()
const english = everyText()
const words = (key: string): string => turned(english[key] ?? key)

let library: StartedProduct
let staff: Staff
beforeAll(async () => {
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  library = await startProduct(made.product, '/library')
  staff = await enter(library, { locale: 'he-IL' })
  await staff.open('/')
  const { page } = staff
  await page.getByLabel(words('login.email')).fill('director@example.com')
  await page.getByLabel(words('login.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()
})
afterAll(async () => {
  await library?.stop()
  made.drop()
})

/** Texts that stand as the specs or the engine say them, where they should stand in other letters. What is data is no text of theirs. */
const sentences = new Set(Object.values(english).filter((text) => text.length > 3 && /^[A-Z][a-z ]+$/.test(text)))
const untranslated = async (page: Page): Promise<readonly string[]> => {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) found.push(walker.currentNode.nodeValue?.trim() ?? '')
    return found
  })
  return [...new Set(shown.filter((text) => sentences.has(text)))]
}

const handbooks = new Set(screens.filter(({ kind }) => kind === 'handbook').map(({ name }) => name))
const toured = ofEach(
  screens.filter(({ kind, name }) => kind !== 'login' && !handbooks.has(name)),
  ({ kind }) => kind,
)

it.each(toured.map((screen) => [screen.name, screen] as const))('%s', async (name, { path }) => {
  const { page } = staff
  await staff.open(path.replaceAll(/:\w+/g, '1'))
  await settle(page)
  expect(await page.evaluate(() => [document.documentElement.dir, getComputedStyle(document.body).direction])).toEqual(['rtl', 'rtl'])
  const seen: string[] = []
  for (const look of [looks[0], looks[3]]) seen.push(...(await lookAt(page, look, join(pictures, `${name}, ${look.name}.jpg`))))
  expect([...seen, ...(await untranslated(page)).map((text) => `says "${text}"`), ...staff.problems]).toEqual([])
})

it('turns the dialogs of a library of components round as well', async () => {
  const { page } = staff
  await page.setViewportSize({ width: 1280, height: 720 })
  await staff.open('/books')
  await page.getByRole('button', { name: words('entities.books.actions.create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().waitFor()
  const label = await dialog.locator('label').first().boundingBox()
  const box = await dialog.boundingBox()
  await page.screenshot({ path: join(pictures, 'dialog.jpg'), type: 'jpeg' })
  expect((label?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThan((box?.width ?? 0) / 2)
  expect(await staff.axe()).toEqual([])
  expect(staff.problems).toEqual([])
})
