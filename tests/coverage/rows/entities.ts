// Entities and their fields: product spec 3.
import type { Rows } from '../Row.ts'

export const entities = {
  userFields: [
    'Logged-in user: id, email, screenName, username, phone, role, accountInfo, avatar, authorities (list of permission names).',
    'schema/session.graphql',
  ],
  userAccount: [
    'accountInfo (disabled, registrationTime, timeZone, registrationIp, lastLoginTime, lastLoginIp, referralUrl)',
    'schema/session.graphql',
  ],
  userNobody: ["id (default '0' means not logged in)", 'src/session/loginData.ts'],
  userStored: ['The user and authorities are stored in local browser storage under an admin login-data key.', 'src/session/loginData.ts'],
  avatarState: [
    "avatar (processingStatus default OK, urlPart, uuid, fileId{subjectId, type 'avatar', fileNumber}, updateTime, contentType, metadata)",
    'schema/session.graphql',
    'server/session/sessionResolvers.ts',
  ],
  tagFields: ['Tag: id, title, slug, type.', 'specs/tags.ts'],
  tagSlug: [
    'The slug is the title with every character outside letters, digits and underscore replaced by an underscore, lower-cased.',
    'custom/server',
  ],
  settingsFields: [
    'System settings: mainCurrency, frontendConfig, referralProgram, money.defaultUserPayoutPercent',
    'specs/systemSettings.ts',
  ],
  blockedLocation: ['Blocked location: created per user with a location object', 'specs/blockedLocations.ts'],
  blockedLocationSearch: ['searchable and autocompletable by text', 'specs/blockedLocations.ts'],
  stats: ['Stats exist for tags, roles, payout requests and blocked locations per user.', 'specs/tags.ts', 'specs/blockedLocations.ts'],
  questionFields: [
    "about (textarea), location ('Address'), website ('Personal website'), publicEmail, publicPhone, publicMessagePhone (public sms phone)",
    'specs/users/questionnaire.ts',
  ],
  questionHandles: [
    'twitter, facebook, instagram, tiktok, youtube, snapchat, patreon, onlyfans (account handles)',
    'specs/users/questionnaire.ts',
  ],
  questionSensitive: ["sensitiveContent (checkbox 'Has sensitive content')", 'specs/users/questionnaire.ts'],
  questionMembers: ['allowed for members: about, website, sensitiveContent', 'specs/users/questionnaire.ts'],
  questionHidden: ['Fields named in a hidden list are excluded.', 'src/records/useHiddenFields.ts'],
  optionsGender: ['gender: Male, Female', 'specs/users/questionnaire.ts'],
  optionsBody: ['body: Petite, Normal, Athletic, Thick', 'specs/users/questionnaire.ts'],
  optionsEthnicity: [
    'ethnicity: White, Hispanic, Latina, Black, Middle Eastern, Asian, Pacific Islander, Mixed',
    'specs/users/questionnaire.ts',
  ],
  optionsOrientation: ['orientation: Straight, Gay, Lesbian, Bisexual, Transsexual', 'specs/users/questionnaire.ts'],
  optionsHairLength: ['hair length: Bald, Short, Shoulder Length, Long, Very Long', 'specs/users/questionnaire.ts'],
  optionsHairColour: ['hair colour: Blonde, Honey Blonde, Brown, Highlights, Black, Dyed, Other', 'specs/users/questionnaire.ts'],
  optionsEyeColour: ['eye colour: Blue, Green, Brown, Hazel, Grey', 'specs/users/questionnaire.ts'],
  optionsElse: ['also: category, weight, age, height, languages', 'specs/users/questionnaire.ts'],
  sectionProfile: ['profile information (ID, email, username, screen name)', 'specs/users/sections.ts'],
  sectionPersonal: ['personal information (first and last name, address, phone, zip code, country, city)', 'specs/users/personal.ts'],
  sectionRegistration: [
    'registration information (date, IP, last login date and IP, referral URL, time zone)',
    'specs/users/registration.ts',
  ],
  transactionTypes: [
    'SPENDING, PAYOUT, REFUND (refund to account), EARNING, CHARGEBACK (refund), DEPOSIT, MANUAL (correction)',
    'specs/transactions.ts',
  ],
  packageKinds: [
    'Price package kinds: deposit, post, per message, per minute, per minute call, content, pro and ultimate subscription, message attachment',
    'specs/paymentPackages.ts',
  ],
  systemKinds: ['Payment systems and payout systems (PayPal, Paxum, other)', 'specs/paymentSystems.ts', 'specs/payoutSystems.ts'],
  configFields: [
    'Frontend config fields: siteLogo, disableAdult, customLanding, clientSideUrl, staticSiteEditorUrl, apiUrl, backendUrl, s3Url, thumbnailUrl, videoThumbnailUrl, support URL, company name and address, supportEmail, queryNotificationTimeout, notificationTimeout, currencyList, userRoleList, questionaryHiddenField, fileTypes, siteName, disabledPages, and feature flags.',
    'specs/systemSettings/frontendConfig.ts',
  ],
  contentSetFields: [
    'Content set: id, userId, type, description, createTime, modifyTime, size, published (default true), cover, fetch, publishTime, scheduleTime, processingStatus (default NEW).',
    'specs/contentSets.ts',
  ],
  contentFileFields: ['Content file: publicAccess, name, title, uuid; uploaded under a content set.', 'specs/contentFiles.ts'],
  clientDetails: [
    'Client details: subscriptionPlan, name, id, email, domains.',
    'custom/server/operator/readAnswers.ts',
    'custom/src/useClientDetails.ts',
  ],
  tutorialLinksSetting: ['System settings: tutorialLinks', 'specs/systemSettings/tutorialLinks.ts'],
} as const satisfies Rows
