// Roles and rights: product spec 6.
import type { Rows } from '../Row.ts'

export const rights = {
  roleNames: ['Roles: admin, manager, member, free_business, pro_business, ultimate_business, nonprofit_business', 'specs/access.ts'],
  rolePlurals: ['Plural labels exist for all roles.', 'specs/access.ts'],
  roleWords: ['creator roles are also called performer; also customer, user', 'specs/paymentPackages.ts', 'specs/paymentSystems.ts'],
  roleStaff: ['Only admin and manager may stay logged in to this console.', 'specs/person.ts'],
  rightsPairs: ['getAnyUserInfo, updateAnyUserInfo, getMyUserInfo, updateMyUserInfo and similar Any/My pairs', 'specs/access.ts'],
  rightsNamed: [
    'transactions (createManualTransaction, getAnyTransaction); createPayoutTransaction; payment systems; payment packages (e.g. updateAnyPaymentPackage); currencies (getAnyCurrency, updateAnyCurrency); system settings; payout system settings (updateAnyPayoutSystemSettings); getAnyPaymentSystem; getManagerToken (domain setting); updateAnyPage',
    'specs/access.ts',
  ],
  sectionRights: ['A section is shown when the user holds every right it requires.', 'language/access.ts'],
  rightsPricing: ['pricing: getAnyCurrency and updateAnyPaymentPackage', 'specs/paymentPackages.ts'],
  rightsPayments: ['payments: getAnyCurrency and getAnyPaymentSystem', 'specs/paymentSystems.ts'],
  rightsPayoutSystems: ['payout systems: getAnyCurrency and updateAnyPayoutSystemSettings', 'specs/payoutSystems.ts'],
  rightsCurrencies: ['currencies: getAnyCurrency and updateAnyCurrency', 'specs/currencies.ts'],
  rightsCategories: ['categories: getAnyCurrency and updateAnyPaymentPackage', 'specs/tags.ts'],
  sectionsOfAll: ['Profile and registration information: member, all business roles, admin, manager.', 'specs/users/sections.ts'],
  sectionsOfPeople: ['Personal info, fraud, questionnaire, files: member and business roles.', 'specs/users/sections.ts'],
  sectionsOfCreators: ['Payee, earnings, subscribers, tags, blocked locations: business roles only.', 'specs/users/sections.ts'],
  sectionsOfManagers: ['Notes: member, business roles, manager.', 'specs/users/sections.ts'],
  settingsByRight: [
    'Payment systems, packages, currencies, system and payout settings, static pages: rights only, no role.',
    'specs/access.ts',
  ],
  rightsPairsRest: [
    'similar Any/My pairs for personal info, fraud info, payee info, message price, user notes, files, subscriptions, recurring billing schedule',
    'specs/access.ts',
  ],
  rightsLists: [
    'user tags (create, update, delete); blocked locations (create, get, delete); content sets (create, update, delete, get)',
    'specs/access.ts',
  ],
  rightsWithoutVerbs: [
    'payout requests (get, update, createPayoutTransaction); messages; message threads; verification; content prices and subscription levels; user referring; discovery visibility; post verification',
    'specs/access.ts',
  ],
  managesMessages: ['Permissions: messages; message threads', 'specs/messages.ts', 'specs/messageThreads.ts'],
  rightsGeneral: ['general: getManagerToken and updateAnyPaymentPackage', 'specs/systemSettings/settings.ts'],
  rightsRest: [
    'banners, tutorial links, business list: getAnyCurrency and updateAnyPaymentPackage',
    'specs/banners.ts',
    'specs/businessEntries.ts',
    'specs/systemSettings.ts',
  ],
  rightsDomain: ['domain: getManagerToken', 'specs/systemSettings/settings.ts'],
  sectionAnalytics: ['Analytics: business roles.', 'specs/users/sections.ts'],
  sectionMessages: ['Messages: admin, business roles, member, manager.', 'specs/users/sections.ts'],
  postsByRight: ['post verification: rights only, no role.', 'specs/postVerifications.ts'],
  onlyStarter: ['Only the Starter plan shows the upgrade prompt.', 'custom/src/UpgradeButton.tsx'],
} as const satisfies Rows
