// What stands before and over the shell: login screen, Upgrade dialog, start-up failure page: product spec 2.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const beforeTheShell = {
  loginToolbar: { says: "Toolbar titled 'Login to admin'", parts: { title: 'Login to admin' }, stands: ['specs/screens.ts'] },
  loginFields: {
    says: 'e-mail field (focused on load); password field with a show/hide toggle',
    parts: { focused: 'e-mail', secret: 'password', toggle: 'show/hide' },
    stands: ['src/console/LoginForm.tsx'],
  },
  loginForgot: {
    says: "a 'Forgot password?' link (target not shown); a Login button.",
    parts: { link: 'Forgot password?', button: 'Login' },
    stands: ['src/console/LoginForm.tsx'],
  },
  loginEnter: {
    says: 'Pressing Enter in either field submits.',
    parts: { key: 'Enter' },
    stands: ['src/console/LoginForm.tsx'],
  },
  upgradeLists: {
    says: 'Lists: own billing account, own site content policy, unlimited number of creator pages, 1000 GB storage.',
    parts: { offers: listed('own billing account, own site content policy, unlimited number of creator pages, 1000 GB storage') },
    stands: ['custom/src/UpgradeDialog.tsx'],
  },
  upgradePrices: {
    says: 'Shows the Professional plan price of 500 dollars a month and a first-month price of 250 dollars.',
    parts: { plan: 'Professional', month: '500 dollars a month', firstMonth: '250 dollars' },
    stands: ['custom/src/UpgradeDialog.tsx'],
  },
  upgradeOffers: {
    says: "Offers an upgrade link (which carries the client's {email}) and Cancel.",
    parts: { link: 'upgrade', carries: '{email}', cancel: 'Cancel' },
    stands: ['custom/src/upgradeLink.ts'],
  },
  upgradeNotice: {
    says: 'States that after the upgrade an e-mail notice is sent and the platform updates within minutes.',
    parts: { text: 'after the upgrade an e-mail notice is sent and the platform updates within minutes.' },
    stands: ['custom/src/UpgradeDialog.tsx'],
  },
  startUpFailure: {
    says: "Titled 'Uh oh... that shouldn't have happened'",
    parts: { title: "Uh oh... that shouldn't have happened" },
    stands: ['src/console/StartUpFailure.tsx'],
  },
  startUpStack: { says: 'shows the error stack.', parts: { stack: 'error' }, stands: ['src/console/StartUpFailure.tsx'] },
} as const satisfies Rows
