// From opening the address of the users list to its first row, logged in, with an empty browser cache.
import { launch } from '../../tests/browser/launch.ts'
import type { Figure, Row } from '../Figure.ts'
import { visit } from '../house/visit.ts'
import { median, sample, timed } from '../statistics.ts'

export const firstRowFigure: Figure = {
  name: 'firstRow',
  measure: async ({ server, runs }): Promise<readonly Row[]> => {
    const { address } = await server()
    const browser = await launch()
    try {
      const samples = await sample(runs, async () => {
        const here = await visit(browser, address)
        await here.logIn()
        await here.forget()
        const took = await timed(async () => {
          await here.page.goto(`${address}/admin/users/usersList`, { waitUntil: 'commit' })
          await here.page.getByRole('row').nth(1).waitFor()
        })
        await here.leave()
        return took
      })
      const what = 'first row of the users list (2,000 users), empty browser cache'
      return [{ what, unit: 'ms', samples, reach: '<= 600 ms', met: median(samples) <= 600 }]
    } finally {
      await browser.close()
    }
  },
}
