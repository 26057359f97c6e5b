// Requirements that several specs ask, each under one name.
import { defineNamed } from './vocabulary.ts'

export const named = defineNamed({
  /** Pay, and undo what was paid. */
  recordsPayouts: { allOf: ['updateAnyPayoutRequest', 'createPayoutTransaction'] },
  /** Month's end: the payouts of a month against a statement. */
  reconcilesPayouts: { allOf: ['getAnyTransaction', 'getAnyPayoutRequest'] },
  /** What waits for another's approval: whoever may do one of these. */
  seesApprovals: { allOf: ['getAnyTransaction', { anyOf: ['createManualTransaction', 'createPayoutTransaction'] }] },
  /** Settings > Pricing. */
  opensPricing: { allOf: ['getAnyCurrency', 'updateAnyPaymentPackage'] },
  /** Settings > Payment Systems. */
  opensPaymentSystems: { allOf: ['getAnyCurrency', 'getAnyPaymentSystem'] },
  /** Settings > Payout Systems. */
  opensPayoutSystems: { allOf: ['getAnyCurrency', 'updateAnyPayoutSystemSettings'] },
  /** Settings > General. */
  opensGeneral: { allOf: ['getManagerToken', 'updateAnyPaymentPackage'] },
  /** Settings > Currencies. */
  opensCurrencies: { allOf: ['getAnyCurrency', 'updateAnyCurrency'] },
  /** Settings > Categories: read and change. */
  opensCategories: { allOf: ['getAnyCurrency', 'updateAnyPaymentPackage'] },
  /** Settings > Banners, Tutorial links, Business list. */
  opensSiteLists: { allOf: ['getAnyCurrency', 'updateAnyPaymentPackage'] },
  changesSiteLists: { allOf: ['getAnyCurrency', 'updateAnyPaymentPackage', 'updateAnySystemSettings'] },
  /** Content prices and subscription levels are one section of the profile. */
  readsPrices: { allOf: ['getAnyContentPrice', 'getAnySubscriptionLevel'] },
  /** Stop the renewal of one subscription. */
  stopsRenewals: { allOf: ['updateAnySubscription', 'updateAnyRecurringBillingSchedule'] },
  /** Write to somebody with whom there may be no thread yet. */
  startsThreads: { allOf: ['createAnyMessage', 'createAnyMessageThread'] },
  /** The analytics of one creator. */
  readsCreatorAnalytics: { allOf: ['getAnyUserInfo', 'getAnyTransaction'] },
  changesMainCurrency: { allOf: ['updateAnyCurrency', 'updateAnySystemSettings'] },
})
