// From opening the address of the users list to its first row, logged in: with an empty browser cache, with a full one, and over a slow line by a slow
// processor. Beside each, when what it waits for was there.
import { launch } from '../../tests/browser/launch.ts'
import type { Figure, Row } from '../Figure.ts'
import { steps, traceStart, watchRows, type StartTrace } from '../house/traceStart.ts'
import { visit, type Visit } from '../house/visit.ts'
import { median } from '../statistics.ts'

const list = '/admin/users/usersList'

interface Way {
  readonly what: string
  readonly prepare: (here: Visit, address: string) => Promise<unknown>
  readonly reach?: number
}

/** Milliseconds there and back, bytes a second. */
const slowLine = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }

const ways: readonly Way[] = [
  { what: 'an empty browser cache', prepare: ({ forget }) => forget(), reach: 600 },
  {
    what: 'a full one',
    prepare: async ({ page }, address) => {
      await page.goto(`${address}${list}`)
      await page.locator('tbody tr td a').first().waitFor()
    },
  },
  {
    what: 'an empty one, a slow line (165 ms, 9 Mbit/s), a quarter of the processor',
    prepare: async ({ forget, session }) => {
      await forget()
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await session.send('Network.emulateNetworkConditions', slowLine)
    },
  },
]

/** Of the samples the one with the median row. */
const told = (traces: readonly StartTrace[]): string => {
  const middle = traces.toSorted((one, other) => one.row - other.row)[traces.length >> 1]
  return steps.map((step) => `${step} ${Math.round(middle?.[step] ?? Number.NaN)}`).join(', ')
}

const rowOf = ({ what, reach }: Way, traces: readonly StartTrace[]): Row => {
  const samples = traces.map(({ row }) => row)
  return {
    what: `first row of the users list (2,000 users), ${what}`,
    unit: 'ms',
    samples,
    beside: told(traces),
    ...(reach !== undefined && { reach: `<= ${reach} ms`, met: median(samples) <= reach }),
  }
}

export const firstRowFigure: Figure = {
  name: 'firstRow',
  measure: async ({ server, runs }): Promise<readonly Row[]> => {
    const { address } = await server()
    const browser = await launch()
    const trace = async ({ prepare }: Way): Promise<StartTrace> => {
      const here = await visit(browser, address)
      await watchRows(here.page)
      await here.logIn()
      await prepare(here, address)
      const found = await traceStart(here, `${address}${list}`, 'UsersList')
      await here.leave()
      return found
    }
    try {
      const rows: Row[] = []
      for (const way of ways) {
        const traces: StartTrace[] = []
        for (let run = 0; run < runs; run += 1) traces.push(await trace(way))
        rows.push(rowOf(way, traces))
      }
      return rows
    } finally {
      await browser.close()
    }
  },
}
