// Roles and rights: product spec 6.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const rights = {
  roleNames: {
    says: 'Roles: admin, manager, member, free_business, pro_business, ultimate_business, nonprofit_business',
    parts: { roles: listed('admin, manager, member, free_business, pro_business, ultimate_business, nonprofit_business') },
    stands: ['specs/access.ts'],
  },
  rolePlurals: ['Plural labels exist for all roles.', 'specs/access.ts'],
  roleWords: {
    says: 'creator roles are also called performer; also customer, user',
    parts: { words: ['performer', 'customer', 'user'] },
    stands: ['specs/paymentPackages.ts', 'specs/paymentSystems.ts'],
  },
  roleStaff: {
    says: 'Only admin and manager may stay logged in to this console.',
    parts: { roles: ['admin', 'manager'] },
    stands: ['specs/access.ts', 'specs/person.ts'],
  },
  rightsPairs: {
    says: 'getAnyUserInfo, updateAnyUserInfo, getMyUserInfo, updateMyUserInfo',
    parts: { rights: listed('getAnyUserInfo, updateAnyUserInfo, getMyUserInfo, updateMyUserInfo') },
    stands: ['specs/access.ts'],
  },
  rightsNamed: {
    says: 'transactions (createManualTransaction, getAnyTransaction); … payment packages (e.g. updateAnyPaymentPackage); currencies (getAnyCurrency, updateAnyCurrency); … payout system settings (updateAnyPayoutSystemSettings); getAnyPaymentSystem; … getManagerToken (domain setting); updateAnyPage.',
    parts: {
      rights: listed(
        'createManualTransaction, getAnyTransaction, updateAnyPaymentPackage, getAnyCurrency, updateAnyCurrency, updateAnyPayoutSystemSettings, getAnyPaymentSystem, getManagerToken, updateAnyPage',
      ),
    },
    stands: ['specs/access.ts'],
  },
  sectionRights: ['A section is shown when the user holds every right it requires.', 'language/access.ts'],
  rightsPricing: {
    says: 'pricing: getAnyCurrency and updateAnyPaymentPackage',
    parts: { entry: 'pricing', rights: ['getAnyCurrency', 'updateAnyPaymentPackage'] },
    stands: ['specs/paymentPackages.ts'],
  },
  rightsPayments: {
    says: 'payments: getAnyCurrency and getAnyPaymentSystem',
    parts: { entry: 'payments', rights: ['getAnyCurrency', 'getAnyPaymentSystem'] },
    stands: ['specs/paymentSystems.ts'],
  },
  rightsPayoutSystems: {
    says: 'payout systems: getAnyCurrency and updateAnyPayoutSystemSettings',
    parts: { entry: 'payout systems', rights: ['getAnyCurrency', 'updateAnyPayoutSystemSettings'] },
    stands: ['specs/payoutSystems.ts'],
  },
  rightsCurrencies: {
    says: 'currencies: getAnyCurrency and updateAnyCurrency',
    parts: { entry: 'currencies', rights: ['getAnyCurrency', 'updateAnyCurrency'] },
    stands: ['specs/currencies.ts'],
  },
  rightsCategories: {
    says: 'categories, banners, tutorial links, business list: getAnyCurrency and updateAnyPaymentPackage',
    parts: { entries: listed('categories, banners, tutorial links, business list'), rights: ['getAnyCurrency', 'updateAnyPaymentPackage'] },
    stands: ['specs/tags.ts', 'specs/banners.ts', 'specs/businessEntries.ts', 'specs/systemSettings.ts'],
  },
  sectionsOfAll: {
    says: 'Profile and registration information: member, all business roles, admin, manager.',
    parts: { sections: ['Profile', 'registration information'], roles: listed('member, all business roles, admin, manager') },
    stands: ['specs/users/sections.ts'],
  },
  sectionsOfPeople: {
    says: 'Personal info, fraud, questionnaire, files: member and business roles.',
    parts: { sections: listed('Personal info, fraud, questionnaire, files'), roles: ['member', 'business roles'] },
    stands: ['specs/users/sections.ts'],
  },
  sectionsOfCreators: {
    says: 'Payee, earnings, subscribers, tags, blocked locations: business roles only.',
    parts: { sections: listed('Payee, earnings, subscribers, tags, blocked locations'), roles: ['business roles'] },
    stands: ['specs/users/sections.ts'],
  },
  sectionsOfManagers: {
    says: 'Notes: member, business roles, manager.',
    parts: { sections: ['Notes'], roles: listed('member, business roles, manager') },
    stands: ['specs/users/sections.ts'],
  },
  settingsByRight: {
    says: 'Payment systems, packages, currencies, system and payout settings, static pages and post verification: rights only, no role.',
    parts: {
      areas: listed('Payment systems, packages, currencies, system, payout settings, static pages, post verification'),
      by: 'rights',
      roles: 'no',
    },
    stands: ['specs/access.ts'],
  },
  rightsPairsRest: {
    says: 'similar Any/My pairs for personal info, fraud info, payee info, message price, user notes, files, subscriptions, recurring billing schedule',
    parts: {
      areas: listed('personal info, fraud info, payee info, message price, user notes, files, subscriptions, recurring billing schedule'),
    },
    stands: ['specs/access.ts'],
  },
  rightsLists: {
    says: 'user tags (create, update, delete); blocked locations (create, get, delete); content sets (create, update, delete, get)',
    parts: {
      userTags: listed('create, update, delete'),
      blockedLocations: listed('create, get, delete'),
      contentSets: listed('create, update, delete, get'),
    },
    stands: ['specs/access.ts'],
  },
  rightsPayouts: {
    says: 'payout requests (get, update, createPayoutTransaction)',
    parts: { verbs: ['get', 'update'], right: 'createPayoutTransaction' },
    stands: ['specs/access.ts'],
  },
  rightsWithoutVerbs: {
    says: 'payment systems; … system settings; … messages; message threads; verification; content prices and subscription levels; user referring; discovery visibility; post verification',
    parts: {
      areas: listed(
        'payment systems; system settings; messages; message threads; verification; content prices; subscription levels; user referring; discovery visibility; post verification',
      ),
    },
    stands: ['specs/access.ts'],
  },
  managesMessages: {
    says: 'messages; message threads',
    parts: { areas: ['messages', 'message threads'] },
    stands: ['specs/messages.ts', 'specs/messageThreads.ts'],
  },
  rightsGeneral: {
    says: 'general: getManagerToken and updateAnyPaymentPackage',
    parts: { entry: 'general', rights: ['getManagerToken', 'updateAnyPaymentPackage'] },
    stands: ['specs/systemSettings/settings.ts'],
  },
  rightsDomain: {
    says: 'domain: getManagerToken',
    parts: { entry: 'domain', rights: ['getManagerToken'] },
    stands: ['specs/systemSettings/settings.ts'],
  },
  sectionAnalytics: {
    says: 'Analytics: business roles.',
    parts: { sections: ['Analytics'], roles: ['business roles'] },
    stands: ['specs/users/sections.ts'],
  },
  sectionMessages: {
    says: 'Messages: admin, business roles, member, manager.',
    parts: { sections: ['Messages'], roles: listed('admin, business roles, member, manager') },
    stands: ['specs/users/sections.ts'],
  },
  postsByRight: {
    says: 'post verification: rights only, no role.',
    parts: { area: 'post verification', by: 'rights', roles: 'no' },
    stands: ['specs/postVerifications.ts'],
  },
  onlyStarter: {
    says: 'Only the Starter plan shows the upgrade prompt.',
    parts: { plan: 'Starter', prompt: 'upgrade' },
    stands: ['custom/src/UpgradeButton.tsx'],
  },
} as const satisfies Rows
