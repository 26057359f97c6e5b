// States and transitions: product spec 4.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const states = {
  sessionStates: {
    says: "Session: logged out or logged in. Logged in means the user id differs from '0'.",
    parts: { states: ['out', 'in'], nobody: '0' },
    stands: ['src/client/createSession.ts'],
  },
  sessionTarget: {
    says: 'Navigating to a non-public route while logged out stores the attempted route as a redirect target and goes to login.',
    parts: { as: 'redirect', to: 'login' },
    stands: ['src/client/guardRoute.ts'],
  },
  sessionAfterLogin: {
    says: 'After a successful login, go to the stored redirect target, or to / if none.',
    parts: { after: 'login', target: 'redirect', none: '/' },
    stands: ['src/client/guardRoute.ts'],
  },
  sessionLoginWhileIn: {
    says: 'Visiting login while logged in goes to /.',
    parts: { to: '/' },
    stands: ['src/client/guardRoute.ts'],
  },
  sessionLogout: {
    says: 'Visiting logout clears the session and goes to login.',
    parts: { visited: 'logout', cleared: 'session', to: 'login' },
    stands: ['src/client/logout.ts'],
  },
  sessionRestored: {
    says: "If the in-memory user is missing (or has id '0') but stored login data exists, the session is restored from storage on navigation.",
    parts: { data: 'login data', session: 'restored' },
    stands: ['src/client/createSession.ts'],
  },
  sessionEmptied: ['If the user becomes empty, the product logs out and goes to /login.', 'src/client/leave.ts'],
  sessionNotStaff: {
    says: 'A logged-in user whose role is not admin or manager is logged out immediately and an error notice with the message key login_permission_error_text is shown.',
    parts: { roles: ['admin', 'manager'], tone: 'error', key: 'login_permission_error_text' },
    stands: ['src/client/followRights.ts'],
  },
  startUpConfigs: {
    says: "Start-up: two configs load (a local config.json and the backend's frontend-config).",
    parts: { configs: 'two', files: ['config.json', 'frontend-config'] },
    stands: ['src/client/loadConfiguration.ts'],
  },
  startUpMounts: ['On success the app mounts', 'src/main.tsx'],
  startUpErrorPage: {
    says: 'otherwise the error page shows.',
    parts: { page: 'error' },
    stands: ['src/console/StartUpFailure.tsx'],
  },
  fraudStates: {
    says: "POSSIBLE 'Detected fraud activity'; FRAUD 'User is fraud'; PASSED 'Passed fraud review'; UNKNOWN 'Fraud not detected'",
    parts: {
      states: listed(
        "POSSIBLE 'Detected fraud activity'; FRAUD 'User is fraud'; PASSED 'Passed fraud review'; UNKNOWN 'Fraud not detected'",
      ),
    },
    stands: ['specs/users/fraud.ts'],
  },
  fraudActions: {
    says: "Admin actions: 'Mark as fraud', 'Passed fraud'.",
    parts: { actions: ['Mark as fraud', 'Passed fraud'] },
    stands: ['specs/users/fraud.ts'],
  },
  payoutActions: {
    says: 'actions pay, decline and undo exist',
    parts: { actions: ['pay', 'decline', 'undo'] },
    stands: ['specs/payoutRequests.ts'],
  },
  payoutGenerated: {
    says: 'A payout request can also be generated.',
    parts: { what: 'payout request', how: 'generated' },
    stands: ['custom/server'],
  },
  noticeTime: {
    says: 'success and pending notices disappear after a configured time-out',
    parts: { tones: ['success', 'pending'] },
    stands: ['src/look/NoticeBox.tsx'],
  },
  noticeError: {
    says: 'An error notice stays until Ok is pressed.',
    parts: { tone: 'error', button: 'Ok' },
    stands: ['src/client/noticeRules.ts'],
  },
  noticeIgnored: {
    says: 'While an error is shown, new non-error notices are ignored and new distinct error texts are appended.',
    parts: { shown: 'error', ignored: 'non-error', appended: 'texts' },
    stands: ['src/client/createNotices.ts'],
  },
  draftSystems: {
    says: 'a payment or payout system stays a draft until currencies are chosen',
    parts: { systems: ['payment', 'payout'], state: 'draft', until: 'currencies' },
    stands: ['custom/server'],
  },
  priceDepositGone: {
    says: 'deleting a deposit price removes it for customers',
    parts: { kind: 'deposit', told: 'customers' },
    stands: ['custom/server'],
  },
  pricePostGone: {
    says: 'deleting a post price unpublishes posts using it',
    parts: { kind: 'post', counted: 'posts' },
    stands: ['custom/server'],
  },
  priceMessageGone: {
    says: 'deleting a message price removes it for performers',
    parts: { kind: 'message', told: 'performers' },
    stands: ['custom/server'],
  },
  contentSetStarts: {
    says: 'Content set processingStatus starts NEW; avatar processingStatus is OK.',
    parts: { field: 'processingStatus', set: 'NEW', avatar: 'OK' },
    stands: ['specs/contentSets.ts', 'server/session/viewerOf.ts'],
  },
  logoutClientDetails: {
    says: 'Logout also clears client details.',
    parts: { by: 'Logout', what: 'client details' },
    stands: ['src/client/ConnectionProvider.tsx', 'custom/src/useClientDetails.ts'],
  },
} as const satisfies Rows
