// Stored values survive every migration; a change that they might not survive is refused.
import type { Model } from '../../language/model.ts'
import type { Narrowing } from '../../language/migrations/step.ts'
import type { AddProblem } from '../problem.ts'
import { named } from '../../language/named.ts'

export const ensureKept = (model: Model, narrowings: readonly Narrowing[], add: AddProblem): void => {
  for (const { entity, part, column, message } of narrowings) {
    const home = part === '' ? ['entities', entity] : ['entities', entity, 'parts', part]
    const parts = named(model.entities, entity)?.parts
    const field = named(parts, part)?.fields.find((each) => each.columns.some((one) => one.name === column))
    add({
      code: 'loses-values',
      path: field ? [...home, 'fields', field.name] : home,
      at: 'name',
      message: `${field?.path ?? column}: ${message}.`,
    })
  }
}
