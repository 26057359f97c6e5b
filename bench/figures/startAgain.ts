// `npm start` again, on existing data: from the start of the process to its first answer.
import type { Figure, Row } from '../Figure.ts'
import { minimum, sample } from '../statistics.ts'

export const startAgainFigure: Figure = {
  name: 'startAgain',
  measure: async ({ server, stopServer, runs }): Promise<readonly Row[]> => {
    await server()
    const samples = await sample(runs, async () => {
      await stopServer()
      return (await server()).ready
    })
    return [{ what: '`npm start` again, on existing data', unit: 'ms', samples, reach: '<= 5,000 ms', met: minimum(samples) <= 5_000 }]
  },
}
