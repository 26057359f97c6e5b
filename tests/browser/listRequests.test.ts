// What every list asks the server, counted on the wire: whatever is pressed is one reading, whatever was left is asked no more.
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locator } from 'playwright-core'
import { tabsOf } from '../../src/screens/lists/tabsOf.ts'
import type { Staff } from './story/enter.ts'
import { some, spread } from '../run/amount.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { addressOf } from './tour/addressOf.ts'
import { openWindows, type Windows } from './tour/Windows.ts'
import { askedSince, atRest, type Asked } from './wire/asked.ts'
import { listings, type Listing } from './wire/Listing.ts'
import { presses, tabLinks, type Press } from './wire/presses.ts'

// Every filter of every list is opened and chosen from, on a machine that may be busy.

let house: House
let windows: Windows

beforeAll(async () => {
  house = await openHouse()
  windows = openWindows(house)
})
afterAll(() => house?.stop())

const isTotal = ({ variables }: Asked): boolean => variables['first'] === 1

const isSameFilter = (a: Asked, b: Asked): boolean => isDeepStrictEqual(a.variables['filter'], b.variables['filter'])

/** @returns what was asked more often than one press may */
const tooMuch = (asked: readonly Asked[], { operations }: Listing): readonly string[] => {
  const of = (...names: readonly (string | undefined)[]): number =>
    asked.filter((each) => names.includes(each.name) && !isTotal(each)).length
  const told = asked.map(({ name, variables }) => `${name} ${JSON.stringify(variables)}`)
  const twice = [...new Set(told.filter((each, at) => told.indexOf(each) !== at))].map((each) => `twice: ${each}`)
  const readings = of(...operations.lists)
  return [
    ...twice,
    ...(readings === 1 ? [] : [`${readings} readings`]),
    ...(asked.filter(isTotal).length > 1 ? ['more than one total'] : []),
    ...(of(operations.sums) > 1 ? ['more than one asking for sums'] : []),
    ...(of(operations.counts) > 1 ? ['more than one asking for counts'] : []),
  ]
}

const examine = async (staff: Staff, listing: Listing, { name, open, press, close }: Press): Promise<readonly string[]> => {
  await open?.()
  await atRest(staff)
  const [from, address] = [staff.sent.length, staff.page.url()]
  await press()
  await expect.poll(() => staff.page.url(), { message: `${name} leads somewhere` }).not.toBe(address)
  await atRest(staff)
  const found = tooMuch(askedSince(staff, from), listing)
  await close?.()
  return found.map((each) => `${name}: ${each}`)
}

/** What the screen before still waits for is never answered. */
const leave = async ({ page, sent, received }: Staff): Promise<void> => {
  await page.goto('about:blank')
  sent.length = 0
  received.length = 0
}

const visit = async (staff: Staff, { screen, entity, operations }: Listing): Promise<void> => {
  // There is room for every column: the head of one that gave way cannot be pressed.
  await staff.page.setViewportSize({ width: 2_560, height: 900 })
  await leave(staff)
  // What a view opens on its desk is asked for, too: here it is the list that is looked at.
  const isTable = entity.list?.views.some(({ queue }) => queue) === true
  await staff.open(`${await addressOf(house, screen)}${isTable ? '?look=table' : ''}`)
  await staff.page.locator('search').waitFor()
  // What sums comes late on a busy machine: it would be asked for beside what is pressed first.
  if (operations.sums !== undefined && screen.kind !== 'detail')
    await vi.waitUntil(() => askedSince(staff, 0).some(({ name }) => name === operations.sums), { timeout: 300_000 })
  await atRest(staff)
}

describe('every list asks once', () => {
  it.each(spread(listings, 4).map((each, turn) => [each.screen.name, each, turn] as const))('%s', async (_name, listing, turn) => {
    const found = await windows.use(listing.who, async (staff) => {
      await visit(staff, listing)
      const problems: string[] = []
      for (const find of presses) for (const press of await find(staff.page, turn)) problems.push(...(await examine(staff, listing, press)))
      return problems
    })
    expect(found).toEqual([])
  })
})

