// What stays in sight of a profile: who it is, risk, money, what waits, and what one does most.

export const head = {
  under: ['username', 'role'],
  marks: ['status', 'fraud.status', 'verification.status'],
  facts: [
    'registration.lastLoginTime',
    'balance.wallet',
    'balance.earnings',
    'balance.onHold',
    'disabledReason',
    'disabledBy',
    'disabledTime',
    'deletedTime',
  ],
  open: {
    requests: {
      label: 'Open payout requests',
      of: ['creators'],
      entity: 'PayoutRequest',
      by: 'user',
      where: { field: 'status', is: ['NEW'] },
    },
    messages: {
      label: 'Messages unanswered',
      of: ['people'],
      entity: 'SiteThread',
      by: 'user',
      where: { field: 'status', is: ['WAITING'] },
    },
    posts: {
      label: 'Pending posts',
      of: ['creators'],
      entity: 'PostVerification',
      by: 'creator',
      where: { field: 'status', is: ['PENDING'] },
    },
  },
} as const

/** The first five that are possible are buttons. */
export const atHand = [
  'message',
  'loginAs',
  'disable',
  'enable',
  'createPayout',
  'correct',
  'manualPayout',
  'updatePassword',
  'endSessions',
  'delete',
] as const
