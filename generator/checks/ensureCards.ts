// What a card shows under its title are values: a card within a card would need one of its own.
import { refers } from '../../language/fields/index.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath } from './walk.ts'

export const ensureCards: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const fields = fieldsByPath(entity)
    for (const [at, name] of (entity.spec.card?.under ?? []).entries()) {
      const field = fields.get(name)?.spec
      if (field && refers(field))
        add({
          code: 'card-on-card',
          path: [...entity.path, 'card', 'under', at],
          message: `A card shows values, and "${name}" refers to a ${field.entity}: show one of its values, computed by path.`,
        })
    }
  }
}
