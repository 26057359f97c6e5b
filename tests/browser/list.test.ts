// A list in a real browser: its place in the address, search, sort, keys, live changes, and that everybody can use it.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inMoments } from './inMoments.ts'
import { axeProblems } from './records/checkAxe.ts'
import { FakeTags } from './records/FakeTags.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'

const tags = new FakeTags()
const path = '/settings/tags'
let opened: OpenedConsole

beforeAll(async () => (opened = await openConsole(tags.answer)).close)
beforeEach(() => {
  tags.tags.length = 0
  tags.pause = 0
  tags.held = undefined
  tags.next.clear()
  for (const [at, title] of ['Art', 'Beauty', 'Cooking', 'Dance'].entries()) tags.add(title, 40 - at * 10, at)
})

const titles = '//tbody/tr/td[1]'
const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name)
const tell = (id: string | undefined, what: Readonly<Record<string, unknown>>) =>
  opened.server.socket.tell({ kind: 'SAVED', entity: 'Tag', part: null, id, version: 1, by: 'Kim', time: null, authorities: null, ...what })

describe('a list', () => {
  it('shows its records in its own order, with how many there are', async () => {
    const { page, problems } = await opened.open(path)
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    expect(await page.locator(titles).allTextContents()).toEqual(['Dance', 'Cooking', 'Beauty', 'Art'])
    expect(await page.locator('.screenCounts').textContent()).toBe('4 in all')
    expect(problems).toEqual([])
  })

  it('asks once for a typed word and keeps it in the address', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    const before = asked('TagsList').length
    // 40 ms a key by the page's own clock: on a slow machine the true time between two keys can be as long as a pause that ends a word.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const key of 'cook') {
      await page.getByRole('searchbox').pressSequentially(key)
      await page.clock.runFor(40)
    }
    await page.clock.resume()
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor({ state: 'detached' })
    expect(
      asked('TagsList')
        .slice(before)
        .map((each) => each.variables['search']),
    ).toEqual(['cook'])
    expect(new URL(page.url()).search).toBe('?q=cook')
    await page.reload()
    await page.getByRole('cell', { name: 'Cooking', exact: true }).waitFor()
    expect(await page.locator(titles).count()).toBe(1)
  })

  it('drops an older answer that arrives late', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    let come: () => void = () => undefined
    tags.held = new Promise((resolve) => (come = resolve))
    await page.getByRole('searchbox').fill('art')
    await expect.poll(() => asked('TagsList').at(-1)?.variables['search']).toBe('art')
    tags.held = undefined
    await page.getByRole('searchbox').fill('beauty')
    await expect.poll(() => page.locator(titles).allTextContents()).toEqual(['Beauty'])
    come()
    await page.waitForTimeout(500)
    expect(await page.locator(titles).allTextContents()).toEqual(['Beauty'])
  })

  it('sorts downwards, upwards and back to its own order, and Back takes it back', async () => {
    const { page } = await opened.open(path)
    const head = page.getByRole('columnheader', { name: 'Title' })
    await head.getByRole('button').click()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    await expect.poll(() => page.locator(titles).first().textContent()).toBe('Dance')
    await head.getByRole('button').click()
    await expect.poll(() => page.locator(titles).first().textContent()).toBe('Art')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('title')
    await head.getByRole('button').click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.goBack()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  })

  it('leaves out a column that was switched off, in the address too', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Slug' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Slug' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('columnheader').count()).toBe(3)
    expect(new URL(page.url()).searchParams.get('columns')).toBe('title,usedBy')
  })

  it('says when nothing is found and how to find more', async () => {
    const { page } = await opened.open(`${path}?q=zebra`)
    await page.getByText('Nothing was found for these filters').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('says when the read failed, and reads again', async () => {
    tags.next.set('TagsList', {
      errors: [{ message: 'No', extensions: { code: 'INTERNAL', template: 'errors.request', params: [], id: 'E-77' } }],
    })
    const { page } = await opened.open(path)
    await page.getByRole('alert').getByText('E-77').first().waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    expect(await page.locator(titles).count()).toBe(4)
  })

  it('can be walked, searched and closed by keys', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe('3')
    await page.keyboard.press('k')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe('4')
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  })

  it('reads one row again when somebody changes it, greys a removed one, and holds new ones back', async () => {
    const { page } = await opened.open(path)
    const heard: string[] = []
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(String(payload))))
    await page.reload()
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    const [art, beauty] = tags.tags
    const toldOf = async (id: string | undefined, what: Readonly<Record<string, unknown>>): Promise<void> => {
      tell(id, what)
      await expect.poll(() => heard.some((each) => each.includes('"Change"') && each.includes(`"id":"${id}"`))).toBe(true)
    }
    const lists = asked('TagsList').length
    // Within the second after which all of them are counted again: none of it goes by before one is told.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    Object.assign(art ?? {}, { title: 'Arts', version: 2 })
    await toldOf(art?.id, { version: 2, action: 'update' })
    await inMoments(page, page.getByRole('cell', { name: 'Arts', exact: true }))
    await toldOf(beauty?.id, { kind: 'REMOVED', version: null, action: 'remove' })
    await inMoments(page, page.getByText('Removed by Kim'))
    const made = tags.add('Eating', 50)
    await toldOf(made.id, { created: true, action: 'create' })
    await inMoments(page, page.getByRole('button', { name: '1 new' }))
    expect(asked('TagsList').length).toBe(lists)
    expect(asked('TagsRow').at(-1)?.auto).toBe(true)
    await page.clock.resume()
    await page.getByRole('button', { name: '1 new' }).click()
    await page.getByRole('cell', { name: 'Eating', exact: true }).waitFor()
  })

  it('says nothing of a row that one made oneself, whether the list shows it or not', async () => {
    const { page } = await opened.open(path)
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    const told = (id: string, by: string) => tell(id, { created: true, by, action: 'create' })
    const add = async (title: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add category' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill(title)
      await dialog.getByRole('button', { name: 'Add category' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    /** What was told before this is heard once this is seen. */
    const retitled = async (title: string): Promise<void> => {
      Object.assign(tags.tags[3] ?? {}, { title, version: 2 })
      tell('4', { version: 2, action: 'update' })
      await page.getByRole('cell', { name: title, exact: true }).waitFor()
    }
    await add('Eating')
    await page.getByRole('cell', { name: 'Eating', exact: true }).waitFor()
    told('5', 'Robin')
    await retitled('Dances')
    expect(await page.locator('.freshRows').count()).toBe(0)
    // The filter does not show the next one.
    await page.getByRole('searchbox').fill('dan')
    await page.getByRole('cell', { name: 'Eating', exact: true }).waitFor({ state: 'detached' })
    await add('Fashion')
    told('6', 'Robin')
    await retitled('Dancing')
    expect(await page.locator('.freshRows').count()).toBe(0)
    told('7', 'Kim')
    await page.getByRole('button', { name: '1 new' }).waitFor()
  })

  it('is accessible and fits a narrow screen', async () => {
    const { page, problems } = await opened.open(path, { width: 360, height: 740 })
    await page.getByRole('listitem').filter({ hasText: 'Dance' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('does not jump when its rows arrive', async () => {
    tags.pause = 300
    const { page } = await opened.open(path)
    await page.locator('thead').waitFor()
    const before = await page.locator('thead').boundingBox()
    await page.getByRole('cell', { name: 'Dance', exact: true }).waitFor()
    const after = await page.locator('thead').boundingBox()
    expect(after?.y).toBe(before?.y)
    expect(after?.height).toBe(before?.height)
  })
})
