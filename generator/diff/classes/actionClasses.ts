// What is known of the properties of actions.
import type { ApprovalSpec, ConfirmSpec } from '../../../language/actions/index.ts'
import type { WrittenAction, WrittenCreate, WrittenLeaves, WrittenOrder, WrittenRemove, WrittenTransition } from '../../written.ts'
import { each, of } from './classed.ts'
import { ask, rules } from './fieldClasses.ts'

/** A question that is not asked any more is skipped. */
export const confirms = of<ConfirmSpec>(
  {
    says: 'text',
    button: 'look',
    alsoSays: of<NonNullable<ConfirmSpec['alsoSays']>>({ by: 'data', says: each('text') }, 'data'),
    counts: each(of<{ single: string; several: string }>({ single: 'text', several: 'text' }, 'holds')),
  },
  'holds',
)

const common = {
  label: 'look',
  key: 'look',
  dialog: 'data',
  confirms,
  asks: each(ask),
  ownAsks: 'holds',
  needs: 'rights',
  own: 'rights',
  verb: 'told',
  guards: 'holds',
  effect: 'judged',
  approval: of<ApprovalSpec>({ above: 'judged' }, 'holds'),
  discloses: 'turns',
} as const
const undo = of<{ by: string; never: string; within: string }>({ by: 'data', never: 'text', within: 'judged' }, 'data')

/** What is copied where, and when, is for a person to judge. */
export const leaves = each(
  of<WrittenLeaves>(
    { entity: 'judged', with: 'judged', sets: 'judged', before: 'judged', given: 'judged', keep: 'judged', discloses: 'turns' },
    'judged',
  ),
)
export const create = of<WrittenCreate>({ ...common, fields: 'judged', gives: 'data', each: 'data', sets: 'judged', leaves }, 'told')
export const remove = of<WrittenRemove>({ ...common, undo, deletedAt: 'judged', idAs: 'data' }, 'told')
export const order = of<WrittenOrder>({ needs: 'rights', own: 'rights', guards: 'holds', by: 'data', within: 'data' }, 'told')
export const transition = of<WrittenTransition>(
  {
    ...common,
    // Whom `by` names is who has to come within that time.
    undo: of<{ by: string; never: string; within: string }>({ by: 'judged', never: 'text', within: 'judged' }, 'data'),
    unasked: 'turns',
    file: 'judged',
    from: 'opens',
    to: 'judged',
    sets: 'judged',
    leaves,
  },
  'told',
)
export const action = of<WrittenAction>(
  {
    ...common,
    undo,
    rules,
    kind: 'data',
    on: 'judged',
    by: 'judged',
    into: 'judged',
    wire: 'data',
    of: 'opens',
    appendOnly: 'turns',
    runs: 'turns',
    repeats: 'holds',
  },
  'told',
)
