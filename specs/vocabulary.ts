// All names of the product in one place; every spec imports its define functions from here.
import { defineVocabulary, speak } from '../language/define.ts'
import type { WordsOf } from '../language/define.ts'
import { access } from './access.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: [
    'User',
    'UserNote',
    'UserFile',
    'Transaction',
    'PayoutRequest',
    'PayoutRequestStep',
    'ManualPayout',
    'Tag',
    'UserTag',
    'BlockedLocation',
    'Currency',
    'PayoutSystem',
    'PaymentSystem',
    'PaymentPackage',
    'ContentSet',
    'ContentFile',
    'PostVerification',
    'Subscription',
    'SystemSettings',
    'StaticPage',
    'StaticPageVersion',
    'Banner',
    'BusinessEntry',
    'MessageThread',
    'Message',
    'MessageFile',
    'Mail',
    'ActingSession',
    'AuditRecord',
  ],
  flags: [
    'paidSentMessage',
    'phoneSignUp',
    'calling',
    'restrictMember',
    'ccbill',
    'netbilling',
    'paypal',
    'stripe',
    'tags',
    'liveButton',
    'nonprofitRole',
    'disableAdult',
    'customLanding',
  ],
  named: [
    'recordsPayouts',
    'opensPricing',
    'opensPaymentSystems',
    'opensPayoutSystems',
    'opensCurrencies',
    'opensCategories',
    'opensSiteLists',
    'changesSiteLists',
    'opensGeneral',
    'changesMainCurrency',
    'readsPrices',
    'stopsRenewals',
    'startsThreads',
    'readsCreatorAnalytics',
  ],
})

export interface Words extends WordsOf<typeof vocabulary> {}

export const { definePart, defineEntity, defineNamed, definePerson, defineMenu, defineScreens, defineApp, defineTexts } = speak<Words>()
