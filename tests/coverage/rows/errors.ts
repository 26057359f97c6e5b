// The error catalogue: product spec 8.
import type { Rows } from '../Row.ts'

export const errors = {
  errorBar: { says: 'Request errors appear in the status bar.', parts: { shown: 'errors' }, stands: ['src/client/socketLink.ts'] },
  errorTemplate: {
    says: 'If the error carries a message template in braces, a translated message for it is looked up; otherwise the server message is used.',
    parts: { carries: ['message', 'template'] },
    stands: ['src/client/errorText.ts'],
  },
  errorRequest: {
    says: "'Request was finished with error'.",
    parts: { text: 'Request was finished with error' },
    stands: ['src/client/texts/en.json'],
  },
  errorOwnRole: {
    says: "'Changing own role is forbidden'.",
    parts: { text: 'Changing own role is forbidden' },
    stands: ['specs/texts/guards.ts'],
  },
  errorAuthorization: {
    says: "'Authorization error'.",
    parts: { text: 'Authorization error' },
    stands: ['server/authorize/gate.ts'],
  },
  errorSlow: {
    says: "'Your internet connection is slow' with 'Wait till the connection is restored'.",
    parts: { text: 'Your internet connection is slow', with: 'Wait till the connection is restored' },
    stands: ['src/console/SlowLine.tsx'],
  },
  errorLogin: {
    says: "Login failure: 'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.'",
    parts: {
      text: 'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.',
    },
    stands: ['specs/texts/screens.ts', 'src/console/LoginScreen.tsx'],
  },
  errorLoginRole: {
    says: 'login_permission_error_text: error notification for a non-admin, non-manager login; the session is cleared.',
    parts: { key: 'login_permission_error_text', tone: 'error', roles: ['admin', 'manager'], none: 'session' },
    stands: ['src/client/login.ts'],
  },
  errorChunk: {
    says: 'Chunk load failure after 120 seconds.',
    parts: { what: 'Chunk', fails: 'failure', seconds: '120' },
    stands: ['src/client/loadChunk.ts'],
  },
  errorUpload: {
    says: "Failed upload: 'Cant find upload data from response'.",
    parts: { text: 'Cant find upload data from response' },
    stands: ['src/client/texts/en.json'],
  },
  errorConfig: {
    says: "Config load failure after 3 tries: 'Error loading config: ...' leads to the full-page error screen.",
    parts: { tries: '3', text: 'Error loading config: ...' },
    stands: ['src/console/StartUpFailure.tsx'],
  },
  errorForm: ['Form validation messages as in point 5.', 'src/actions/forms'],
  errorTransfer: {
    says: "'Error transferring your website to {0}'.",
    parts: { text: 'Error transferring your website to {0}' },
    stands: ['specs/texts/settings.ts', 'custom/src/DomainTransfer.tsx'],
  },
  errorNavigation: ['Navigation errors after login are swallowed silently.', 'src/console/useLoginScreen.ts'],
} as const satisfies Rows
