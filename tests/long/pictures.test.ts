// Every screen as it was when somebody last looked at it: wide, on a laptop, on a telephone, in the dark. What looks different is seen before a person sees it.
import { readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screens } from '#generated/routes.ts'
import { openHouse, type House } from '../browser/story/openHouse.ts'
import { addressOf } from '../browser/tour/addressOf.ts'
import { stops } from '../browser/tour/Stop.ts'
import { nobody } from '../browser/tour/stopsOf.ts'
import { openWindows, type Windows } from '../browser/tour/Windows.ts'
import { comparePicture, differentFolder, keptFolder } from './pictures/comparePicture.ts'
import { dress, prepare, steadyPicture, today, windowOptions } from './pictures/sameEachTime.ts'

const shapes = [
  { name: 'wide', width: 1440, height: 1400, colorScheme: 'light' },
  { name: 'laptop', width: 1280, height: 720, colorScheme: 'light' },
  { name: 'dark', width: 1280, height: 720, colorScheme: 'dark' },
  { name: 'telephone', width: 390, height: 1200, colorScheme: 'light' },
] as const

const keep = process.env['UPDATE_PICTURES'] === '1'
/** Each by the first who may see it, one after the other: what is done shows in the audit and among the sessions. */
const seen = screens
  .flatMap(({ name }) => stops.filter(({ opens, screen }) => opens && screen.name === name).slice(0, 1))
  .toSorted((one, other) => (one.screen.name < other.screen.name ? -1 : 1))
const nameOf = (screen: string, shape: string): string => `${screen}, ${shape}`

let house: House
let windows: Windows

beforeAll(async () => {
  rmSync(differentFolder, { recursive: true, force: true })
  house = await openHouse({ now: today })
  windows = openWindows(house, { ...windowOptions, prepare })
})
afterAll(() => house?.stop())

describe('looks as it did', () => {
  it.each(seen.map((stop) => [stop.screen.name, stop.who, stop] as const))('%s, to %s', async (_name, who, { screen }) => {
    const address = await addressOf(house, screen)
    const different = await windows.use(who, async ({ page, open }) => {
      const found: (string | undefined)[] = []
      await open(address)
      await dress(page, who !== nobody)
      for (const { name, width, height, colorScheme } of shapes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height })
        found.push(await comparePicture(nameOf(screen.name, name), await steadyPicture(page), keep))
      }
      return found.filter((each) => each !== undefined)
    })
    expect(different).toEqual([])
  })
})

it('keeps no picture of a screen that is not there', () => {
  const known = new Set(screens.flatMap(({ name: screen }) => shapes.map(({ name }) => `${nameOf(screen, name)}.webp`)))
  expect(readdirSync(keptFolder).filter((name) => !known.has(name))).toEqual([])
  expect(readdirSync(keptFolder).length).toBe(known.size)
})
