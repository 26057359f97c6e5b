// All rules over what is written: first the shape of everything, then what has to hold between the pieces.
import type { Problem } from '../problem.ts'
import type { Written } from '../written.ts'
import { causesOf } from './causesOf.ts'
import { ensures } from './ensures.ts'
import { product } from './shapes/product.ts'

const placeOf = ({ path }: Problem): string => path.join('\n')

/** All problems at once. Where a shape is broken already, a later rule may stumble over it: then it has nothing to add. */
const problemsOf = (written: Written): readonly Problem[] => {
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
  return problems
}

/** What an author has to put right. */
export const checkSpecs = (written: Written): readonly Problem[] => causesOf(written, problemsOf)
