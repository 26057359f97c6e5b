// All rules over what is written: first the shape of everything, then what has to hold between the pieces.
import type { Problem } from '../problem.ts'
import type { Written } from '../written.ts'
import { ensures } from './ensures.ts'
import { product } from './shapes/product.ts'

const placeOf = ({ path }: Problem): string => path.join('\n')

/** What is unknown is told as that alone: what else its place is refused for follows from it. */
const causesOf = (problems: readonly Problem[]): readonly Problem[] => {
  const isUnknown = ({ code }: Problem): boolean => code.startsWith('unknown-')
  const unknown = new Set(problems.filter(isUnknown).map(placeOf))
  return problems.filter((each) => isUnknown(each) || !unknown.has(placeOf(each)))
}

/** All problems at once. Where a shape is broken already, a later rule may stumble over it: then it has nothing to add. */
export const checkSpecs = (written: Written): readonly Problem[] => {
  const problems: Problem[] = []
  const add = (problem: Problem): void => {
    const same = problems.some((each) => each.code === problem.code && placeOf(each) === placeOf(problem))
    if (!same) problems.push({ ...problem, path: problem.path[0] === '' ? problem.path.slice(1) : problem.path })
  }
  const lost: unknown[] = []
  product(written, [], { written, add, lose: (cause) => void lost.push(cause) })
  const broken = problems.length > 0
  if (!broken && lost.length > 0) throw lost[0]
  for (const ensure of ensures) {
    try {
      ensure({ written, add })
    } catch (cause) {
      if (!broken) throw cause
    }
  }
  return causesOf(problems)
}
