// What it does and for whom: product spec 1.
import type { Rows } from '../Row.ts'

export const audience = {
  servedUnder: {
    says: 'The product is an administration console served under the path prefix /admin/.',
    parts: { prefix: '/admin/' },
    stands: ['specs/app.ts', 'server/http/consoleRoutes.ts'],
  },
  onlyStaff: {
    says: 'Audience: staff with the roles admin and manager.',
    parts: { roles: ['admin', 'manager'] },
    stands: ['server/session/sessionResolvers.ts'],
  },
  othersRefused: ['Any other role is refused access.', 'server/session/sessionResolvers.ts'],
  managesUsers: {
    says: 'Manage users and their profiles: profile information, … registration information',
    parts: { what: ['profile information', 'registration information'] },
    stands: ['specs/users.ts', 'specs/users/registration.ts'],
  },
  managesPersonal: {
    says: 'Manage users and their profiles: … personal information',
    parts: { what: 'personal information' },
    stands: ['specs/users/personal.ts'],
  },
  managesFraud: {
    says: 'Manage users and their profiles: … fraud status',
    parts: { what: 'fraud status' },
    stands: ['specs/users/fraud.ts'],
  },
  managesQuestionnaire: {
    says: 'Manage users and their profiles: … questionnaire',
    parts: { what: 'questionnaire' },
    stands: ['specs/users/questionnaire.ts'],
  },
  managesPayee: {
    says: 'Manage users and their profiles: … payee information',
    parts: { what: 'payee information' },
    stands: ['specs/users/payee.ts'],
  },
  managesEarnings: {
    says: 'Manage users and their profiles: … earnings (message price)',
    parts: { what: 'earnings', price: 'message price' },
    stands: ['specs/users/earnings.ts'],
  },
  managesNotes: { says: 'Manage users and their profiles: … user notes', parts: { what: 'user notes' }, stands: ['specs/userNotes.ts'] },
  managesFiles: { says: 'Manage users and their profiles: … user files', parts: { what: 'user files' }, stands: ['specs/userFiles.ts'] },
  managesSubscriptions: {
    says: 'Manage users and their profiles: … subscriptions and subscribers',
    parts: { what: ['subscriptions', 'subscribers'] },
    stands: ['specs/subscriptions.ts'],
  },
  managesUserTags: { says: 'Manage users and their profiles: … user tags', parts: { what: 'user tags' }, stands: ['specs/userTags.ts'] },
  managesBlockedLocations: {
    says: 'Manage users and their profiles: … blocked locations',
    parts: { what: 'blocked locations' },
    stands: ['specs/blockedLocations.ts'],
  },
  managesDiscovery: {
    says: 'Manage users and their profiles: … discovery visibility',
    parts: { what: 'discovery visibility' },
    stands: ['specs/users/discovery.ts'],
  },
  managesReferring: {
    says: 'Manage users and their profiles: … user referring',
    parts: { what: 'user referring' },
    stands: ['specs/users/referring.ts'],
  },
  managesMoney: {
    says: 'Manage transactions and payout requests.',
    parts: { what: ['transactions', 'payout requests'] },
    stands: ['specs/transactions.ts', 'specs/payoutRequests.ts'],
  },
  managesContent: {
    says: 'Verify posts and manage static pages.',
    parts: { verify: 'posts', manage: 'static pages' },
    stands: ['specs/postVerifications.ts', 'specs/staticPages.ts'],
  },
  managesPricing: { says: 'Manage platform settings: … pricing', parts: { what: 'pricing' }, stands: ['specs/paymentPackages.ts'] },
  managesPaymentSystems: {
    says: 'Manage platform settings: … payment systems',
    parts: { what: 'payment systems' },
    stands: ['specs/paymentSystems.ts'],
  },
  managesPayoutSystems: {
    says: 'Manage platform settings: … payout systems',
    parts: { what: 'payout systems' },
    stands: ['specs/payoutSystems.ts'],
  },
  managesCurrencies: { says: 'Manage platform settings: … currencies', parts: { what: 'currencies' }, stands: ['specs/currencies.ts'] },
  managesCategories: { says: 'Manage platform settings: … categories', parts: { what: 'categories' }, stands: ['specs/tags.ts'] },
  locationDictionary: {
    says: 'The console also contains a large location dictionary of country and region names (third-party data). It maps a country code to a country name, and a code of the form COUNTRY___REGION (country code, three underscores, region code) to a region name.',
    parts: {
      names: ['country', 'region'],
      codes: ['country code', 'region code'],
      form: 'COUNTRY___REGION',
      underscores: 'three',
    },
    stands: ['language/locations.ts'],
  },
  managesAnalytics: {
    says: 'Manage users and their profiles: … analytics',
    parts: { what: 'analytics' },
    stands: ['custom/server/reports', 'src/screens/reports'],
  },
  managesVerification: {
    says: 'Manage users and their profiles: … verification',
    parts: { what: 'verification' },
    stands: ['specs/users/verification.ts'],
  },
  managesGeneral: {
    says: 'Manage platform settings: … general settings',
    parts: { what: 'general settings' },
    stands: ['specs/systemSettings/settings.ts'],
  },
  managesBanners: { says: 'Manage platform settings: … banners', parts: { what: 'banners' }, stands: ['specs/banners.ts'] },
  managesTutorialLinks: {
    says: 'Manage platform settings: … tutorial links',
    parts: { what: 'tutorial links' },
    stands: ['specs/systemSettings/tutorialLinks.ts'],
  },
  managesBusinessList: {
    says: 'Manage platform settings: … business list',
    parts: { what: 'business list' },
    stands: ['specs/businessEntries.ts'],
  },
  managesDomain: {
    says: 'Manage platform settings: … domain name',
    parts: { what: 'domain name' },
    stands: ['custom/src/DomainName.tsx', 'custom/server/actions/createDomainMigration.ts'],
  },
  plans: {
    says: 'The product is offered to the site owner in subscription plans named STARTER, PROFESSIONAL and ENTERPRISE.',
    parts: { plans: ['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] },
    stands: ['custom/server/operator/readAnswers.ts'],
  },
  plansUpgrade: {
    says: 'Only the STARTER plan shows an Upgrade button.',
    parts: { plan: 'STARTER', button: 'Upgrade' },
    stands: ['custom/src/UpgradeButton.tsx'],
  },
} as const satisfies Rows
