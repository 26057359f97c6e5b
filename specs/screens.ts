// Screens of no entity's own: login, dashboard, analytics, help, who may what; and two of the product's own making, Login as and About.
import { defineScreens } from './vocabulary.ts'

export const screens = defineScreens({
  login: { path: '/login', label: 'Login to admin', shows: 'login' },
  dashboard: {
    path: '/',
    label: 'Dashboard',
    shows: 'home',
    links: [
      { to: { own: 'User' }, label: 'My profile', icon: 'person' },
      { to: { list: 'Reconciliation' }, label: "Month's end: payouts against statements", icon: 'receiptLong' },
      { to: { list: 'AuditRecord' }, label: 'Audit: who did what', icon: 'listAlt' },
    ],
    oldest: true,
    recent: true,
    figures: { today: { label: 'Money today', of: 'Transaction', report: 'today' } },
    since: {
      requested: { label: 'New payout requests', of: 'PayoutRequest', at: 'createTime' },
      processed: { label: 'Payout requests paid or declined', of: 'PayoutRequest', at: 'processedTime' },
      submitted: { label: 'Posts sent for verification', of: 'PostVerification', at: 'submittedTime' },
      registered: { label: 'New users', of: 'User', at: 'registration.registrationTime' },
      done: { label: 'Actions in the audit', of: 'AuditRecord', where: { outcome: ['DONE'] }, at: 'time', by: 'actor' },
    },
    alerts: {
      lateAnswers: {
        label: 'Messages unanswered for more than three days',
        of: 'SiteThread',
        where: { status: ['WAITING'] },
        olderThan: { field: 'waitingSince', days: 3 },
        tone: 'attention',
      },
      lateRequests: {
        label: 'Payout requests open for more than three days',
        of: 'PayoutRequest',
        where: { status: ['NEW'] },
        olderThan: { field: 'createTime', days: 3 },
        tone: 'bad',
      },
      latePosts: {
        label: 'Posts waiting for more than three days',
        of: 'PostVerification',
        where: { status: ['PENDING'], due: ['true'] },
        olderThan: { field: 'submittedTime', days: 3 },
      },
      refused: {
        label: 'Attempts refused today',
        of: 'AuditRecord',
        where: { outcome: ['DENIED'] },
        within: { field: 'time', days: 1 },
      },
    },
  },
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
