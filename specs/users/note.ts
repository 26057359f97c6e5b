// What staff say where they disable, decline or review becomes a note about the user (domain 5.8).
import type { LeavesSpec } from '../../language/leaves.ts'
import type { Words } from '../vocabulary.ts'

/** Where the dialog's question was answered. */
export const note = (given: string, says: string, discloses: string): { readonly note: LeavesSpec<Words> } => ({
  note: {
    entity: 'UserNote',
    given,
    with: { user: 'id', text: { says }, automatic: { is: true } },
    sets: { author: 'viewer' },
    discloses,
  },
})
