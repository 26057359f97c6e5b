// Roles and rights: product spec 6.
import type { Rows } from '../Row.ts'

export const rights = {
  roleNames: ['Roles: admin, manager, member, free_business, pro_business, ultimate_business, nonprofit_business', 'specs/access.ts'],
  rolePlurals: ['Plural labels exist for all roles.', 'specs/access.ts'],
  roleStaff: ['Only admin and manager may stay logged in to this console.', 'specs/person.ts'],
  rightsPairs: ['getAnyUserInfo, updateAnyUserInfo, getMyUserInfo, updateMyUserInfo and similar Any/My pairs', 'specs/access.ts'],
  rightsNamed: [
    'createManualTransaction, getAnyTransaction, createPayoutTransaction, getManagerToken, updateAnyPage and the other named rights',
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
  settingsByRight: ['Payment systems, packages, currencies, payout settings, static pages: rights only, no role.', 'specs/access.ts'],
} as const satisfies Rows
