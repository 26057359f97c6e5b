// The specs cannot even be read: thrown by the loader, reported like every other problem.
import type { LocatedProblem } from '../problem.ts'
import { report } from '../report.ts'

export class SpecsDoNotLoad extends Error {
  override readonly name = 'SpecsDoNotLoad'
  readonly problems: readonly LocatedProblem[]

  constructor(problems: readonly LocatedProblem[], options?: ErrorOptions) {
    super(report(problems), options)
    this.problems = problems
  }
}
