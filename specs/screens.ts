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
  /** Managers move members between tiers that hold none of these rights; roles of staff are given by admins, who read the audit, too. */
  rights: { path: '/rights', label: 'Who may what', shows: 'rights', needs: 'getAnyAuditRecord' },
  about: { path: '/about', label: 'About', needs: { anyStaff: "one's own account" } },
})
