// The error catalogue: product spec 8.
import type { Rows } from '../Row.ts'

export const errors = {
  errorBar: ['Request errors appear in the status bar.', 'src/connection/socketLink.ts'],
  errorTemplate: [
    'If the error carries a message template in braces, a translated message for it is looked up; otherwise the server message is used.',
    'src/connection/errorText.ts',
  ],
  errorRequest: ["'Request was finished with error'.", 'src/locales/en.json'],
  errorAuthorization: ["'Authorization error'.", 'server/authorize/gate.ts'],
  errorSlow: ["'Your internet connection is slow' with 'Wait till the connection is restored'.", 'src/shell/SlowLine.tsx'],
  errorLogin: [
    "Login failure: 'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.'",
    'custom/src/Login.tsx',
  ],
  errorLoginRole: [
    'login_permission_error_text: error notification for a non-admin, non-manager login; the session is cleared.',
    'src/session/login.ts',
  ],
  errorChunk: ['Chunk load failure after 120 seconds.', 'src/startUp/loadChunk.ts'],
  errorUpload: ["Failed upload: 'Cant find upload data from response'.", 'src/locales/en.json'],
  errorConfig: [
    "Config load failure after 3 tries: 'Error loading config: ...' leads to the full-page error screen.",
    'src/startUp/StartUpFailure.tsx',
  ],
  errorForm: ['Form validation messages as in point 5.', 'src/fields/form'],
  errorTransfer: ["'Error transferring your website to {0}'.", 'specs/texts/settings.ts', 'custom/src/DomainTransfer.tsx'],
  errorNavigation: ['Navigation errors after login are swallowed silently.', 'src/session/useLoginScreen.ts'],
} as const satisfies Rows
