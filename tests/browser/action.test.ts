// Actions in a real browser: previewed, confirmed, run once, and what is said of the outcome.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locator } from 'playwright-core'
import { axeProblems } from './records/checkAxe.ts'
import { FakeTags } from './records/FakeTags.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf } from './records/sampleRecord.ts'
import { hasFocus } from './story/hasFocus.ts'

const tags = new FakeTags()
const path = '/settings/tags'
let opened: OpenedConsole

beforeAll(async () => (opened = await openConsole(tags.answer)).close)
beforeEach(() => {
  tags.tags.length = 0
  tags.keys.length = 0
  tags.pause = 0
  tags.held = undefined
  opened.server.backend = {}
  tags.next.clear()
  tags.add('Art', 10, 3)
})

const invalid = {
  __typename: 'Invalid',
  errors: [
    {
      __typename: 'FieldError',
      field: 'title',
      code: 'TAKEN',
      template: 'errors.taken',
      params: ['@entities.tags.fields.title'],
      message: 'x',
    },
  ],
}

const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name)

describe('an action', () => {
  it('acceptance 8: asks, shows what it would do, and makes one record of two clicks', async () => {
    // What is said goes after a second, and is looked for after the row.
    opened.server.backend = { notificationTimeout: 20_000 }
    const { page, problems } = await opened.open(path)
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Slow Food')
    await dialog.getByText('slow_food').waitFor()
    expect(await axeProblems(page)).toEqual([])
    tags.pause = 200
    await dialog.getByRole('button', { name: 'Add category' }).dblclick()
    await page.getByRole('cell', { name: 'Slow Food', exact: true }).waitFor()
    await page.getByText('Add category: done').waitFor()
    expect(tags.keys.length).toBe(1)
    expect(tags.keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(asked('TagsCreate').at(-1)?.variables['input']).toEqual({ title: 'Slow Food', slug: 'slow_food', type: 'category' })
    expect(problems).toEqual([])
  })

  it('says what is wrong with the input at its field, before anything is sent', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').waitFor()
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText('Title is required').waitFor()
    await dialog.getByLabel('Title').fill('x'.repeat(51))
    await dialog.getByText(/^Title .*50/).waitFor()
    expect(tags.keys).toEqual([])
  })

  it('says of a value no longer what was found wrong with another', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    const title = dialog.getByLabel('Title')
    tags.next.set('TagsCreatePreview', { data: { answer: previewOf({ allowed: false, invalid }) } })
    await title.fill('x'.repeat(51))
    await expect.poll(() => tags.next.size).toBe(0)
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText(/^Title .*50/).waitFor()
    // What the server finds of the new value is not there yet.
    let tell: () => void = () => undefined
    tags.held = new Promise((resolve) => (tell = resolve))
    await title.fill('Art!')
    await dialog.getByText(/^Title .*50/).waitFor({ state: 'detached' })
    expect(await dialog.getByText('Title is already in use').count()).toBe(0)
    tell()
  })

  it('keeps what was typed when the server refuses it, and says so at the field', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Art!')
    tags.next.set('TagsCreate', { data: { answer: invalid } })
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText('Title is already in use').waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Art!')
  })

  it('is run again under the same key when the connection broke before its answer', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Dance')
    tags.next.set('TagsCreate', { errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] })
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText('Broken').waitFor()
    const before = asked('TagsCreate').at(-1)?.variables['key']
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    expect(asked('TagsCreate').at(-1)?.variables['key']).toBe(before)
  })

  it('asks its preview anew when its record changes under it, and can then be run', async () => {
    const { page } = await opened.open(path)
    const changed = { __typename: 'Refusal', rule: 'changed', template: 'refusals.changed', params: [], message: 'changed', ticks: [] }
    const preview = previewOf({ allowed: false, refused: changed })
    const remove = page.getByRole('button', { name: /^Delete: Art/ })
    await remove.waitFor()
    tags.next.set('TagsDeletePreview', { data: { answer: preview } })
    Object.assign(tags.tags[0] ?? {}, { version: 2, title: 'Fine Art' })
    await remove.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('It was changed meanwhile').waitFor()
    opened.server.socket.tell({ kind: 'SAVED', entity: 'Tag', part: '', id: '1', version: 2, by: 'Kim', time: '2026-11-21T14:02:00.000Z' })
    await dialog
      .getByText(/Fine Art/)
      .first()
      .waitFor()
    await dialog.getByText('It was changed meanwhile').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(asked('TagsDeletePreview').at(-1)?.variables).toMatchObject({ id: '1', version: 2 })
    expect(asked('TagsDelete').at(-1)?.variables).toMatchObject({ id: '1', version: 2 })
  })

  it('says how much hangs on a removal', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Delete: Art' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Delete the category Art?').waitFor()
    await dialog.getByText('It is removed from 3 creators.').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('cell', { name: 'Art', exact: true }).waitFor({ state: 'detached' })
    expect(asked('TagsDelete').at(-1)?.variables).toMatchObject({ id: '1', version: 1 })
  })

  it('gives the focus of a removed row to the next one, of the last to the one before, of the only one to the heading', async () => {
    tags.add('Dance', 20)
    tags.add('Film', 30)
    const { page } = await opened.open(path)
    const row = (title: string) => page.getByRole('row').filter({ hasText: title })
    const removed: readonly (readonly [string, Locator])[] = [
      ['Dance', row('Film')],
      ['Film', row('Art')],
      ['Art', page.getByRole('heading', { level: 1 })],
    ]
    for (const [title, next] of removed) {
      await page.getByRole('button', { name: `Delete: ${title}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await row(title).waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(next)).toBe(true)
    }
  })

  it('asks before typed text is thrown away, and only then', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Add category' }).click()
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByLabel('Title').fill('x')
    await dialog.getByLabel('Title').fill('')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await question.count()).toBe(0)
    await page.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByLabel('Title').fill('x')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor()
    expect(await axeProblems(page)).toEqual([])
    // Staying is what Enter and Escape mean.
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(await dialog.getByLabel('Title').inputValue()).toBe('x')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})
