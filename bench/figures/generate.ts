// `npm run generate` as a whole process, beside graphql-codegen's own command on the same documents.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure, Row } from '../Figure.ts'
import { relabel } from '../house/relabel.ts'
import { timeProcess } from '../house/runProcess.ts'
import { median, minimum, sample } from '../statistics.ts'

const generate = ['scripts/generate.mjs']
/** Without it everything is printed, and graphql-codegen runs. */
export const keptFile = 'node_modules/.cache/concord/kept/own.json'
const codegen = ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts']

export const generateFigure: Figure = {
  name: 'generate',
  measure: async ({ copy, runs }): Promise<readonly Row[]> => {
    const { folder } = copy
    const label = relabel(copy)
    const bundled = await timeProcess(folder, generate)
    // The first run keeps what V8 compiled for the next ones.
    await timeProcess(folder, generate)
    const [whole, unchanged, theirs]: [number[], number[], number[]] = [[], [], []]
    await sample(runs, async () => {
      // Throws where it is called otherwise by now: what is then measured would not be this.
      rmSync(join(folder, keptFile))
      whole.push(await timeProcess(folder, generate))
      label.next()
      unchanged.push(await timeProcess(folder, generate))
      theirs.push(await timeProcess(folder, codegen))
      return 0
    })
    label.putBack()
    await timeProcess(folder, generate)
    const beside = `graphql-codegen's CLI alone: ${Math.round(minimum(theirs))} / ${Math.round(median(theirs))} ms`
    return [
      {
        what: 'generate, cold process, types of all documents made',
        unit: 'ms',
        samples: whole,
        beside,
        reach: '<= 1.75 x codegen',
        met: median(whole) <= 1.75 * median(theirs),
      },
      {
        what: 'generate, cold process, one label changed, contract and documents not',
        unit: 'ms',
        samples: unchanged,
        reach: '<= 1,000 ms',
        met: median(unchanged) <= 1_000,
      },
      { what: 'generate, its bundle built first', unit: 'ms', samples: [bundled], reach: '<= 2,500 ms', met: bundled <= 2_500 },
    ]
  },
}
