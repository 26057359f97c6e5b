// A window in which a screen looks the same in each run: one font, one moment, and nothing of what the run itself has done.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { settle } from '../../browser/tour/look.ts'
import type { WindowOptions } from '../../browser/story/enter.ts'

/** What today is for the data and for the browser: a Wednesday, so long ago that all that its data wait for is past. */
export const today = new Date('2020-03-11T14:20:00Z')

/** The page's policy does not know the font. */
export const windowOptions: WindowOptions = { bypassCSP: true }

const files = createRequire(import.meta.url)
const faceOf = (weight: number): string => {
  const file = readFileSync(files.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`))
  return `@font-face { font-family: 'Fixed'; font-weight: ${weight}; src: url(data:font/woff2;base64,${file.toString('base64')}) }`
}

const weights = [400, 500, 700]
/** A machine's own fonts are not asked for; a caret blinks; what tells of the line comes and goes, and so may one's own picture in the bar. */
const style = `${weights.map(faceOf).join('\n')}
*, *::before, *::after { font-family: 'Fixed' !important; caret-color: transparent !important }
.progress, .notices, .userButton > :first-child { visibility: hidden }`

/** The time goes on, from another beginning: the server's own, which the console would go by, is not told. Letters are there before a table is measured by them. */
export const prepare = async (page: Page): Promise<void> => {
  await page.clock.setSystemTime(today)
  await page.addInitScript(
    ([css, weights]) =>
      document.addEventListener('DOMContentLoaded', () => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
        for (const weight of weights) void document.fonts.load(`${weight} 16px Fixed`)
      }),
    [style, weights] as const,
  )
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => socket.send(String(message).replace(/^\{"type":"connection_ack".*/, '{"type":"connection_ack"}')))
  })
}

/** The last that comes of a picture: read again a second after its record came without an address. */
const lateMs = 1_500

/**
 * Dressed, with all there that comes when the first screen is: the bar, the tools of a list, pictures.
 * @param staff the bar has pieces
 */
export const dress = async (page: Page, staff: boolean): Promise<void> => {
  await settle(page)
  if (staff) await page.getByRole('button', { name: 'Colours', exact: true }).waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.waitForTimeout(lateMs)
}

/** What happened after today, the run did; what names its server, its browser or when it was built is another's next time. */
const markOfThisRun = (page: Page): Promise<void> =>
  page.evaluate(
    ([since, year]) => {
      const mark = (each: Element): void => (each.closest('td, dd') ?? each).setAttribute('data-of-this-run', '')
      for (const each of document.querySelectorAll('time')) if (new Date(each.dateTime).getTime() > since) mark(each)
      const named = new RegExp(`${location.host}|Chrome \\d|/${year} \\d`)
      for (const each of document.querySelectorAll('td, dd, code')) if (named.test(each.textContent)) mark(each)
    },
    [today.getTime(), new Date().getFullYear()] as const,
  )

const maxTries = 20
/** So many pictures in a row, some time apart: not all that is awaited says so. */
const alike = 3
const apartMs = 300

/** Pictures come late, and so does what a smaller window asks for. @returns as PNG @throws where it goes on changing */
export const steadyPicture = async (page: Page): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0)
  for (let [tried, same] = [0, 1]; tried < maxTries; tried += 1) {
    await settle(page)
    await markOfThisRun(page)
    const mask = [page.locator('[data-of-this-run]')]
    const png = await page.screenshot({ mask, maskColor: '#808080', animations: 'disabled' })
    same = png.equals(last) ? same + 1 : 1
    if (same === alike) return png
    last = png
    await page.waitForTimeout(apartMs)
  }
  throw new Error(`${page.url()} looks different each time`)
}
