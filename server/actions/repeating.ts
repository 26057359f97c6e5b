// The same once more within ten minutes is asked first (domain 2, Intent): by what was typed, or by what the custom says it comes to, whichever way in it took.
import type { ActionModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import type { CustomRun } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import type { ProductModel } from '../ProductModel.ts'
import { meaningOf, nameOf, type Intent } from './claimOf.ts'
import { isRepeat, storeIntent } from './operationKey.ts'
import { question } from './Refusal.ts'
import { isTicked } from './rules.ts'

interface Asked {
  readonly call: Call
  readonly product: ProductModel
  readonly tx: Tx
  readonly action: ActionModel
  readonly claim: Intent
  readonly ticks: ReadonlySet<string>
}

export interface Repeating {
  /** By what was typed. @throws Refusal */
  readonly ensureNew: () => Promise<void>
  readonly means: CustomRun['means']
  readonly isSaid: () => boolean
}

/** Names of the actions that do the same by one custom. */
const waysOf = ({ entities }: ProductModel, { by }: ActionModel): readonly string[] =>
  entities.flatMap((each) => each.actions.filter((other) => other.by === by && other.repeats === 'means').map(({ operation }) => operation))

export const openRepeating = ({ call, product, tx, action, claim, ticks }: Asked): Repeating => {
  let said = false
  const ensure = async (intent: Intent, operations: readonly string[]): Promise<void> => {
    const repeat = question('repeat')
    if (!isTicked(repeat, ticks) && (await isRepeat(tx, call, intent, operations))) throw repeat
  }
  return {
    ensureNew: () => ensure(claim, [nameOf(call.operation)]),
    means: async (values) => {
      said = true
      if (action.repeats !== 'means') return
      const meant = { key: claim.key, intent: meaningOf(product, action.by ?? '', values) }
      await ensure(meant, waysOf(product, action))
      await storeIntent(tx, call, meant)
    },
    isSaid: () => said,
  }
}
