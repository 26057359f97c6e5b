// Screens, routes, menus and the shell: product spec 2.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const screens = {
  basePath: {
    says: 'Routing uses history mode under the base path /admin/.',
    parts: { mode: 'history', base: '/admin/' },
    stands: ['specs/app.ts', 'server/http/consoleRoutes.ts'],
  },
  routeLogin: {
    says: '/login: Public. Admin login screen. Hides menu and side bar.',
    parts: { path: '/login', screen: 'login', hides: 'menu' },
    stands: ['specs/screens.ts', 'src/console/LoginScreen.tsx'],
  },
  routeLogout: {
    says: '/logout: Logs out, then goes to login.',
    parts: { path: '/logout', to: 'login' },
    stands: ['src/client/logout.ts'],
  },
  routeDashboard: {
    says: '/: Dashboard. A placeholder with a link to a profile page.',
    parts: { path: '/', title: 'Dashboard', link: 'profile' },
    stands: ['specs/screens.ts', 'src/console/home/HomeScreen.tsx'],
  },
  routeAbout: { says: '/about: Shown.', parts: { path: '/about' }, stands: ['custom/src/About.tsx'] },
  routeUsers: {
    says: '/users: Children: /users/usersList and /users/analytics.',
    parts: { parent: '/users', children: ['/users/usersList', '/users/analytics'] },
    stands: ['specs/users.ts', 'specs/screens.ts', 'src/console/parentPaths.ts'],
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
  routeTagsByFlag: {
    says: 'tags (only when the categories feature is on)',
    parts: { route: 'tags', feature: 'categories' },
    stands: ['specs/tags.ts'],
  },
  settingsTagsByFlag: {
    says: 'Categories (only when the tags feature is on)',
    parts: { entry: 'Categories', feature: 'tags' },
    stands: ['specs/menu.ts'],
  },
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
  unknownPath: { says: 'any unknown path: Redirects to /.', parts: { to: '/' }, stands: ['src/routes.ts'] },
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
  menuOwnProfile: {
    says: 'My profile (opens the profile of the logged-in user)',
    parts: { entry: 'My profile', opens: 'profile' },
    stands: ['src/console/menuEntries.ts'],
  },
  menuSettingsHidden: {
    says: 'Settings (hidden unless the user holds the rights required by at least one settings section)',
    parts: { entry: 'Settings', sections: 'one' },
    stands: ['src/console/menuEntries.ts'],
  },
  menuPagesRight: {
    says: 'Pages (needs the right to update pages; placed before the last two entries)',
    parts: { entry: 'Pages', right: 'update pages', before: 'two' },
    stands: ['specs/staticPages.ts'],
  },
  menuExternal: {
    says: 'Suggest a feature (external link, opens a new tab); Support (external link taken from configuration)',
    parts: { entries: ['Suggest a feature', 'Support'], opens: 'opens a new tab' },
    stands: ['specs/menu.ts', 'src/console/MenuLink.tsx'],
  },
  menuDisabled: {
    says: 'Entries can be disabled by a configured list of page names.',
    parts: { list: ['disabled', 'page'] },
    stands: ['src/client/isScreenOpen.ts'],
  },
  settingsMenu: {
    says: 'Settings side menu: General, Pricing, Payment Systems, Payout Systems, Currencies, Categories … Banners, Tutorial links, Domain name, Business list.',
    parts: {
      entries: listed(
        'General, Pricing, Payment Systems, Payout Systems, Currencies, Categories, Banners, Tutorial links, Domain name, Business list',
      ),
    },
    stands: ['specs/menu.ts'],
  },
  settingsMenuShown: {
    says: 'Settings side menu: General',
    parts: { menu: 'Settings', first: 'General' },
    stands: ['src/console/Shell.tsx'],
  },
  shellLogo: {
    says: 'Top bar with a logo taken from configuration.',
    parts: { configured: 'logo' },
    stands: ['src/console/TopBar.tsx', 'src/look/siteLogoAddress.ts'],
  },
  shellProgress: {
    says: 'Progress bar shown while requests run.',
    parts: { bar: 'Progress' },
    stands: ['src/console/TopBar.tsx'],
  },
  shellDrawer: [
    'Collapsible side drawer. Its state is remembered between visits. On wide screens it shrinks to an icon strip and expands on hover.',
    'src/console/Shell.tsx',
  ],
  shellNotices: { says: 'Status bar for notices.', parts: { bar: 'notices' }, stands: ['src/look/NoticeBar.tsx'] },
  shellNotFound: {
    says: "404 page with the text 'Page not found'.",
    parts: { text: 'Page not found' },
    stands: ['src/look/NotFound.tsx'],
  },
  shellNotFoundCleared: ['It is cleared on route change.', 'src/look/NotFound.tsx'],
  chunks: {
    says: 'Chunks loaded on demand: about, settings, users, reports.',
    parts: { chunks: listed('about, settings, users, reports') },
    stands: ['vite.config.ts'],
  },
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
} as const satisfies Rows
