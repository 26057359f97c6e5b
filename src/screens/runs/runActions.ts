// What the viewer may do over several records of a list at once; actions that share an operation on the wire stand there once.
import { decide, type Viewer } from '../../../language/access.ts'
import { runnable } from '../../../language/lists.ts'
import type { ActionModel, EntityModel, ListModel } from '../../../language/model.ts'

export const runActions = (entity: EntityModel, list: ListModel, viewer: Viewer): readonly ActionModel[] => {
  const may = runnable(entity, list).filter(({ guard }) => decide(viewer, guard).allowed)
  return may.filter(({ operation }, at) => may.findIndex((each) => each.operation === operation) === at)
}
