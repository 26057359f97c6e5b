// `npm run generate` as a whole process, beside graphql-codegen's own command on the same documents.
import type { Figure, Row } from '../Figure.ts'
import { timeProcess } from '../house/runProcess.ts'
import { median, minimum, sample } from '../statistics.ts'

const generate = ['scripts/generate.mjs']
const codegen = ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts']

export const generateFigure: Figure = {
  name: 'generate',
  measure: async ({ copy: { folder }, runs }): Promise<readonly Row[]> => {
    const bundled = await timeProcess(folder, generate)
    // The first run keeps what V8 compiled for the next ones.
    await timeProcess(folder, generate)
    const [ours, theirs]: [number[], number[]] = [[], []]
    await sample(runs, async () => {
      ours.push(await timeProcess(folder, generate))
      theirs.push(await timeProcess(folder, codegen))
      return 0
    })
    const beside = `graphql-codegen's CLI alone: ${Math.round(minimum(theirs))} / ${Math.round(median(theirs))} ms`
    const met = minimum(ours) <= 1_000 && median(ours) <= median(theirs)
    return [
      {
        what: 'generate, cold process, typed documents included',
        unit: 'ms',
        samples: ours,
        beside,
        reach: '<= 1,000 ms and <= codegen',
        met,
      },
      { what: 'generate, its bundle built first', unit: 'ms', samples: [bundled], reach: '<= 2,500 ms', met: bundled <= 2_500 },
    ]
  },
}
