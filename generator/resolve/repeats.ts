// What a repetition is known by: what was typed; or, where several actions do the same by one custom, what that custom says it comes to.
import type { ActionModel } from '../../language/model.ts'
import type { WrittenCustom } from '../written.ts'
import type { Context } from './context.ts'

export const repeatsOf = ({ written }: Context, { by, repeats }: WrittenCustom): Pick<ActionModel, 'repeats'> => {
  if (repeats === undefined) return {}
  const actions = Object.values(written.entities).flatMap((each) => Object.values(each.actions ?? {}))
  const ways = actions.filter((each) => !('into' in each) && each.by === by && each.repeats !== undefined)
  return { repeats: ways.length > 1 ? 'means' : 'asks' }
}
