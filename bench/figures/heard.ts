// One change heard by thousands of sockets, each told only what its viewer may read, and what such a socket costs the server.
import { execFileSync } from 'node:child_process'
import { uuid7 } from '../../server/actions/uuid7.ts'
import type { Figure, Row } from '../Figure.ts'
import { logIn, openCallers, type Callers } from '../house/clients.ts'
import { openListeners, type Listeners } from '../house/listeners.ts'
import { staff } from '../house/serve.ts'
import { median, ninetyNinth, sample } from '../statistics.ts'

const count = 5_000
/** Until what opening them left over has been collected. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5_000))

interface Category {
  readonly id: string
  readonly version: number
}

/** KiB */
const memoryOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))

/** The admin renames a category. @returns milliseconds until 99 of 100 sockets know, counted from the asking */
const rename = async (callers: Callers, listeners: Listeners, run: number): Promise<number> => {
  const { items } = (await callers.ask(0, 'TagsList', {})) as { readonly items: readonly Category[] }
  const [category] = items
  if (!category) throw new Error('the demo has no category')
  const { id, version } = category
  const heard = listeners.hear('Tag', id)
  await callers.ask(0, 'TagsUpdate', { id, version, key: uuid7(), patch: { title: `Heard ${run}` } })
  return ninetyNinth(await heard)
}

export const heardFigure: Figure = {
  name: 'heard',
  measure: async ({ server, stopServer, runs }): Promise<readonly Row[]> => {
    // A process of its own that did not fill the demo either: what was done in it would be counted as well.
    await server()
    await stopServer()
    const served = await server()
    const { cookie } = await logIn(served.address, staff[0])
    const callers = await openCallers(served.address, 1)
    await callers.ask(0, 'TagsList', {})
    await settled()
    const before = memoryOf(served.pid)
    const listeners = await openListeners(served, count, cookie.split('=')[0] ?? '')
    try {
      await settled()
      const each = (memoryOf(served.pid) - before) / count
      const samples = await sample(runs, (run) => rename(callers, listeners, run))
      const sockets = `${count.toLocaleString('en')} sockets`
      return [
        {
          what: `one change heard by ${sockets}, rights checked: 99 of 100`,
          unit: 'ms',
          samples,
          reach: '<= 300 ms',
          met: median(samples) <= 300,
        },
        {
          what: `memory of the server for each of ${sockets} that listen`,
          unit: 'KiB',
          samples: [each],
          reach: '<= 40 KiB',
          met: each <= 40,
        },
      ]
    } finally {
      listeners.close()
      await callers.close()
    }
  },
}
