// The editor of formatted text in a real browser: what is pasted out of other programs keeps its lines, a link needs no words before it, and nothing is
// written into what is being saved.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { hasFocus } from './story/hasFocus.ts'
import { heldLine, type HeldLine } from './story/heldLine.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let line: HeldLine
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house)
  line = await heldLine(admin.page)
  await admin.open('/pages')
  await admin.login('admin@example.com')
  await admin.page.getByRole('link', { name: 'FAQ' }).click()
  await admin.page.getByRole('button', { name: 'Edit: Content' }).click()
})
afterAll(() => house?.stop())

const editor = () => admin.page.getByRole('textbox', { name: 'Text' })

const paste = (html: string) =>
  editor().evaluate((place, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

beforeEach(async () => {
  await editor().press('ControlOrMeta+a')
  await editor().press('Delete')
})

it.each([
  ['lines of a mail', '<div>Dear all,</div><div>see below.</div>', ['Dear all,', 'see below.']],
  ['headings that it has not', '<h1>Terms</h1>of use<h6>Small</h6>print', ['Terms', 'of use', 'Small', 'print']],
  ['cells of a table', '<table><tr><td>A1</td><td>B1</td></tr><tr><td>A2</td><td><p>B2</p></td></tr></table>', ['A1', 'B1', 'A2', 'B2']],
])('keeps %s apart', async (_what, html, lines) => {
  await paste(html)
  expect(await editor().locator('p').allTextContents()).toEqual(lines)
})

it('takes nothing for bold that another editor only wraps so', async () => {
  await paste('<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Plain</p></b>')
  expect(await editor().locator('p', { hasText: 'Plain' }).innerHTML()).toBe('Plain')
})

it('writes the address of a link where no words are marked', async () => {
  await editor().pressSequentially('See ')
  await admin.page.getByRole('button', { name: 'Link', exact: true }).click()
  await admin.page.getByRole('textbox', { name: 'Address' }).fill('example.com/help')
  await admin.page.keyboard.press('Enter')
  const link = editor().getByRole('link', { name: 'example.com/help' })
  expect(await link.getAttribute('href')).toBe('https://example.com/help')
  await editor().pressSequentially(' first')
  expect(await editor().locator('p').textContent()).toBe('See example.com/help first')
  expect(await link.textContent()).toBe('example.com/help')
})

it('keeps the focus while its row for a link stands open', async () => {
  const address = admin.page.getByRole('textbox', { name: 'Address' })
  await admin.page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect.poll(() => hasFocus(address)).toBe(true)
  await editor().pressSequentially('See below')
  expect([await editor().textContent(), await address.inputValue()]).toEqual(['See below', ''])
  await address.press('Escape')
  await address.waitFor({ state: 'detached' })
})

it('is where its form leads when something is wrong with it', async () => {
  await paste(`<p>${'a'.repeat(100_001)}</p>`)
  await admin.page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => hasFocus(editor())).toBe(true)
  expect(await editor().getAttribute('aria-invalid')).toBe('true')
})

it('has the focus again where it could not be saved', async () => {
  const { page } = admin
  await house.sql(`create function fails() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`)
  await house.sql('create trigger fails before update on static_pages for each row execute function fails()')
  await editor().pressSequentially('Once more: ')
  await page.keyboard.press('Control+s')
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
  await expect.poll(() => editor().evaluate((each) => each === document.activeElement)).toBe(true)
  await house.sql('drop trigger fails on static_pages')
  admin.problems.length = 0
})

it('shows what was chosen where two had written it', async () => {
  const { page } = admin
  await editor().pressSequentially('Mine')
  await page.getByRole('textbox', { name: /^Title/ }).fill('Questions')
  await house.sql("update static_pages set body = '<p>By a colleague</p>', version = version + 1 where title = 'FAQ'")
  await page.keyboard.press('Control+s')
  await page.getByRole('radio', { name: 'Theirs: By a colleague' }).check()
  await house.sql('create trigger fails before update on static_pages for each row execute function fails()')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
  await expect.poll(() => editor().textContent()).toBe('By a colleague')
  expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Questions')
  await house.sql('drop trigger fails on static_pages')
  admin.problems.length = 0
})

it('takes nothing more while it is saved: what came too late would be lost', async () => {
  const { page, problems } = admin
  const bold = page.getByRole('button', { name: 'Bold' })
  await editor().pressSequentially('Saved as it stood')
  line.hold()
  await page.keyboard.press('Control+s')
  await expect.poll(() => editor().getAttribute('contenteditable')).toBe('false')
  expect(await bold.isDisabled()).toBe(true)
  await page.keyboard.type(', and more')
  line.letGo()
  await editor().waitFor({ state: 'detached' })
  await page.getByText('Saved as it stood', { exact: true }).waitFor()
  expect(problems).toEqual([])
})
