// The tour: every screen, as every role of staff, wide and narrow, light and dark. Nothing is refused, nothing is logged, axe is content; pictures of what is wrong stay in the cache.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screens } from '#generated/routes.ts'
import { house as root } from '../architecture/listSources.ts'
import { some, spread } from '../run/amount.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { addressOf } from './tour/addressOf.ts'
import { looks, lookAt, settle, type Look } from './tour/look.ts'
import { stops } from './tour/Stop.ts'
import type { Stop } from './tour/stopsOf.ts'
import { openWindows, type Windows } from './tour/Windows.ts'

const pictures = join(root, 'node_modules/.cache/concord/tour')
// Several windows at once on a busy machine: each takes its time.

let house: House
let windows: Windows

beforeAll(async () => {
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  house = await openHouse()
  windows = openWindows(house)
})
afterAll(() => house?.stop())

/** Each screen is looked at wide or narrow, light or dark, and by the next viewer otherwise. */
const looksAt = (stop: Stop): readonly Look[] => some(looks, 1, stops.indexOf(stop))

const visit = async (stop: Stop): Promise<readonly string[]> => {
  const { who, screen, opens, isAsked } = stop
  const address = await addressOf(house, screen)
  return windows.use(who, async ({ page, open, problems }) => {
    const found: string[] = []
    problems.length = 0
    await page.setViewportSize({ width: 1440, height: 1000 })
    await open(address)
    await settle(page)
    if ((await page.getByText('Page not found', { exact: true }).count()) > 0 === opens) found.push(opens ? 'is not found' : 'is open')
    for (const look of opens ? looksAt(stop) : looks.slice(0, 1))
      found.push(...(await lookAt(page, look, join(pictures, `${screen.name}, ${who}, ${look.name}.jpg`))))
    return [...found, ...problems.filter((each) => !(isAsked && each.includes('"code":"DENIED"')))]
  })
}

/** Each screen by somebody who may see it, the next one by somebody else; and some by somebody who may not. */
const visited = [
  ...screens.flatMap(({ name }, at) =>
    some(
      stops.filter(({ screen, opens }) => opens && screen.name === name),
      1,
      at,
    ),
  ),
  ...spread(
    stops.filter(({ opens }) => !opens),
    4,
  ),
]

describe.concurrent('the tour', () => {
  it.each(visited.map((stop) => [stop.who, stop.opens ? 'sees' : 'does not find', stop.screen.name, stop] as const))(
    '%s %s %s',
    async (_who, _does, _screen, stop) => {
      expect(await visit(stop)).toEqual([])
    },
  )
})
