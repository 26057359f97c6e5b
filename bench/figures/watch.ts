// `npm run generate -- --watch`: one spec is saved, and the files are there.
import type { Figure, Row } from '../Figure.ts'
import { startProcess } from '../house/runProcess.ts'
import { relabel } from '../house/relabel.ts'
import { minimum, sample } from '../statistics.ts'

const until = async (holds: () => boolean, what: string): Promise<void> => {
  const began = performance.now()
  while (!holds()) {
    if (performance.now() - began > 60_000) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

export const watchFigure: Figure = {
  name: 'watch',
  measure: async ({ copy, runs }): Promise<readonly Row[]> => {
    const running = startProcess(copy.folder, ['scripts/generate.mjs', '--watch'])
    const label = relabel(copy)
    const rounds = (): number => running.said().split('watching').length
    try {
      await until(() => rounds() > 1, 'the watch to begin')
      await new Promise((resolve) => setTimeout(resolve, 200))
      const samples = await sample(runs + 2, async () => {
        const round = rounds()
        const began = performance.now()
        label.next()
        await until(() => rounds() > round, 'the files to be written')
        return performance.now() - began
      })
      // The first ones warm up.
      const warm = samples.slice(2)
      return [
        {
          what: 'generate --watch, one spec saved -> files written',
          unit: 'ms',
          samples: warm,
          reach: '<= 250 ms',
          met: minimum(warm) <= 250,
        },
      ]
    } finally {
      running.child.kill('SIGTERM')
      await running.ended
      label.putBack()
    }
  },
}
