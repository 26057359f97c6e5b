// Screens, routes, menus and the shell: product spec 2.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const screens = {
  basePath: ['Routing uses history mode under the base path /admin/.', 'specs/app.ts', 'server/http/consoleRoutes.ts'],
  routeLogin: ['/login: Public. Admin login screen. Hides menu and side bar.', 'specs/screens.ts', 'custom/src/Login.tsx'],
  routeLogout: ['/logout: Logs out, then goes to login.', 'src/session/logout.ts'],
  routeDashboard: ['/: Dashboard. A placeholder with a link to a profile page.', 'custom/src/Dashboard.tsx'],
  routeAbout: ['/about: Shown. Content not shown.', 'custom/src/About.tsx'],
  routeUsers: {
    says: '/users: Children: /users/usersList and /users/analytics.',
    parts: { parent: '/users', children: ['/users/usersList', '/users/analytics'] },
    stands: ['specs/users.ts', 'specs/screens.ts', 'src/shell/parentPaths.ts'],
  },
  routeProfile: {
    says: '/profile/{userId}: Sub-pages: /subscribers, /subscriptions, /blocks, /sets, /sets/{setId}, /login.',
    parts: { path: '/profile/{userId}', pages: listed('/subscribers, /subscriptions, /blocks, /sets, /sets/{setId}, /login') },
    stands: ['specs/users.ts', 'specs/users/sections.ts', 'specs/contentSets.ts', 'specs/screens.ts'],
  },
  routeTransactions: {
    says: '/transactions: Transactions list.',
    parts: { path: '/transactions', title: 'Transactions', kind: 'list' },
    stands: ['specs/transactions.ts'],
  },
  routeSettings: {
    says: '/settings: Children: general (first), pricing, currencies, payments, payoutSystemsSettings, tags (only when the categories feature is on), banners, tutorialLinks, businessList, domain (inserted before the last child).',
    parts: {
      children: listed('general, pricing, currencies, payments, payoutSystemsSettings, tags, banners, tutorialLinks, businessList, domain'),
      first: 'general',
      beforeTheLast: 'domain',
    },
    stands: ['specs/menu.ts'],
  },
  routeTagsByFlag: ['tags (only when the categories feature is on)', 'specs/tags.ts'],
  routePayoutRequests: {
    says: '/payoutRequests: Payout requests.',
    parts: { path: '/payoutRequests', title: 'Payout requests' },
    stands: ['specs/payoutRequests.ts'],
  },
  routePages: {
    says: '/pages: Static pages.',
    parts: { path: '/pages', title: 'Static pages' },
    stands: ['specs/staticPages.ts'],
  },
  unknownPath: ['any unknown path: Redirects to /.', 'src/routes.ts'],
  routeNames: {
    says: 'Route names used: dashboard, users, transactions, payoutRequests, profile (parameter userId), settings, logout, pages, posts.',
    parts: {
      names: listed('dashboard, users, transactions, payoutRequests, profile, settings, logout, pages, posts'),
      parameter: 'userId',
    },
    stands: ['specs/menu.ts', 'specs/screens.ts'],
  },
  menuOrder: {
    says: 'Side menu (in order): Dashboard; Post Verification … Users; Transactions; Payout Requests; My profile … Settings … Pages … Suggest a feature … Support … Logout',
    parts: {
      entries: listed(
        'Dashboard; Post Verification; Users; Transactions; Payout Requests; My profile; Settings; Pages; Suggest a feature; Support; Logout',
      ),
    },
    stands: ['specs/menu.ts'],
  },
  menuOwnProfile: ['My profile (opens the profile of the logged-in user)', 'src/shell/menuEntries.ts'],
  menuSettingsHidden: [
    'Settings (hidden unless the user holds the rights required by at least one settings section)',
    'src/shell/menuEntries.ts',
  ],
  menuPagesRight: ['Pages (needs the right to update pages; placed before the last two entries)', 'specs/staticPages.ts'],
  menuExternal: [
    'Suggest a feature (external link, opens a new tab); Support (external link taken from configuration)',
    'specs/menu.ts',
    'src/shell/MenuLink.tsx',
  ],
  menuDisabled: ['Entries can be disabled by a configured list of page names.', 'src/shell/disabledScreens.ts'],
  settingsMenu: {
    says: 'Settings side menu: General, Pricing, Payment Systems, Payout Systems, Currencies, Categories … Banners, Tutorial links, Domain name, Business list.',
    parts: {
      entries: listed(
        'General, Pricing, Payment Systems, Payout Systems, Currencies, Categories, Banners, Tutorial links, Domain name, Business list',
      ),
    },
    stands: ['specs/menu.ts'],
  },
  settingsMenuShown: ['Settings side menu beside the first settings screen one may see', 'src/shell/GroupMenu.tsx'],
  shellLogo: ['Top bar with a logo taken from configuration.', 'src/shell/TopBar.tsx', 'src/shell/siteLogoAddress.ts'],
  shellProgress: ['Progress bar shown while requests run.', 'src/shell/ProgressBar.tsx'],
  shellDrawer: [
    'Collapsible side drawer. Its state is remembered between visits. On wide screens it shrinks to an icon strip and expands on hover.',
    'src/shell/Drawer.tsx',
  ],
  shellNotices: ['Status bar for notices.', 'src/notices/NoticeBar.tsx'],
  shellNotFound: ["404 page with the text 'Page not found'. It is cleared on route change.", 'src/shell/NotFound.tsx'],
  loginToolbar: ["Toolbar titled 'Login to admin'", 'specs/screens.ts'],
  loginFields: ['e-mail field (focused on load); password field with a show/hide toggle', 'src/session/LoginForm.tsx'],
  loginForgot: ["a 'Forgot password?' link; a Login button", 'src/session/ForgotPassword.tsx'],
  loginEnter: ['Pressing Enter in either field submits.', 'src/session/LoginForm.tsx'],
  startUpFailure: ["Titled 'Uh oh... that shouldn't have happened' and shows the error stack.", 'src/startUp/StartUpFailure.tsx'],
  chunks: ['Chunks loaded on demand: about, settings, users', 'vite.config.ts'],
  routePosts: {
    says: '/posts/verification: Post verification.',
    parts: { path: '/posts/verification', title: 'Post verification' },
    stands: ['specs/postVerifications.ts', 'specs/menu.ts'],
  },
  menuPosts: {
    says: 'Post Verification (only with the right to read post verification; goes to posts)',
    parts: { entry: 'Post Verification', right: 'post verification', goesTo: 'posts' },
    stands: ['specs/menu.ts'],
  },
  chunkReports: ['Chunks loaded on demand: reports', 'vite.config.ts'],
  upgradeLists: [
    'Lists: own billing account, own site content policy, unlimited number of creator pages, 1000 GB storage.',
    'custom/src/UpgradeDialog.tsx',
  ],
  upgradePrices: [
    'Shows the Professional plan price of 500 dollars a month and a first-month price of 250 dollars.',
    'custom/src/UpgradeDialog.tsx',
  ],
  upgradeOffers: ["Offers an upgrade link (which carries the client's {email}) and Cancel.", 'custom/src/upgradeLink.ts'],
  upgradeNotice: [
    'States that after the upgrade an e-mail notice is sent and the platform updates within minutes.',
    'custom/src/UpgradeDialog.tsx',
  ],
} as const satisfies Rows
