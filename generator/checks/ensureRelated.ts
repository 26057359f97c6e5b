// Related sections: what they leave out and count is there in the entity whose records they show.
import { listOf } from '../resolve/list.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { Ensure } from './scope.ts'
import { columnsOf, fieldsOf, pathsOf } from './scope.ts'
import { entitiesIn, sectionsIn } from './walk.ts'

export const ensureRelated: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written).flatMap(sectionsIn)) {
    if (!('entity' in spec)) continue
    const other = written.entities[spec.entity]
    if (!other) continue
    const columns = columnsOf(listOf(other))
    for (const [at, name] of (spec.without ?? []).entries())
      if (!columns.includes(name))
        add({
          code: 'unknown-column',
          path: [...path, 'without', at],
          message: `The list of ${spec.entity} has no column "${name}".${didYouMean(name, columns)}`,
        })
    if (spec.counts && !other.reads?.getStats)
      add({ code: 'counts-without-stats', path: [...path, 'counts'], message: `${spec.entity} counts nothing: give it reads.getStats.` })
    const of = spec.counts?.of?.field
    if (of !== undefined && !fieldsOf(other).has(of) && !pathsOf(other).includes(of))
      add({
        code: 'unknown-field',
        path: [...path, 'counts', 'of', 'field'],
        message: `${spec.entity} has no field "${of}".${didYouMean(of, pathsOf(other))}`,
      })
  }
}
