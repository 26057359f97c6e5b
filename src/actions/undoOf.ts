// The action that takes another back, where its spec names one.
import type { ActionModel, EntityModel } from '../../language/model.ts'

export const undoOf = (entity: EntityModel, action: ActionModel): ActionModel | undefined => {
  const { undo } = action
  if (!undo || !('by' in undo)) return undefined
  const path = action.part === '' || undo.by.includes('.') ? undo.by : `${action.part}.${undo.by}`
  return entity.actions.find((each) => each.path === path)
}
