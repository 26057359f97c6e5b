// Stored values survive every migration; a change that they might not survive is refused.
import type { Model } from '../../language/model.ts'
import type { Narrowing } from '../migrations/step.ts'
import type { AddProblem } from '../problem.ts'

export const ensureKept = (model: Model, narrowings: readonly Narrowing[], add: AddProblem): void => {
  for (const { entity, part, column, message } of narrowings) {
    const home = part === '' ? ['entities', entity] : ['entities', entity, 'parts', part]
    const parts = model.entities.find((each) => each.name === entity)?.parts
    const field = parts?.find((each) => each.name === part)?.fields.find((each) => each.columns.some((one) => one.name === column))
    add({
      code: 'loses-values',
      path: field ? [...home, 'fields', field.name] : home,
      at: 'name',
      message: `${field?.path ?? column}: ${message}.`,
    })
  }
}
