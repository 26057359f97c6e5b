// Settings > Categories, Banners, Tutorial links and Business list in a real browser: added, edited, put in order by keys, greyed, deleted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { picture } from '../server/uploads/samples.ts'
import { carry } from './story/carry.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { at: '/settings/tags', as: 'admin' })
  await admin.page.getByRole('row', { name: /Cooking/ }).waitFor()
})
afterAll(() => house?.stop())

const dialog = () => admin.page.getByRole('dialog')
const open = (name: string) => admin.page.getByRole('link', { name, exact: true }).click()

describe('categories', () => {
  it('show the slug while the title is typed, on adding and on renaming', async () => {
    await admin.page.getByRole('button', { name: 'Add category' }).click()
    await dialog().getByRole('textbox', { name: 'Title' }).fill('Jazz & Soul')
    await dialog().getByText('jazz___soul').waitFor()
    await dialog().getByRole('button', { name: 'Add category' }).click()
    await dialog().waitFor({ state: 'detached' })
    await admin.page.getByRole('button', { name: 'Edit: Jazz & Soul' }).click()
    await dialog().getByRole('textbox', { name: 'Title' }).fill('Jazz, Soul')
    await dialog().getByText('jazz__soul').waitFor()
    expect(await admin.axe()).toEqual([])
    await admin.shoot('slug')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await admin.page.getByRole('row', { name: /Jazz, Soul/ }).waitFor()
  })

  it('are put in order by keys', async () => {
    await carry(admin.page, admin.page.getByRole('button', { name: 'Move Art', exact: true }), 'ArrowDown', 2)
    await expect
      .poll(() => house.sql('select title from tags order by "order", id limit 2'))
      .toEqual([{ title: 'Cooking' }, { title: 'Art' }])
  })
})

describe('banners', () => {
  it('are listed with their pictures; those that nobody sees are greyed', async () => {
    await open('Banners')
    await admin.page.getByRole('row', { name: /Summer sale/ }).waitFor()
    expect(await admin.page.locator('tr[data-off]').count()).toBe(3)
    await admin.page.locator('tbody img').first().waitFor()
    expect(await admin.axe()).toEqual([])
    await admin.shoot('banners')
  })

  it('are added, and edited, once their picture has come where that is still on its way', async () => {
    const { page } = admin
    const pictureOf = async (text: string) => house.sql<{ image: unknown }>('select image from banners where alt_text = $1', [text])
    /** Sends the form while what was chosen is held back, and lets it pass. */
    const sendEarly = async (button: string, text: string): Promise<void> => {
      let pass = (): void => undefined
      const held = new Promise<void>((resolve) => (pass = resolve))
      await page.route('**/files/*', async (route) => {
        if (route.request().method() === 'PUT') await held
        await route.continue()
      })
      await dialog()
        .locator('input[type=file]')
        .setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: await picture() })
      await dialog().getByRole('textbox', { name: 'Alternative text' }).fill(text)
      await dialog().getByRole('button', { name: button, exact: true }).click()
      await dialog().getByText('Waits for the file').waitFor()
      expect(await dialog().getByText('is required').count()).toBe(0)
      expect(await pictureOf(text)).toEqual([])
      pass()
      await dialog().waitFor({ state: 'detached' })
      await page.unroute('**/files/*')
    }
    await page.getByRole('button', { name: 'Add banner' }).click()
    await sendEarly('Add banner', 'A slow banner')
    const [added] = await pictureOf('A slow banner')
    await page.getByRole('button', { name: 'Edit: A slow banner' }).click()
    await sendEarly('Save', 'A slower banner')
    const [edited] = await pictureOf('A slower banner')
    expect(edited?.image).toBeTruthy()
    expect(edited?.image).not.toEqual(added?.image)
    await house.sql("delete from banners where alt_text = 'A slower banner'")
  })

  it('are added with a picture, and deleted', async () => {
    covers('managesBanners')
    const { page } = admin
    await page.getByRole('button', { name: 'Add banner' }).click()
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await picture() })
    await dialog().getByRole('textbox', { name: 'Alternative text' }).fill('A new banner')
    const [from, until] = ['Shown from', 'Shown until'].map((name) => dialog().getByLabel(name))
    const told = dialog().getByText('The last day is before the first')
    await from?.fill('2026-05-09')
    await until?.fill('2026-05-02')
    await dialog().getByRole('button', { name: 'Add banner' }).click()
    await told.waitFor()
    // The form itself knows: nothing was sent, and it follows whichever of the two days is typed.
    expect(await house.sql("select 1 from banners where alt_text = 'A new banner'")).toEqual([])
    await from?.fill('2026-05-02')
    await told.waitFor({ state: 'detached' })
    await from?.fill('2026-05-03')
    await told.waitFor()
    await until?.fill('2026-05-03')
    await told.waitFor({ state: 'detached' })
    await admin.shoot('bannerForm')
    expect(await admin.axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Add banner' }).click()
    await dialog().waitFor({ state: 'detached' })
    const row = page.getByRole('row', { name: /A new banner/ })
    await row.getByRole('button', { name: /^Delete/ }).click()
    await dialog().getByText('Delete the banner A new banner and its picture?').waitFor()
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => house.sql("select 1 from banners where alt_text = 'A new banner'")).toEqual([])
  })
})

