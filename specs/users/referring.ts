// Who brought a creator and receives a share (domain 5.17). Reassigned, the new one receives it from then on; past shares stay.
import { credits } from '../app.ts'
import { definePart } from '../vocabulary.ts'

export const referring = definePart({
  label: 'User referring',
  wire: 'userReferrings',
  of: 'creators',
  read: 'getAnyUserReferring',
  update: 'updateAnyUserReferring',
  guards: ['notDeleted', 'notOwnReferral'],
  rules: {
    ownReferrer: { must: { different: ['referrer', 'id'] }, says: 'Nobody is referred by themselves', at: 'referrer' },
  },
  effect: 'checkReferrer',
  sets: { since: 'now', changedBy: 'viewer' },
  fields: {
    /** From now on this creator receives the share; past shares stay. Empty: nobody. */
    referrer: {
      kind: 'reference',
      label: 'Referred by',
      entity: 'User',
      offers: { role: ['free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'], status: ['ACTIVE', 'DISABLED'] },
      empty: 'nobody',
    },
    since: { kind: 'time', label: 'Since', written: 'server' },
    changedBy: { kind: 'reference', label: 'Changed by', entity: 'User', written: 'server' },
    /** Of the creator's net, for the whole site. */
    percent: { kind: 'derived', label: 'Referral percent', as: 'text', by: 'referralPercent', class: 'money' },
    /** What this creator has brought the one who receives the share now. */
    earned: {
      kind: 'derived',
      label: 'Earned for the referrer',
      as: 'money',
      currency: credits,
      computes: {
        kind: 'sum',
        of: 'Transaction',
        whose: { user: 'referring.referrer', counterparty: 'id' },
        where: { type: ['EARNING'], subject: ['REFERRAL'] },
        sums: 'amount',
      },
      discloses: 'what the referrer earned by this creator, to those who read who referred whom',
      class: 'money',
    },
  },
})
