// All rules over what is meant: names that collide after mapping, operations that a screen uses, migrations that would lose something.
import type { Model, TableModel } from '../../language/model.ts'
import type { Narrowing } from '../../language/migrations/step.ts'
import type { Problem } from '../problem.ts'
import type { Written } from '../written.ts'
import { ensureCollisions, type Taken } from './ensureCollisions.ts'
import { ensureCustoms } from './ensureCustoms.ts'
import { ensureKept } from './ensureKept.ts'
import { ensureListed } from './ensureListed.ts'
import { ensureRenames } from './ensureRenames.ts'
import { ensureRightsRead } from './ensureRightsRead.ts'
import { ensureUses } from './ensureUses.ts'
import { ensureWas } from './ensureWas.ts'

/** The tables after the last migration (absent where the chain begins anew: what was renamed in the old one is no mistake), and what the next one would lose. */
interface History {
  readonly before?: readonly TableModel[] | undefined
  readonly narrowings: readonly Narrowing[]
}

export const checkModel = (model: Model, written: Written, { before, narrowings }: History, taken: Taken): readonly Problem[] => {
  const problems: Problem[] = []
  const add = (problem: Problem): void => {
    if (!problems.some((each) => each.path.join('\n') === problem.path.join('\n') && each.message === problem.message))
      problems.push(problem)
  }
  ensureCollisions(model, taken, add)
  ensureListed(model, add)
  ensureUses(model, written, add)
  ensureRightsRead(written, add)
  ensureCustoms(model, written, add)
  // What would be lost hangs on the names that all had until now.
  const known = problems.length
  if (before) ensureWas(written, model.tables, before, add)
  if (before) ensureRenames(written, model.tables, before, add)
  if (problems.length === known) ensureKept(model, narrowings, add)
  return problems
}
