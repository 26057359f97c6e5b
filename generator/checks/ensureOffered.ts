// Places: those that the server offers come by an answer of the same entity that is asked with what is typed; a region lies within a country.
import { under } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn } from './walk.ts'

export const ensureOffered: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const { spec, path, part } of partsIn(entity).flatMap(fieldsIn)) {
      if (!('level' in spec)) continue
      if (spec.level === 'place' && spec.offeredBy === undefined)
        add({
          code: 'place-without-answer',
          path: [...path, 'level'],
          message: 'No dictionary holds internet addresses: say which answer offers them (offeredBy).',
        })
      if (spec.level === 'region' && spec.within === undefined)
        add({ code: 'region-of-no-country', path, message: 'A region is chosen of a country: say in which field that stands (within).' })
      const around = spec.within === undefined ? undefined : under(part.spec.fields, spec.within)
      if (around && !(spec.level === 'region' && 'level' in around && around.level === 'country'))
        add({
          code: 'within-no-country',
          path: [...path, 'within'],
          message: `A region lies within a country: "${spec.within ?? ''}" has to be a location of level country, and this one of level region.`,
        })
      if (spec.offeredBy !== undefined && !under(entity.spec.answers, spec.offeredBy)?.takes?.includes('text'))
        add({
          code: 'offered-by-nothing',
          path: [...path, 'offeredBy'],
          message: `"${spec.offeredBy}" is no answer of ${entity.spec.entity} that takes a text named "text".`,
        })
    }
}
