// Entities and their fields: product spec 3. The questionnaire and the sections of a profile have files of their own.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const entities = {
  userFields: {
    says: 'Logged-in user: id … email, screenName, username, phone, role, accountInfo … avatar … authorities (list of permission names).',
    parts: { fields: listed('id, email, screenName, username, phone, role, accountInfo, avatar, authorities') },
    stands: ['schema/session.graphql'],
  },
  userAccount: {
    says: 'accountInfo (disabled, registrationTime, timeZone, registrationIp, lastLoginTime, lastLoginIp, referralUrl)',
    parts: { fields: listed('disabled, registrationTime, timeZone, registrationIp, lastLoginTime, lastLoginIp, referralUrl') },
    stands: ['schema/session.graphql'],
  },
  userNobody: { says: "id (default '0' means not logged in)", parts: { id: '0' }, stands: ['src/client/loginData.ts'] },
  userStored: {
    says: 'The user and authorities are stored in local browser storage under an admin login-data key.',
    parts: { kept: ['user', 'authorities'], storage: 'local', key: 'admin login-data' },
    stands: ['src/client/loginData.ts'],
  },
  avatarState: {
    says: "avatar (processingStatus default OK, urlPart, uuid, fileId{subjectId, type 'avatar', fileNumber}, updateTime, contentType, metadata)",
    parts: {
      fields: listed('processingStatus, urlPart, uuid, fileId, updateTime, contentType, metadata'),
      file: listed('subjectId, type, fileNumber'),
      status: 'OK',
      type: 'avatar',
    },
    stands: ['schema/session.graphql', 'server/session/viewerOf.ts'],
  },
  tagFields: { says: 'Tag: id, title, slug, type.', parts: { fields: listed('id, title, slug, type') }, stands: ['specs/tags.ts'] },
  tagSlug: {
    says: 'The slug is the title with every character outside letters, digits and underscore replaced by an underscore, lower-cased.',
    parts: { field: 'slug', of: 'title', kept: ['letters', 'digits', 'underscore'], by: 'underscore', case: 'lower-cased' },
    stands: ['custom/server'],
  },
  settingsFields: {
    says: 'System settings: mainCurrency, frontendConfig, referralProgram, money.defaultUserPayoutPercent, tutorialLinks.',
    parts: { fields: listed('mainCurrency, frontendConfig, referralProgram, money.defaultUserPayoutPercent, tutorialLinks') },
    stands: ['specs/systemSettings.ts', 'specs/systemSettings/tutorialLinks.ts'],
  },
  blockedLocation: {
    says: 'Blocked location: created per user with a location object',
    parts: { arguments: ['user', 'location'] },
    stands: ['specs/blockedLocations.ts'],
  },
  blockedLocationSearch: {
    says: 'searchable and autocompletable by text',
    parts: { ways: ['searchable', 'autocompletable'], by: 'text' },
    stands: ['specs/blockedLocations.ts'],
  },
  stats: {
    says: 'Stats exist for tags, roles, payout requests and blocked locations per user.',
    parts: { of: ['tags', 'roles', 'payout requests', 'blocked locations'], per: 'user' },
    stands: ['specs/tags.ts', 'specs/blockedLocations.ts'],
  },
  transactionTypes: {
    says: 'SPENDING, PAYOUT, REFUND (refund to account), EARNING, CHARGEBACK (refund), DEPOSIT, MANUAL (correction)',
    parts: {
      types: listed('SPENDING, PAYOUT, REFUND, EARNING, CHARGEBACK, DEPOSIT, MANUAL'),
      words: listed('REFUND (refund to account); CHARGEBACK (refund); MANUAL (correction)'),
    },
    stands: ['specs/transactions.ts'],
  },
  packageKinds: {
    says: 'deposit, post, per message, per minute, per minute call, content subscription (also pro and ultimate subscription), message attachment',
    parts: {
      kinds: listed(
        'deposit, post, per message, per minute, per minute call, content subscription, ultimate subscription, message attachment',
      ),
      also: 'pro',
    },
    stands: ['specs/paymentPackages.ts'],
  },
  systemKinds: {
    says: 'Payment systems and payout systems (PayPal, Paxum, other)',
    parts: { both: ['Payment systems', 'payout systems'], kinds: ['PayPal', 'Paxum', 'other'] },
    stands: ['specs/paymentSystems.ts', 'specs/payoutSystems.ts'],
  },
  systemDrafts: {
    says: 'drafts until supported currencies are chosen.',
    parts: { state: 'drafts', until: 'currencies' },
    stands: ['custom/server'],
  },
  configFields: {
    says: 'Frontend config fields: siteLogo, disableAdult, customLanding, clientSideUrl, staticSiteEditorUrl, apiUrl, backendUrl, s3Url, thumbnailUrl, videoThumbnailUrl … supportEmail, queryNotificationTimeout, notificationTimeout, currencyList, userRoleList, questionaryHiddenField, fileTypes, siteName, disabledPages',
    parts: {
      fields: listed(
        'siteLogo, disableAdult, customLanding, clientSideUrl, staticSiteEditorUrl, apiUrl, backendUrl, s3Url, thumbnailUrl, videoThumbnailUrl, supportEmail, queryNotificationTimeout, notificationTimeout, currencyList, userRoleList, questionaryHiddenField, fileTypes, siteName, disabledPages',
      ),
    },
    stands: ['specs/systemSettings/frontendConfig.ts'],
  },
  configWords: {
    says: 'support URL, company name and address',
    parts: { support: 'support URL', company: ['company name', 'address'] },
    stands: ['specs/systemSettings/frontendConfig.ts'],
  },
  configFlags: {
    says: 'and feature flags.',
    parts: { fields: 'feature flags' },
    stands: ['specs/systemSettings/settings.ts', 'specs/app.ts'],
  },
  contentSetFields: {
    says: 'Content set: id, userId, type, description, createTime, modifyTime, size, published (default true), cover, fetch, publishTime, scheduleTime, processingStatus (default NEW).',
    parts: {
      fields: listed(
        'id, userId, type, description, createTime, modifyTime, size, published, cover, fetch, publishTime, scheduleTime, processingStatus',
      ),
      published: 'true',
      status: 'NEW',
    },
    notSo: {
      fetch: 'how far a client has loaded is its own state (domain 15): no server can answer it',
    },
    stands: ['specs/contentSets.ts'],
  },
  contentFileFields: {
    says: 'Content file: publicAccess, name, title, uuid; uploaded under a content set.',
    parts: { fields: listed('publicAccess, name, title, uuid'), under: 'content set' },
    stands: ['specs/contentFiles.ts'],
  },
  clientDetails: {
    says: 'Client details: subscriptionPlan, name, id, email, domains.',
    parts: { fields: listed('subscriptionPlan, name, id, email, domains') },
    stands: ['custom/server/operator/readAnswers.ts', 'custom/src/useClientDetails.ts'],
  },
  tutorialLinksSetting: {
    says: 'System settings: … tutorialLinks',
    parts: { field: 'tutorialLinks' },
    stands: ['specs/systemSettings/tutorialLinks.ts'],
  },
} as const satisfies Rows
