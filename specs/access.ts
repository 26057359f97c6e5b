// Who there is and who holds which right: one row an area, in the order of domain 18.
import { defineAccess } from '../language/define.ts'

export const access = defineAccess({
  roles: {
    admin: { one: 'Admin', many: 'Admins', staff: true, givenBy: ['admin'] },
    manager: { one: 'Manager', many: 'Managers', staff: true, givenBy: ['admin'] },
    member: { one: 'Member', many: 'Members' },
    free_business: { one: 'Free business', many: 'Free businesses' },
    pro_business: { one: 'Pro business', many: 'Pro businesses' },
    ultimate_business: { one: 'Ultimate business', many: 'Ultimate businesses' },
    nonprofit_business: { one: 'Nonprofit business', many: 'Nonprofit businesses', when: 'nonprofitRole' },
  },

  groups: {
    everybody: ['admin', 'manager', 'member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'],
    people: ['member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'],
    creators: ['free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'],
    /** Tiers that sell the pro level, and the ultimate one. */
    proCreators: ['pro_business', 'ultimate_business'],
    ultimateCreators: ['ultimate_business'],
    staff: ['admin', 'manager'],
    managers: ['manager'],
  },

  areas: {
    userInfo: {
      label: 'User info, registration info, questionnaire, lists and counts per role',
      any: ['getAnyUserInfo', 'updateAnyUserInfo'],
      my: ['getMyUserInfo', 'updateMyUserInfo'],
      holds: ['admin', 'manager'],
    },
    accounts: {
      label: 'Accounts',
      any: ['createAnyUser', 'deleteAnyUser', 'updateAnyUserStatus', 'updateAnyUserRole', 'updateAnyUserPassword', 'loginAsAnyUser'],
      my: ['updateMyUserPassword'],
      holds: ['admin', 'manager'],
    },
    personalInfo: {
      label: 'Personal information, phone, country',
      any: ['getAnyPersonalInfo', 'updateAnyPersonalInfo'],
      client: ['getMyPersonalInfo', 'updateMyPersonalInfo'],
      holds: ['admin', 'manager'],
    },
    fraudInfo: {
      label: 'Fraud',
      any: ['getAnyFraudInfo', 'updateAnyFraudInfo'],
      client: ['getMyFraudInfo', 'updateMyFraudInfo'],
      holds: ['admin', 'manager'],
    },
    payeeInfo: {
      label: 'Payee information',
      any: ['getAnyPayeeInfo', 'updateAnyPayeeInfo'],
      client: ['getMyPayeeInfo', 'updateMyPayeeInfo'],
      holds: ['admin', 'manager'],
    },
    messagePrice: {
      label: 'Message price',
      any: ['getAnyMessagePrice', 'updateAnyMessagePrice'],
      client: ['getMyMessagePrice', 'updateMyMessagePrice'],
      holds: ['admin', 'manager'],
    },
    payoutPercent: { label: 'Payout percent of one creator', any: ['updateAnyPayoutPercent'], holds: ['admin'] },
    userNotes: {
      label: 'Notes, read and write',
      any: ['getAnyUserNotes', 'createAnyUserNote'],
      my: ['updateMyUserNotes'],
      client: ['getMyUserNotes'],
      holds: ['admin', 'manager'],
    },
    userFiles: {
      label: 'Files',
      any: ['getAnyUserFiles', 'updateAnyUserFiles'],
      client: ['getMyUserFiles', 'updateMyUserFiles'],
      holds: ['admin', 'manager'],
    },
    subscriptions: {
      label: 'Subscriptions and subscribers',
      any: ['getAnySubscription', 'updateAnySubscription'],
      client: ['getMySubscription', 'updateMySubscription'],
      holds: ['admin', 'manager'],
    },
    recurringBilling: {
      label: 'Recurring billing schedule',
      any: ['getAnyRecurringBillingSchedule', 'updateAnyRecurringBillingSchedule'],
      client: ['getMyRecurringBillingSchedule', 'updateMyRecurringBillingSchedule'],
      holds: ['admin', 'manager'],
    },
    userTags: {
      label: 'User tags on a creator',
      any: ['createAnyUserTag', 'updateAnyUserTag', 'deleteAnyUserTag'],
      client: ['createMyUserTag', 'updateMyUserTag', 'deleteMyUserTag'],
      holds: ['admin', 'manager'],
    },
    /** No right of its own: the rights of the settings entry, plus those to change system settings where an entry says so. */
    dictionaries: { label: 'Category dictionary, banners, tutorial links, business list', holds: ['admin'] },
    blockedLocations: {
      label: 'Blocked locations',
      any: ['createAnyBlockedLocation', 'getAnyBlockedLocation', 'deleteAnyBlockedLocation'],
      client: ['createMyBlockedLocation', 'getMyBlockedLocation', 'deleteMyBlockedLocation'],
      holds: ['admin', 'manager'],
    },
    contentSets: {
      label: 'Content sets and files',
      any: ['createAnyContentSet', 'updateAnyContentSet', 'deleteAnyContentSet', 'getAnyContentSet'],
      client: ['createMyContentSet', 'updateMyContentSet', 'deleteMyContentSet', 'getMyContentSet'],
      holds: ['admin', 'manager'],
    },
    contentPrices: {
      label: 'Content prices',
      any: ['getAnyContentPrice', 'updateAnyContentPrice'],
      client: ['getMyContentPrice', 'updateMyContentPrice'],
      holds: ['admin', 'manager'],
    },
    subscriptionLevels: {
      label: 'Subscription levels',
      any: ['getAnySubscriptionLevel', 'updateAnySubscriptionLevel'],
      client: ['getMySubscriptionLevel', 'updateMySubscriptionLevel'],
      holds: ['admin', 'manager'],
    },
    messages: {
      label: 'Messages',
      any: ['getAnyMessage', 'createAnyMessage'],
      my: ['getMyMessage', 'createMyMessage'],
      holds: ['admin', 'manager'],
    },
    messageThreads: {
      label: 'Message threads',
      any: ['getAnyMessageThread', 'createAnyMessageThread'],
      my: ['getMyMessageThread'],
      client: ['createMyMessageThread'],
      holds: ['admin', 'manager'],
    },
    verification: {
      label: 'Verification',
      any: ['getAnyVerification', 'updateAnyVerification'],
      client: ['getMyVerification', 'updateMyVerification'],
      holds: ['admin', 'manager'],
    },
    discoveryVisibility: {
      label: 'Discovery visibility',
      any: ['getAnyDiscoveryVisibility', 'updateAnyDiscoveryVisibility'],
      client: ['getMyDiscoveryVisibility', 'updateMyDiscoveryVisibility'],
      holds: ['admin', 'manager'],
    },
    userReferring: { label: 'User referring', any: ['getAnyUserReferring'], client: ['getMyUserReferring'], holds: ['admin', 'manager'] },
    /** Moves money from one referrer to another, so it is the admin's. */
    userReferringChange: { label: 'User referring, reassign', any: ['updateAnyUserReferring'], holds: ['admin'] },
    postVerification: {
      label: 'Post verification',
      any: ['getAnyPostVerification', 'updateAnyPostVerification'],
      holds: ['admin', 'manager'],
    },
    transactions: {
      label: 'Transactions and balances, read',
      any: ['getAnyTransaction'],
      client: ['getMyTransaction'],
      holds: ['admin', 'manager'],
    },
    corrections: { label: 'Transactions, correct', any: ['createManualTransaction'], holds: ['admin', 'manager'] },
    payoutRequests: {
      label: 'Payout requests',
      any: ['getAnyPayoutRequest', 'updateAnyPayoutRequest'],
      client: ['getMyPayoutRequest', 'createMyPayoutRequest'],
      holds: ['admin', 'manager'],
    },
    /** Take this row from the managers and a manager generates and declines while an admin pays. */
    payoutTransactions: { label: 'Payout transactions', any: ['createPayoutTransaction'], holds: ['admin', 'manager'] },
    paymentSystemsRead: { label: 'Payment systems, read', any: ['getAnyPaymentSystem'], holds: ['admin'] },
    paymentSystemsChange: {
      label: 'Payment systems, change',
      any: ['createAnyPaymentSystem', 'updateAnyPaymentSystem', 'deleteAnyPaymentSystem'],
      holds: ['admin'],
    },
    /** Managers read them for the price selects on profiles. */
    paymentPackagesRead: { label: 'Presets, read', any: ['getAnyPaymentPackage'], holds: ['admin', 'manager'] },
    paymentPackagesChange: {
      label: 'Presets, change',
      any: ['updateAnyPaymentPackage', 'createAnyPaymentPackage', 'deleteAnyPaymentPackage'],
      holds: ['admin'],
    },
    /** Alone it opens no settings entry. */
    currenciesRead: { label: 'Currencies, read', any: ['getAnyCurrency'], holds: ['admin', 'manager'] },
    currenciesChange: { label: 'Currencies, change', any: ['updateAnyCurrency'], holds: ['admin'] },
    systemSettingsRead: { label: 'System settings, read', any: ['getAnySystemSettings'], holds: ['admin'] },
    systemSettingsChange: { label: 'System settings, change', any: ['updateAnySystemSettings'], holds: ['admin'] },
    /** Managers read them for the generate dialog and the payee form. */
    payoutSystemsRead: { label: 'Payout systems, read', any: ['getAnyPayoutSystemSettings'], holds: ['admin', 'manager'] },
    payoutSystemsChange: { label: 'Payout systems, change', any: ['updateAnyPayoutSystemSettings'], holds: ['admin'] },
    clientManager: { label: 'Domain and client manager', any: ['getManagerToken'], holds: ['admin'] },
    /** Site policy is the admin's. */
    staticPages: { label: 'Static pages', any: ['updateAnyPage'], holds: ['admin'] },
    userNotesAny: { label: "Notes, any author's", any: ['updateAnyUserNotes'], holds: ['admin'] },
    /** Managers pay by it. */
    masked: { label: 'Reveal a masked value', any: ['revealAnyValue'], holds: ['admin', 'manager'] },
    sessions: { label: "End any user's sessions", any: ['endAnySession'], holds: ['admin'] },
    exports: { label: 'Export', any: ['exportAnyList'], holds: ['admin'] },
    viewAs: { label: 'View as role', any: ['viewAsAnyRole'], holds: ['admin'] },
    audit: { label: 'Audit', any: ['getAnyAuditRecord'], holds: ['admin'] },
  },
})
