// States and transitions: product spec 4.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const states = {
  sessionStates: ["Session: logged out or logged in. Logged in means the user id differs from '0'.", 'src/session/createSession.ts'],
  sessionTarget: [
    'Navigating to a non-public route while logged out stores the attempted route as a redirect target and goes to login.',
    'src/session/guardRoute.ts',
  ],
  sessionAfterLogin: ['After a successful login, go to the stored redirect target, or to / if none.', 'src/session/redirectTarget.ts'],
  sessionLoginWhileIn: ['Visiting login while logged in goes to /.', 'src/session/guardRoute.ts'],
  sessionLogout: ['Visiting logout clears the session and goes to login.', 'src/session/logout.ts'],
  sessionRestored: [
    "If the in-memory user is missing (or has id '0') but stored login data exists, the session is restored from storage on navigation.",
    'src/session/createSession.ts',
  ],
  sessionEmptied: ['If the user becomes empty, the product logs out and goes to /login.', 'src/session/leave.ts'],
  sessionNotStaff: [
    'A logged-in user whose role is not admin or manager is logged out immediately and an error notice with the message key login_permission_error_text is shown.',
    'src/session/useSessionState.ts',
  ],
  startUpConfigs: [
    "Start-up: two configs load (a local config.json and the backend's frontend-config). On success the app mounts; otherwise the error page shows.",
    'src/startUp/loadConfiguration.ts',
  ],
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
  payoutGenerated: ['A payout request can also be generated.', 'custom/server'],
  noticeTime: ['success and pending notices disappear after a configured time-out', 'src/notices/useNoticeClock.ts'],
  noticeError: ['An error notice stays until Ok is pressed.', 'src/notices/noticeRules.ts'],
  noticeIgnored: [
    'While an error is shown, new non-error notices are ignored and new distinct error texts are appended.',
    'src/notices/createNotices.ts',
  ],
  draftSystems: ['a payment or payout system stays a draft until currencies are chosen', 'custom/server'],
  priceDepositGone: ['deleting a deposit price removes it for customers', 'custom/server'],
  pricePostGone: ['deleting a post price unpublishes posts using it', 'custom/server'],
  priceMessageGone: ['deleting a message price removes it for performers', 'custom/server'],
  contentSetStarts: {
    says: 'Content set processingStatus starts NEW; avatar processingStatus is OK.',
    parts: { field: 'processingStatus', set: 'NEW', avatar: 'OK' },
    stands: ['specs/contentSets.ts', 'server/session/viewerOf.ts'],
  },
  logoutClientDetails: ['Logout also clears client details.', 'src/connection/ConnectionProvider.tsx', 'custom/src/useClientDetails.ts'],
} as const satisfies Rows
