// Screens of their own making; guard, route and menu entry still come from here.
import { defineScreens } from './vocabulary.ts'

export const screens = defineScreens({
  login: { path: '/login', label: 'Login to admin', shows: 'login' },
  dashboard: { path: '/', label: 'Dashboard', needs: { anyStaff: "one's own account" } },
  loginAs: { path: '/profile/:userId/login', label: 'Login as', needs: { allOf: ['getAnyUserInfo', 'loginAsAnyUser'] } },
  siteAnalytics: { path: '/users/analytics', label: 'Analytics', report: { of: 'User', name: 'site' }, tabOf: 'User' },
  help: { path: '/help', label: 'Help', handbook: 'role', needs: { anyStaff: 'what one may oneself' } },
  guide: { path: '/help/guide', label: 'Guide to the specs', handbook: 'guide', needs: 'opensGeneral' },
  reference: { path: '/help/reference', label: 'Reference of the specs', handbook: 'reference', needs: 'opensGeneral' },
  problems: { path: '/help/problems', label: 'Problems of specs', handbook: 'problems', needs: 'opensGeneral' },
  about: { path: '/about', label: 'About', needs: { anyStaff: "one's own account" } },
})
