// Places that the server offers: by an answer of the same entity that is asked with what is typed.
import { under } from '../written.ts'
import type { Ensure } from './ensures.ts'
import { entitiesIn, fieldsIn, partsIn } from './walk.ts'

export const ensureOffered: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const { spec, path } of partsIn(entity).flatMap(fieldsIn)) {
      if (spec.kind !== 'location') continue
      if (spec.level === 'place' && spec.offeredBy === undefined)
        add({
          code: 'place-without-answer',
          path: [...path, 'level'],
          message: 'No dictionary holds internet addresses: say which answer offers them (offeredBy).',
        })
      if (spec.offeredBy !== undefined && !under(entity.spec.answers, spec.offeredBy)?.takes?.includes('text'))
        add({
          code: 'offered-by-nothing',
          path: [...path, 'offeredBy'],
          message: `"${spec.offeredBy}" is no answer of ${entity.spec.entity} that takes a text named "text".`,
        })
    }
}
