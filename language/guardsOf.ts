// What may refuse an action: the server asks it, the handbooks say it.
import type { ActionModel, EntityModel } from './model.ts'
import { named } from './named.ts'

/** Names of guards and conditions: those of its part, then its own. */
export const guardsOf = (entity: EntityModel, action: ActionModel): readonly string[] => [
  ...new Set([...(named(entity.parts, action.part)?.guards ?? []), ...action.guards]),
]
