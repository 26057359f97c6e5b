// Cells written by hand from the product's domain text (sections 1, 18 and 22), not from the specs: they examine the oracle and the gate alike.

/** What the role holds by the default matrix; every right; exactly these; or the matrix without these. */
export type Held = 'matrix' | 'all' | readonly string[] | { readonly without: readonly string[] }

export interface HandCell {
  /** Section and row. */
  readonly source: string
  readonly role: string
  readonly held: Held
  readonly operation: string
  readonly own?: true
  readonly state?: string
  readonly allowed: boolean
}

type Row = readonly [source: string, role: string, held: Held, operation: string, allowed: boolean, of?: Pick<HandCell, 'own' | 'state'>]

const rows: readonly Row[] = [
  // 1. Who may enter the console; all but the site settings for managers.
  ['1 roles: admin controls everything', 'admin', 'matrix', 'systemSettingsUpdate', true],
  ['1 roles: admin, tariffs and currencies', 'admin', 'matrix', 'currenciesCreate', true],
  ['1 roles: manager, everything except the site settings', 'manager', 'matrix', 'systemSettingsUpdate', false],
  ['1 roles: manager, users of all kinds', 'manager', 'matrix', 'usersCreate', true],
  ['1 roles: manager, transactions', 'manager', 'matrix', 'transactionsSearch', true],
  ['1 roles: a member enters no console', 'member', 'all', 'usersSearch', false],
  ['1 roles: a member enters no console', 'member', 'all', 'payoutRequestsPay', false],
  ['1 roles: a free creator enters no console', 'free_business', 'all', 'usersUpdate', false, { own: true }],
  ['1 roles: a pro creator enters no console', 'pro_business', 'all', 'manualTransactionsCreate', false],
  ['1 roles: an ultimate creator enters no console', 'ultimate_business', 'all', 'usersFindById', false, { own: true }],
  ['1 roles: a nonprofit creator enters no console', 'nonprofit_business', 'all', 'usersAutocomplete', false],
  ['1 table: view one’s own profile by the My right', 'manager', ['getMyUserInfo'], 'usersFindById', true, { own: true }],
  ['1 table: edit oneself by the My right', 'manager', ['updateMyUserInfo'], 'usersUpdate', true, { own: true }],
  ['1 table: a My right is of nobody else', 'manager', ['updateMyUserInfo'], 'usersUpdate', false],
  ['1 table: change one’s own password by the My right', 'manager', ['updateMyUserPassword'], 'usersUpdatePassword', true, { own: true }],
  ['1 table: end sessions by the right, one’s own too', 'manager', 'matrix', 'usersEndSessions', false, { own: true }],

  // 18. The catalogue: which right opens what, and what the default matrix gives.
  ['18 row 1: user info', 'manager', ['getAnyUserInfo'], 'usersSearch', true],
  ['18 row 1: questionnaire', 'manager', ['getAnyUserInfo'], 'questionnairesGet', true],
  ['18 row 1: counts per role', 'admin', ['getAnyUserInfo'], 'rolesGetStats', true],
  ['18 row 18: messages', 'manager', ['getAnyMessage'], 'messagesSearch', true],
  ['18 row 18: one’s own messages', 'manager', ['getMyMessage'], 'messagesSearch', true, { own: true }],
  ['18 row 19: message threads', 'manager', ['getAnyMessageThread'], 'messageThreadsSearch', true],
  ['18 row 19: threads are not messages', 'manager', ['getAnyMessageThread'], 'messagesSearch', false],
  ['18 row 20: verification', 'manager', ['getAnyVerification'], 'verificationsGet', true],
  ['22 messages: reply', 'manager', ['createAnyMessage'], 'messagesReply', true],
  ['22 messages: reply in one’s own thread', 'manager', ['createMyMessage'], 'messagesReply', true, { own: true }],
  ['22 messages: a My right is of nobody else', 'manager', ['createMyMessage'], 'messagesReply', false],
  [
    '22 messages: from the profile head with both rights',
    'manager',
    ['createAnyMessage', 'createAnyMessageThread'],
    'messagesCreate',
    true,
  ],
  ['22 messages: from the profile head with one', 'manager', ['createAnyMessage'], 'messagesCreate', false],
  ['22 verifications: getStats by its own right', 'manager', ['getAnyVerification'], 'verificationsGetStats', true],
  ['22 verifications: decide', 'manager', ['updateAnyVerification'], 'verificationsApprove', true],
  ['22 verifications: to read is not to decide', 'manager', ['getAnyVerification'], 'verificationsDecline', false],
  ['18 row 2: disable and enable have a right of their own', 'admin', { without: ['updateAnyUserStatus'] }, 'usersDisable', false],
  ['18 row 2: role', 'manager', ['updateAnyUserRole'], 'usersUpdateRole', true],
  ['18 row 2: editing is not changing the role', 'manager', ['updateAnyUserInfo'], 'usersUpdateRole', false],
  ['18 row 2: deleting', 'manager', 'matrix', 'usersDelete', true],
  ['18 row 3: personal information', 'manager', { without: ['getAnyPersonalInfo'] }, 'personalInfoGet', false],
  ['18 row 4: fraud', 'manager', ['updateAnyFraudInfo'], 'fraudInfoMarkAsFraud', true],
  ['18 row 4: reading fraud is not changing it', 'manager', ['getAnyFraudInfo'], 'fraudInfoPassFraud', false],
  ['18 row 5: payee information', 'admin', { without: ['getAnyPayeeInfo'] }, 'payeeInfoGet', false],
  ['18 row 6: message price', 'manager', ['updateAnyMessagePrice'], 'earningsUpdate', true],
  ['18 row 8: write notes', 'manager', ['createAnyUserNote'], 'userNotesCreate', true],
  ['18 row 8: notes I wrote', 'manager', ['updateMyUserNotes'], 'userNotesUpdate', true, { own: true }],
  ['18 row 41: notes of any author are the admin’s', 'manager', 'matrix', 'userNotesUpdate', false],
  ['18 row 8: no My right reads notes', 'manager', { without: ['getAnyUserNotes'] }, 'userNotesSearch', false, { own: true }],
  ['18 row 21: discovery visibility', 'manager', ['updateAnyDiscoveryVisibility'], 'discoveryVisibilityUpdate', true],
  ['18 row 25: transactions and balances', 'manager', ['getAnyTransaction'], 'balancesGet', true],
  ['18 row 26: correct', 'admin', { without: ['createManualTransaction'] }, 'manualTransactionsCreate', false],
  ['18 row 33: managers read currencies', 'manager', 'matrix', 'currenciesFindAll', true],
  ['18 row 34: managers do not change currencies', 'manager', 'matrix', 'currenciesUpdate', false],
  ['18 row 35: settings are read by the admin', 'manager', 'matrix', 'systemSettingsGet', false],
  ['18 row 42: reveal a masked value', 'manager', ['revealAnyValue', 'getAnyPayoutRequest'], 'payoutRequestsReveal', true],
  ['18 row 42: reading it masked is not seeing the whole', 'manager', { without: ['revealAnyValue'] }, 'payoutRequestsReveal', false],
  ['22 payeeInfo: reveal asks the right to read the record, too', 'admin', { without: ['getAnyPayeeInfo'] }, 'payeeInfoReveal', false],
  ['22 payeeInfo: reveal of the payee’s account', 'manager', 'matrix', 'payeeInfoReveal', true],
  ['18 row 43: ending sessions is the admin’s', 'admin', 'matrix', 'usersEndSessions', true],
  [
    '18 consequences: a manager without row 28 declines',
    'manager',
    { without: ['createPayoutTransaction'] },
    'payoutRequestsDecline',
    true,
  ],
  [
    '18 consequences: a manager without row 28 does not pay',
    'manager',
    { without: ['createPayoutTransaction'] },
    'payoutRequestsPay',
    false,
  ],
  ['18 consequences: payout system names come with the requests', 'manager', ['getAnyPayoutRequest'], 'payoutSystemsAutocomplete', true],
  ['18 consequences: payment system names come with transactions', 'manager', ['getAnyTransaction'], 'paymentSystemsAutocomplete', true],

  // 22. Operations.
  ['22 users: autocomplete by page transactions', 'manager', ['getAnyTransaction'], 'usersAutocomplete', true],
  ['22 users: autocomplete by page payout requests', 'manager', ['getAnyPayoutRequest'], 'usersAutocomplete', true],
  ['22 users: autocomplete by who reads referrals', 'admin', ['getAnyUserReferring'], 'usersAutocomplete', true],
  ['22 users: autocomplete by nothing else', 'admin', ['getAnyFraudInfo'], 'usersAutocomplete', false],
  ['22 users: create', 'admin', ['updateAnyUserInfo'], 'usersCreate', false],
  ['22 payoutRequests: generate', 'manager', ['updateAnyPayoutRequest'], 'payoutRequestsGenerate', true],
  ['22 payoutRequests: pay asks both', 'admin', ['updateAnyPayoutRequest'], 'payoutRequestsPay', false],
  ['22 payoutRequests: pay asks both', 'admin', ['updateAnyPayoutRequest', 'createPayoutTransaction'], 'payoutRequestsPay', true],
  ['22 payoutRequests: undo of DECLINED', 'manager', ['updateAnyPayoutRequest'], 'payoutRequestsUndo', true, { state: 'DECLINED' }],
  [
    '22 payoutRequests: undo of PAID also asks the payout',
    'manager',
    ['updateAnyPayoutRequest'],
    'payoutRequestsUndo',
    false,
    { state: 'PAID' },
  ],
  ['22 analytics: getSite', 'manager', ['getAnyUserInfo'], 'analyticsGetSite', true],
  ['22 analytics: getSite is more than its money', 'manager', ['getAnyTransaction', 'getAnyVerification'], 'analyticsGetSite', false],
  ['22 analytics: getCreator asks both', 'manager', ['getAnyUserInfo'], 'analyticsGetCreator', false],
  ['22 analytics: getCreator asks both', 'manager', ['getAnyUserInfo', 'getAnyTransaction'], 'analyticsGetCreator', true],
  ['22 payoutRequests: getStats', 'manager', ['getAnyPayoutRequest'], 'payoutRequestsGetStats', true],
  ['22 manual payouts: create', 'manager', ['createPayoutTransaction'], 'manualPayoutTransactionsCreate', true],
  ['22 manual payouts: undo', 'manager', ['getAnyTransaction'], 'manualPayoutTransactionsUndo', false],
  ['22 tags: findAll by page categories', 'admin', ['getAnyCurrency', 'updateAnyPaymentPackage'], 'tagsFindAll', true],
  ['22 tags: create by page categories', 'admin', ['updateAnyPaymentPackage'], 'tagsCreate', false],
  ['22 currencies: setMain asks both', 'admin', ['updateAnyCurrency'], 'currenciesSetMain', false],
  ['22 currencies: setMain asks both', 'admin', ['updateAnyCurrency', 'updateAnySystemSettings'], 'currenciesSetMain', true],
  ['22 currencies: codes by who reads payee information', 'manager', ['getAnyPayeeInfo'], 'currenciesAutocomplete', true],
  ['22 every change: its preview as the change itself', 'manager', ['getAnyPayoutRequest'], 'payoutRequestsPayPreview', false],
  ['22 every change: its preview as the change itself', 'manager', ['updateAnyFraudInfo'], 'fraudInfoMarkAsFraudPreview', true],
  ['22 systemSettings: update', 'admin', ['getAnySystemSettings'], 'systemSettingsUpdate', false],
]

export const handCells: readonly HandCell[] = rows.map(([source, role, held, operation, allowed, of = {}]) => ({
  source,
  role,
  held,
  operation,
  allowed,
  ...of,
}))
