// How a change ends when nothing is thrown.
import type { CustomAnswer } from '../customs.ts'
import { Refusal } from './Refusal.ts'

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

/** The same as a reason, for whoever is shown what would be done and not the record. */
export const rolledBackAsRefusal = ({ outcome }: RolledBack): Refusal =>
  new Refusal(outcome.is, outcome.is === 'gone' ? 'refusals.gone' : 'refusals.changed')
