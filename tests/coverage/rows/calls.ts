// Calls it makes: product spec 7.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const calls = {
  callLogin: {
    says: 'sending email and password; the answer yields the logged-in user with role and authorities',
    parts: { arguments: ['email', 'password'], answer: ['role', 'authorities'] },
    stands: ['schema/session.graphql'],
  },
  callSocket: {
    says: 'Login: a call to the backend graphql-style service (websocket-only connection, prefix admin)',
    parts: { call: 'Login', service: 'graphql', prefix: 'admin' },
    stands: ['src/client/socketLink.ts', 'server/socket/onConnect.ts'],
  },
  callLogout: { says: 'Logout: call exists', parts: { operation: 'Logout' }, stands: ['src/client/logout.ts'] },
  callFrontendConfig: {
    says: 'GET {backend}/system-settings/frontend-config',
    parts: { request: 'GET {backend}/system-settings/frontend-config' },
    stands: ['server/http/frontendConfig.ts'],
  },
  callFrontendConfigRead: { says: 'read as JSON.', parts: { as: 'JSON' }, stands: ['src/client/loadConfiguration.ts'] },
  callConfigAddress: {
    says: 'GET /admin/config.json',
    parts: { request: 'GET /admin/config.json' },
    stands: ['server/http/configRoutes.ts', 'src/client/loadConfiguration.ts'],
  },
  callConfig: {
    says: 'GET /admin/config.json, no caching.',
    parts: { path: '/admin/config.json', caching: 'no' },
    stands: ['server/http/configRoutes.ts', 'src/client/loadConfiguration.ts'],
  },
  callTries: {
    says: 'Each config load is tried up to 3 times, 1 second between attempts.',
    parts: { tries: '3', seconds: '1' },
    stands: ['src/client/loadConfiguration.ts', 'specs/app.ts'],
  },
  callAuthorities: {
    says: 'User getMyAuthorities: returns authorities and role.',
    parts: { operation: 'getMyAuthorities', returns: ['authorities', 'role'] },
    stands: ['schema/session.graphql'],
  },
  callTags: {
    says: 'Tags: findAll by type; create (title, slug, type); update by id; delete by id; getStats.',
    parts: {
      operations: listed('findAll, create, update, delete, getStats'),
      findAll: 'type',
      create: listed('title, slug, type'),
      update: 'id',
      delete: 'id',
    },
    stands: ['specs/tags.ts'],
  },
  callRoles: { says: 'Roles: getStats.', parts: { operations: ['getStats'] }, stands: ['specs/users.ts'] },
  callPayouts: {
    says: 'Payout requests: search; pay {id}; decline {id}; undo {id}; generate; getStats.',
    parts: { operations: listed('search, pay, decline, undo, generate, getStats'), pay: 'id', decline: 'id', undo: 'id' },
    stands: ['specs/payoutRequests.ts'],
  },
  callManualPayout: {
    says: 'Manual payout transaction: create.',
    parts: { operations: ['create'] },
    stands: ['specs/manualPayouts.ts'],
  },
  callBlockedLocations: {
    says: 'Blocked locations: search; create per userId; delete by id; autocomplete by text; getStats per userId.',
    parts: {
      operations: listed('search, create, delete, autocomplete, getStats'),
      create: 'userId',
      delete: 'id',
      autocomplete: 'text',
      getStats: 'userId',
    },
    stands: ['specs/blockedLocations.ts'],
  },
  callAutocomplete: {
    says: 'autocomplete by text',
    parts: { operation: 'autocomplete', by: 'text' },
    stands: ['specs/blockedLocations.ts', 'custom/server/answers/places.ts'],
  },
  callPaymentSystems: {
    says: 'Payment systems: findAll; create; update; delete.',
    parts: { operations: listed('findAll, create, update, delete') },
    stands: ['specs/paymentSystems.ts'],
  },
  callPackages: {
    says: 'Payment packages: findAll by type; create; update; delete by packageId.',
    parts: { operations: listed('findAll, create, update, delete'), findAll: 'type', delete: 'packageId' },
    stands: ['specs/paymentPackages.ts'],
  },
  callSettings: {
    says: 'System settings: get; update.',
    parts: { operations: ['get', 'update'] },
    stands: ['specs/systemSettings.ts'],
  },
  callContentFiles: {
    says: 'Content files: search; getUploadUrls (setId, count; returns urlPart and uuid per file); … create … update; delete.',
    parts: {
      operations: listed('search, getUploadUrls, create, update, delete'),
      getUploadUrls: ['setId', 'count'],
      returns: ['urlPart', 'uuid'],
    },
    stands: ['specs/contentFiles.ts'],
  },
  callContentFileCreate: {
    says: 'create (setId, publicAccess, name, title, uuid)',
    parts: { create: listed('setId, publicAccess, name, title, uuid') },
    stands: ['specs/contentFiles.ts'],
  },
  callUpload: ['upload to the storage address', 'src/actions/forms'],
  callContentSets: {
    says: 'Content sets: search; findById; create; update; delete.',
    parts: { operations: listed('search, findById, create, update, delete') },
    stands: ['specs/contentSets.ts'],
  },
  callClientManager: {
    says: 'Client manager: clientDetails; getDomainMigration; createDomainMigration with domains.',
    parts: { operations: listed('clientDetails, getDomainMigration, createDomainMigration'), create: 'domains' },
    stands: ['custom/server/operator/overHttp.ts', 'specs/systemSettings/actions.ts'],
  },
} as const satisfies Rows