/** Each list that sums, as whoever opens it finds it: a desk where it has one. */
const summing = listings.filter(({ operations, screen }) => operations.sums !== undefined && screen.kind !== 'detail')

describe('opened, a list asks for its sums once', () => {
  it.each(summing.map((each) => [each.screen.name, each] as const))('%s', async (_name, { screen, who, operations }) => {
    const asked = await windows.use(who, async (staff) => {
      // What comes at which moment is chance: several times.
      const times: number[] = []
      for (let time = 0; time < 3; time += 1) {
        await leave(staff)
        await staff.open(await addressOf(house, screen))
        await staff.page.locator('[data-id]').first().waitFor()
        const sums = (): number => askedSince(staff, 0).filter(({ name }) => name === operations.sums).length
        // They come once there is time for them, which a busy machine may have late.
        await vi.waitUntil(() => sums() > 0, { timeout: 300_000 })
        await atRest(staff)
        times.push(sums())
      }
      return times
    })
    expect(asked).toEqual([1, 1, 1])
  })
})

const withTabs = some(
  listings.filter(({ entity }) => entity.list && tabsOf(entity.list).length > 1),
  1,
)

describe('a tab that was left', () => {
  it.each(withTabs.map((each) => [each.screen.name, each] as const))(
    'is asked nothing more in %s, while records change, too',
    async (_name, listing) => {
      const { entity, operations } = listing
      const found = await windows.use(listing.who, async (staff) => {
        await visit(staff, listing)
        const { page } = staff
        const from = staff.sent.length
        const change = async (): Promise<void> => {
          const ids = await page.locator('[data-id]').evaluateAll((rows) => rows.slice(0, 3).map((row) => row.getAttribute('data-id')))
          const events = ids.map((id) => ({ entity: entity.name, id, version: 2, action: 'update', by: 'Kim' }))
          await house.sql('select pg_notify($1, $2)', ['concord_change', JSON.stringify(events)])
        }
        /** One after the other, before anything can be answered. */
        const hurry = (tabs: Locator): Promise<void> =>
          tabs.evaluateAll(async (links) => {
            for (const link of [...links.slice(1), ...links.slice(0, 2)]) {
              ;(link as HTMLElement).click()
              await new Promise((resolve) => requestAnimationFrame(resolve))
            }
          })
        await change()
        await hurry(tabLinks(page))
        await change()
        await atRest(staff)
        const clicks = (await tabLinks(page).count()) + 1
        const asked = askedSince(staff, from)
        const last = asked.findLast((each) => operations.lists.includes(each.name) && !isTotal(each))
        const of = (...names: readonly (string | undefined)[]): readonly Asked[] =>
          asked.filter((each) => names.includes(each.name) && !isTotal(each))
        const answered = of(...operations.lists).filter(({ is }) => is === 'answered')
        // What was shown before is counted once more where its change settles before the tab is left.
        const shown = askedSince(staff, 0).filter(({ name, is }) => operations.lists.includes(name) && is === 'answered')
        return {
          readings: of(...operations.lists).length <= clicks,
          lastIsAnswered: last?.is,
          // Whose rows never came has no sums; each of the two changes may count them once more, when it has settled.
          sums: of(operations.sums).every((each) => shown.some((rows) => isSameFilter(each, rows))),
          sumsOften: of(operations.sums).length <= answered.length + 2,
          totals: asked.filter(isTotal).length <= 2,
          rows: of(...operations.rows).length <= 6,
          shown: await tabLinks(page).nth(1).getAttribute('aria-current'),
        }
      })
      expect(found).toEqual({
        readings: true,
        lastIsAnswered: 'answered',
        sums: true,
        sumsOften: true,
        totals: true,
        rows: true,
        shown: 'page',
      })
    },
  )
})
