// Others by whose number a list's records are found: the field over there that is named refers here.
import { didYouMean } from '../../language/suggest.ts'
import { pointing, type Ensure } from './scope.ts'
import { entitiesIn, listsIn } from './walk.ts'

export const ensureFoundBy: Ensure = ({ written, add }) => {
  for (const own of entitiesIn(written))
    for (const { spec, path } of listsIn(own))
      for (const [place, { entity, by }] of (spec.foundBy ?? []).entries()) {
        const other = written.entities[entity]
        if (!other) continue
        const ties = pointing(other, own.spec.entity)
        if (!ties.includes(by))
          add({
            code: 'wrong-tie',
            path: [...path, 'foundBy', place, 'by'],
            message: `"${by}" of ${entity} has to refer to ${own.spec.entity}.${didYouMean(by, ties)}`,
          })
      }
}
