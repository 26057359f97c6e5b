// How a change ends when nothing is thrown.
import type { CustomAnswer } from '../customs.ts'

export type Outcome =
  | { readonly is: 'saved'; readonly id: string }
  | { readonly is: 'done'; readonly answer: CustomAnswer }
  | { readonly is: 'conflict'; readonly id: string }
  | { readonly is: 'waits'; readonly id: string }
  | { readonly is: 'gone'; readonly id: string }

/** Ends the transaction without a trace, and says why: for conflicts, records that are gone, and previews. */
export class RolledBack extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super(outcome.is)
    this.name = 'RolledBack'
    this.outcome = outcome
  }
}