describe('tutorial links', () => {
  it('are added, put in order and deleted, and saved as a whole', async () => {
    covers('managesTutorialLinks')
    const { page } = admin
    await open('Tutorial links')
    await page.getByRole('cell', { name: 'Getting started' }).waitFor()
    await admin.shoot('links')
    expect(await admin.axe()).toEqual([])
    await page.getByRole('button', { name: 'Edit: Help place' }).click()
    await page.getByRole('button', { name: 'Add link' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith('_title'))).toBe(true)
    await page.keyboard.type('Frequent questions')
    const added = page.getByRole('group', { name: 'Row 7' })
    await added.getByRole('textbox', { name: 'Address' }).fill('nowhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await added.getByText('Address must be').or(added.locator('.Mui-error').first()).first().waitFor()
    await admin.shoot('linksForm')
    await added.getByRole('textbox', { name: 'Address' }).fill('https://help.example.com/faq')
    await page.getByRole('button', { name: 'Delete row 1' }).click()
    await carry(admin.page, admin.page.getByRole('button', { name: 'Move How to buy credits', exact: true }), 'ArrowDown', 2)
    expect(await admin.axe()).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Frequent questions' }).waitFor()
    const [stored] = await house.sql<{ links: readonly { readonly title: string }[] }>('select links from system_settings_tutorial_links')
    expect(stored?.links.map((each) => each.title)).toEqual([
      'How verification works',
      'How to buy credits',
      'Set up your payee information',
      'Schedule a post',
      'Selling by the minute',
      'Frequent questions',
    ])
  })
})

describe('the business list', () => {
  it('greys who no longer qualifies, and takes in who does', async () => {
    covers('managesBusinessList')
    const { page } = admin
    await open('Business list')
    await page.locator('tr[data-off]').first().waitFor()
    await admin.shoot('business')
    expect(await admin.axe()).toEqual([])
    const [before] = await house.sql<{ n: number }>('select count(*)::int as n from business_entries')
    await page.getByRole('button', { name: 'Add creator' }).click()
    await dialog().getByRole('combobox').click()
    await page.getByRole('option').first().click()
    await dialog().getByRole('button', { name: 'Add creator' }).click()
    await dialog().waitFor({ state: 'detached' })
    expect(await house.sql('select count(*)::int as n from business_entries')).toEqual([{ n: Number(before?.n) + 1 }])
  })

  it('fits a telephone, as the others do', async () => {
    const { page } = admin
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['businessList', 'banners', 'tutorialLinks', 'tags']) {
      await admin.open(`/settings/${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
    await admin.open('/settings/tutorialLinks')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Edit: Help place' }).click()
    await page.getByRole('group', { name: 'Row 2' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await admin.shoot('phone')
    expect(await admin.axe()).toEqual([])
    expect(admin.problems).toEqual([])
  })

  it('is not found by a manager, nor are the others', async () => {
    const manager = await enter(house, { at: '/settings/banners', as: 'manager' })
    await manager.page.getByText('Page not found').waitFor()
    for (const path of ['tutorialLinks', 'businessList', 'tags']) {
      await manager.open(`/settings/${path}`)
      await manager.page.getByText('Page not found').waitFor()
    }
    expect(manager.problems).toEqual([])
  })
})
