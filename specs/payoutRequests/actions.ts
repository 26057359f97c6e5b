// Requests made for all creators who qualify (domain 7.3).
import type { ActionSpec } from '../../language/actions/index.ts'
import { credits } from '../app.ts'
import type { Words } from '../vocabulary.ts'

export const actions = {
  /** Makes a request for every creator that meets the criteria. A typed value applies to all, an empty one to each as its payout system says. */
  generate: {
    kind: 'custom',
    on: 'list',
    by: 'generatePayoutRequests',
    label: 'Generate request',
    dialog: 'generatePayouts',
    needs: 'updateAnyPayoutRequest',
    asks: {
      /** Empty: all. */
      payoutSystem: { kind: 'reference', label: 'Payout system', entity: 'PayoutSystem', empty: 'all' },
      commissionPercent: { kind: 'percent', label: 'Payout commission, %' },
      commissionFixed: { kind: 'money', label: 'Request commission amount', currency: credits, min: 0 },
      /** Compared with the whole amount, before commission. */
      minimum: { kind: 'money', label: 'Minimum request size', currency: credits, positive: true },
      /** Creators of the list that were unticked. */
      leaveOut: { kind: 'references', label: 'Leave out', entity: 'User', max: 10_000 },
      /** Creators of the list as it was shown: nobody else gets a request. */
      among: { kind: 'references', label: 'Only among', entity: 'User', max: 10_000 },
    },
    discloses: 'which creators fail which payout criterion, fraud review and payee information among them',
    confirms: {
      says: 'Generate these requests? The amounts go on hold.',
      button: 'Generate',
      counts: { requests: { single: '{0} request.', several: '{0} requests.' } },
    },
    undo: { never: 'each request is declined by itself' },
  },
} satisfies Readonly<Record<string, ActionSpec<Words>>>
