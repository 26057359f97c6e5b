// What it does and for whom: product spec 1.
import type { Rows } from '../Row.ts'

export const audience = {
  onlyStaff: ['Audience: staff with the roles admin and manager. Any other role is refused access.', 'server/session/sessionResolvers.ts'],
  managesUsers: ['Manage users and their profiles', 'specs/users.ts'],
  managesPersonal: ['Manage personal information', 'specs/users/personal.ts'],
  managesFraud: ['Manage fraud status', 'specs/users/fraud.ts'],
  managesQuestionnaire: ['Manage the questionnaire', 'specs/users/questionnaire.ts'],
  managesPayee: ['Manage payee information', 'specs/users/payee.ts'],
  managesEarnings: ['Manage earnings (message price)', 'specs/users/earnings.ts'],
  managesNotes: ['Manage user notes', 'specs/userNotes.ts'],
  managesFiles: ['Manage user files', 'specs/userFiles.ts'],
  managesSubscriptions: ['Manage subscriptions and subscribers', 'specs/subscriptions.ts'],
  managesUserTags: ['Manage user tags', 'specs/userTags.ts'],
  managesBlockedLocations: ['Manage blocked locations', 'specs/blockedLocations.ts'],
  managesDiscovery: ['Manage discovery visibility', 'specs/users/discovery.ts'],
  managesReferring: ['Manage user referring', 'specs/users/referring.ts'],
  managesTransactions: ['Manage transactions', 'specs/transactions.ts'],
  managesPayouts: ['Manage payout requests', 'specs/payoutRequests.ts'],
  managesPages: ['Manage static pages', 'specs/staticPages.ts'],
  managesPricing: ['Manage platform settings: pricing', 'specs/paymentPackages.ts'],
  managesPaymentSystems: ['Manage platform settings: payment systems', 'specs/paymentSystems.ts'],
  managesPayoutSystems: ['Manage platform settings: payout systems', 'specs/payoutSystems.ts'],
  managesCurrencies: ['Manage platform settings: currencies', 'specs/currencies.ts'],
  managesCategories: ['Manage platform settings: categories', 'specs/tags.ts'],
  locationDictionary: [
    'It maps a country code to a country name, and a code of the form COUNTRY___REGION to a region name.',
    'language/locations.ts',
  ],
} as const satisfies Rows
