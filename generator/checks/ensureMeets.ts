// What a reference names meets conditions that its entity has, and there are words for whoever names another.
import { refers } from '../../language/fields/index.ts'
import { didYouMean } from '../../language/suggest.ts'
import { under, type Written } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn, type At } from './walk.ts'

interface MeetsAt extends At<string> {
  /** The entity whose condition it is. */
  readonly of: string
}

/** Wherever a reference says what it asks of the record that it names. */
export const meetsIn = (written: Written): readonly MeetsAt[] =>
  entitiesIn(written)
    .flatMap(inputsIn)
    .flatMap(({ spec, path }) =>
      'meets' in spec && refers(spec)
        ? (spec.meets ?? []).map((name, at) => ({ spec: name, path: [...path, 'meets', at], of: spec.entity }))
        : [],
    )

export const ensureMeets: Ensure = ({ written, add }) => {
  for (const { spec: name, path, of } of meetsIn(written)) {
    const other = under(written.entities, of)
    const known = Object.keys(other?.conditions ?? {})
    if (!other) continue
    if (!known.includes(name))
      add({
        code: 'unknown-condition',
        path,
        message: `${of} has no condition "${name}": add it to conditions there.${didYouMean(name, known)}`,
      })
    else if (written.texts[`guards.${name}`] === undefined)
      add({
        code: 'missing-reason',
        path,
        message: `The condition "${name}" has no words for its refusal: add guards.${name} to the texts.`,
      })
  }
}
