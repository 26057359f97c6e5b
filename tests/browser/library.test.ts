// A second product stands beside the first: examples/library, specs and rows of data alone, started by --product. Each role sees what its rights open,
// nothing is refused or logged, no text is missing; and what its specs say of lending holds.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rights, roles } from '../../examples/library/generated/access.ts'
import { app } from '../../examples/library/generated/app.ts'
import { screens } from '../../examples/library/generated/routes.ts'
import { house as root } from '../architecture/listSources.ts'
import { ofEach } from '../run/amount.ts'
import { looks, lookAt, settle } from './tour/look.ts'
import { startProduct, type StartedProduct } from './tour/startProduct.ts'
import { stopsOf, type Stop } from './tour/stopsOf.ts'
import { openWindows, type Windows } from './tour/Windows.ts'

const pictures = join(root, 'node_modules/.cache/concord/library')
/** What a role does not find is the engine's to refuse, and seen on the tour of the other product. */
const stops = stopsOf({ screens, roles, rights, flags: app.flags }).filter(({ opens }) => opens)

let library: StartedProduct
let windows: Windows

beforeAll(async () => {
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  library = await startProduct('examples/library', '/library')
  windows = openWindows(library)
})
afterAll(() => library?.stop())

/** Every screen wide and light: what looks narrow or dark is the engine's, and seen on the tour of the other product. */
const visit = async ({ who, screen }: Stop): Promise<readonly string[]> =>
  windows.use(who, async ({ page, open, problems }) => {
    problems.length = 0
    // The first record of each kind is as good as any.
    await open(screen.path.replaceAll(/:\w+/g, '1'))
    await settle(page)
    const missing = (await page.getByText('Page not found', { exact: true }).count()) > 0
    const seen = await lookAt(page, looks[0], join(pictures, `${screen.name}, ${who}.jpg`))
    return [...(missing ? ['is not found'] : []), ...seen, ...problems]
  })

it('has ten entities, three roles of staff, a queue and two reports, and no line of code', () => {
  const kinds = screens.map(({ kind }) => kind)
  expect(roles.filter(({ staff }) => staff).map(({ name }) => name)).toEqual(['director', 'librarian', 'desk'])
  expect(new Set(screens.map(({ entity }) => entity)).size).toBeGreaterThanOrEqual(10)
  expect(kinds.filter((each) => each === 'queue').length).toBeGreaterThan(0)
  expect(kinds.filter((each) => each === 'report')).toHaveLength(2)
  expect(kinds).not.toContain('custom')
})

describe.concurrent('the tour of the library', () => {
  it.each(ofEach(stops, ({ screen }) => screen.kind).map((stop) => [stop.who, stop.screen.name, stop] as const))(
    '%s sees %s',
    async (_who, _screen, stop) => {
      expect(await visit(stop)).toEqual([])
    },
  )
})

describe('what its specs say of lending', () => {
  it('is kept: a copy is lent once, its term ends in the future, and it comes back', async () => {
    await windows.use('desk', async ({ page, open, problems }) => {
      problems.length = 0
      await open('/loans')
      await settle(page)
      const dialog = page.getByRole('dialog')
      const choose = async (label: string, typed: string, option: string | RegExp): Promise<void> => {
        await dialog.getByLabel(label).fill(typed)
        await page.getByRole('option', { name: option }).first().click()
      }
      const lend = async (due: string): Promise<void> => {
        await dialog.getByLabel('Due').fill(due)
        await dialog.getByRole('button', { name: 'Lend', exact: true }).click()
      }
      await page.getByRole('button', { name: 'Lend', exact: true }).click()
      await choose('Member', 'Ada', /Ada Adler/)
      await choose('Copy', 'L000101', /L000101/)
      await choose('Lent in', 'River', /Riverside/)
      await lend('2020-01-01')
      await dialog.getByText('Due is over already').waitFor()
      await lend('2099-01-01')
      await dialog.getByText('This copy is out already').waitFor()
      await choose('Copy', 'L000103', /L000103/)
      await lend('2099-01-01')
      await dialog.waitFor({ state: 'detached' })
      await open('/loans')
      const row = page.getByRole('row').filter({ hasText: 'L000103' })
      await row.getByRole('button', { name: 'Take back' }).click()
      await dialog.getByRole('button', { name: 'Take back' }).click()
      await dialog.waitFor({ state: 'detached' })
      await open('/loans')
      await settle(page)
      expect(await row.count()).toBe(0)
      expect(problems).toEqual([])
    })
  })

  it('is kept where a term is changed, and put back', async () => {
    await windows.use('desk', async ({ page, open, problems }) => {
      problems.length = 0
      await open('/loans')
      await settle(page)
      const dialog = page.getByRole('dialog')
      const row = page.getByRole('row').filter({ hasText: 'L000120' })
      const change = async (due: string): Promise<void> => {
        await row.getByRole('button', { name: /^More actions/ }).click()
        await page.getByRole('menuitem', { name: 'Edit term' }).click()
        await dialog.getByLabel('Due').fill(due)
        await dialog.getByRole('button', { name: 'Save' }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      await change('2099-02-03')
      await change('2099-03-04')
      await row.getByRole('time').first().click()
      const opened = page.getByRole('complementary', { name: 'Opened record' })
      const earlier = opened.getByRole('listitem')
      await earlier
        .filter({ hasText: '03.02.2099' })
        .getByRole('button', { name: /^Put back/ })
        .click()
      await dialog.getByRole('button', { name: 'Put back' }).click()
      await dialog.waitFor({ state: 'detached' })
      await earlier.filter({ hasText: '04.03.2099' }).waitFor()
      await row.getByText('03.02.2099').waitFor()
      // What was due before is over by now: a rule of the form, which putting back keeps too.
      await earlier
        .last()
        .getByRole('button', { name: /^Put back/ })
        .click()
      await dialog.getByText('Due is over already').waitFor()
      expect(problems).toEqual([])
    })
  })
})
