// A section that cannot do without some fields of its record stands where these are.
import { sectionKind } from '../../language/sections/index.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, sectionsIn } from './walk.ts'

export const ensureNeeded: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const fields = fieldsByPath(entity)
    for (const { spec, path } of sectionsIn(entity)) {
      const missing = sectionKind(spec.kind).needs?.find((name) => !fields.has(name))
      const message = `A ${spec.kind} needs "${missing}" of its record; ${entity.spec.entity} has none.`
      if (missing !== undefined) add({ code: 'section-lacks', path: [...path, 'kind'], message })
    }
  }
}
