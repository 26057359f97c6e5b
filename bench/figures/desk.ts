// At the desk of posts: from the press of a key to the next item on screen, pictures and all. j goes on; a approves first, which nothing asks about.
import type { Page } from 'playwright-core'
import { launch } from '../../tests/browser/launch.ts'
import type { Figure, Row } from '../Figure.ts'
import { visit } from '../house/visit.ts'
import { median } from '../statistics.ts'

const presses = 5
const reachMs = 100
const slowRate = 4

/** Milliseconds from the press to the frame after the one in which another item stands with its first picture. */
const pressed = async (page: Page, key: string): Promise<number> => {
  await page.locator('.deskItem[data-ahead] .fileGallery').waitFor({ state: 'attached' })
  await page.waitForTimeout(1_000)
  // It listens before the key is pressed: the two reach the page by ways of their own.
  const watched = await page.evaluateHandle((item) => {
    const before = document.querySelector(item)
    return {
      took: new Promise<number>((resolve) =>
        document.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
      ).then(async (began) => {
        for (;;) {
          // eslint-disable-next-line no-await-in-loop
          await new Promise(requestAnimationFrame)
          const now = document.querySelector(item)
          const picture = now?.querySelector('img')
          if (now && now !== before && (!picture || picture.complete)) break
          if (performance.now() - began > 10_000) throw new Error(`another item never came after ${before?.textContent}`)
        }
        await new Promise(requestAnimationFrame)
        return performance.now() - began
      }),
    }
  }, '.deskItem:not([data-ahead])')
  await page.keyboard.press(key)
  return watched.evaluate(({ took }) => took)
}

const rowOf = (what: string, samples: readonly number[], asked: boolean): Row => ({
  what,
  unit: 'ms',
  samples,
  ...(asked && { reach: `<= ${reachMs} ms`, met: median(samples) <= reachMs }),
})

export const deskFigure: Figure = {
  name: 'desk',
  measure: async ({ server }): Promise<readonly Row[]> => {
    const { address } = await server()
    const browser = await launch()
    try {
      const here = await visit(browser, address)
      await here.logIn()
      await here.page.goto(`${address}/admin/posts/verification`)
      const rows: Row[] = []
      for (const rate of [1, slowRate]) {
        await here.session.send('Emulation.setCPUThrottlingRate', { rate })
        for (const [key, does] of [
          ['j', 'gone on by j'],
          ['a', 'approved by a'],
        ] as const) {
          const samples: number[] = []
          for (let press = 0; press < presses; press += 1) samples.push(await pressed(here.page, key))
          const slow = rate === 1 ? '' : `, a quarter of the processor`
          rows.push(rowOf(`a post ${does}: press to the next one on screen${slow}`, samples, rate === 1))
        }
      }
      await here.leave()
      return rows
    } finally {
      await browser.close()
    }
  },
}
