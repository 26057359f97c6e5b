// The type check of everything, tests included.
import { cpus } from 'node:os'
import type { Figure, Row } from '../Figure.ts'
import { startProcess } from '../house/runProcess.ts'
import { minimum, sample, timed } from '../statistics.ts'

export const typeCheckFigure: Figure = {
  name: 'typeCheck',
  measure: async ({ copy: { folder }, runs }): Promise<readonly Row[]> => {
    // What it finds is the tests' concern; it is told all the same, for a check that ends early is no measure.
    const found = new Set<string>()
    const check = async (): Promise<void> => {
      const running = startProcess(folder, [
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '--pretty',
        'false',
        '-p',
        '.',
        '--checkers',
        String(Math.min(4, cpus().length)),
      ])
      await running.ended
      for (const line of running.said().split('\n')) if (line.includes('error TS')) found.add(line)
    }
    const samples = await sample(runs, () => timed(check))
    const beside = found.size > 0 ? { beside: `${found.size} errors found` } : {}
    return [{ what: 'type check of everything', unit: 'ms', samples, ...beside, reach: '<= 3,000 ms', met: minimum(samples) <= 3_000 }]
  },
}
