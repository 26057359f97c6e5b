// Calls it makes: product spec 7.
import type { Rows } from '../Row.ts'

export const calls = {
  callLogin: [
    'Login: a call to the backend graphql-style service (websocket-only connection, prefix admin) sending email and password; the answer yields the logged-in user with role and authorities',
    'schema/session.graphql',
  ],
  callSocket: ['websocket-only connection', 'src/connection/socketLink.ts'],
  callLogout: ['Logout: call exists', 'src/session/logout.ts'],
  callFrontendConfig: ['GET {backend}/system-settings/frontend-config, read as JSON.', 'server/http/frontendConfig.ts'],
  callConfig: ['GET /admin/config.json, no caching.', 'server/http/configRoutes.ts', 'src/startUp/loadJson.ts'],
  callTries: ['Each config load is tried up to 3 times, 1 second between attempts.', 'src/startUp/loadJson.ts'],
  callAuthorities: ['User getMyAuthorities: returns authorities and role.', 'schema/session.graphql'],
  callTags: ['Tags: findAll by type; create (title, slug, type); update by id; delete by id; getStats.', 'specs/tags.ts'],
  callRoles: ['Roles: getStats.', 'specs/users.ts'],
  callPayouts: ['Payout requests: search; pay {id}; decline {id}; undo {id}; generate; getStats.', 'specs/payoutRequests.ts'],
  callManualPayout: ['Manual payout transaction: create.', 'specs/manualPayouts.ts'],
  callBlockedLocations: ['Blocked locations: search; create per userId; delete by id; getStats per userId.', 'specs/blockedLocations.ts'],
  callAutocomplete: ['Blocked locations: autocomplete by text', 'specs/blockedLocations.ts', 'custom/server/people/placesFor.ts'],
  callPaymentSystems: ['Payment systems: findAll; create; update; delete.', 'specs/paymentSystems.ts'],
  callPackages: ['Payment packages: findAll by type; create; update; delete by packageId.', 'specs/paymentPackages.ts'],
  callSettings: ['System settings: get; update.', 'specs/systemSettings.ts'],
  callContentFiles: [
    'Content files: search; getUploadUrls (setId, count; returns urlPart and uuid per file); upload to the storage address; create (setId, publicAccess, name, title, uuid); update; delete.',
    'specs/contentFiles.ts',
  ],
  callContentSets: ['Content sets: search; findById; create; update; delete.', 'specs/contentSets.ts'],
  callClientManager: [
    'Client manager: clientDetails; getDomainMigration; createDomainMigration with domains.',
    'custom/server/operator/overHttp.ts',
    'specs/systemSettings/actions.ts',
  ],
} as const satisfies Rows
