// Users who wait for a decision: what it looks at (domain 5.4, 5.16).
import type { ViewSpec } from '../../language/screens/index.ts'
import type { Words } from '../vocabulary.ts'

type Queue = ViewSpec<Words, string, string, string>

const notes = { label: 'User notes', entity: 'UserNote', by: 'user', columns: ['createTime', 'author', 'text'] } as const
/** Accounts that may be the same person's. */
const alike = { entity: 'User', columns: ['screenName', 'email', 'registration.registrationTime'] } as const

/** Whose sections are not read-only: of a deleted user nothing is decided any more (domain 4.6). */
const decidable = ['ACTIVE', 'DISABLED'] as const

export const review = {
  label: 'Fraud to review',
  states: decidable,
  where: { field: 'fraud.status', is: ['POSSIBLE'] },
  sort: { by: 'fraud.changedTime', first: 'oldest' },
  look: 'desk',
  evidence: ['fraud.signals', 'balance.wallet', 'balance.earnings', 'balance.onHold', 'balance.paidOut'],
  opens: [
    'email',
    'fraud.changedTime',
    'registration.registrationTime',
    'registration.registrationIp',
    'registration.lastLoginTime',
    'registration.lastLoginIp',
    'personal.country',
    'referring.referrer',
  ],
  actions: ['fraud.markAsFraud', 'fraud.passFraud', 'disable', 'message', 'loginAs'],
  below: {
    sameRegistrationIp: { ...alike, label: 'Same registration IP', by: 'registration.registrationIp', is: 'registration.registrationIp' },
    sameLoginIp: { ...alike, label: 'Same login IP', by: 'registration.lastLoginIp', is: 'registration.lastLoginIp' },
    samePayee: { ...alike, label: 'Same account holder', by: 'payee.holderName', is: 'payee.holderName' },
    sameReferrer: { ...alike, label: 'Same referrer', by: 'referring.referrer', is: 'referring.referrer' },
    payouts: { label: 'Payout requests', entity: 'PayoutRequest', by: 'user', columns: ['createTime', 'net', 'status'] },
    notes,
    transactions: { label: 'Transactions', entity: 'Transaction', by: 'user', columns: ['createTime', 'type', 'amount', 'payment'] },
  },
} as const satisfies Queue

export const pendingVerification = {
  label: 'Verification pending',
  states: decidable,
  where: { field: 'verification.status', is: ['PENDING'] },
  sort: { by: 'verification.submittedTime', first: 'oldest' },
  look: 'desk',
  evidence: ['verification.front', 'verification.back', 'verification.selfie'],
  opens: [
    'email',
    'verification.submittedTime',
    'verification.reason',
    'personal.firstName',
    'personal.lastName',
    'personal.address',
    'personal.country',
    'registration.registrationTime',
  ],
  actions: ['verification.approve', 'verification.decline', 'message', 'loginAs'],
  below: { notes },
} as const satisfies Queue
