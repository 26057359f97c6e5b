// The side menu and the settings menu, in the order of the product spec (2). Entries come with their screens.
import { defineMenu } from './vocabulary.ts'

export const menu = defineMenu({
  /** The button is drawn on the STARTER plan only. */
  bar: { upgrade: { needs: 'getManagerToken' } },
  side: [
    { to: { custom: 'dashboard' }, label: 'Dashboard', icon: 'dashboard', name: 'dashboard' },
    {
      to: { queue: 'PostVerification' },
      label: 'Post Verification',
      icon: 'factCheck',
      name: 'posts',
      counts: { entity: 'PostVerification', view: 'pending' },
    },
    {
      to: { list: 'User' },
      label: 'Users',
      icon: 'people',
      name: 'users',
      counts: { entity: 'User', view: 'review' },
    },
    { to: { list: 'Transaction' }, label: 'Transactions', icon: 'receiptLong', name: 'transactions' },
    {
      to: { queue: 'PayoutRequest' },
      label: 'Payout Requests',
      icon: 'payments',
      name: 'payoutRequests',
      counts: { entity: 'PayoutRequest', view: 'open' },
    },
    { to: { own: 'User' }, label: 'My profile', icon: 'person', name: 'profile' },
    { to: { group: 'settings' }, label: 'Settings', icon: 'settings', name: 'settings' },
    { to: { list: 'StaticPage' }, label: 'Pages', icon: 'description', name: 'pages' },
    { to: { link: 'suggestFeatureUrl' }, label: 'Suggest a feature', icon: 'lightbulb' },
    { to: { link: 'supportUrl' }, label: 'Support', icon: 'help' },
    { to: { command: 'logout' }, label: 'Logout', icon: 'logout', name: 'logout' },
  ],
  // The viewer's own work, as the dashboard shows it (domain 11).
  work: [
    {
      to: { queue: 'PayoutRequest' },
      label: 'Open payout requests',
      icon: 'payments',
      name: 'openRequests',
      counts: { entity: 'PayoutRequest', view: 'open' },
    },
    {
      to: { queue: 'PostVerification' },
      label: 'Posts waiting',
      icon: 'factCheck',
      name: 'postsWaiting',
      counts: { entity: 'PostVerification', view: 'pending' },
    },
    {
      to: { list: 'User' },
      label: 'Verifications waiting',
      icon: 'verified',
      name: 'verifications',
      counts: { entity: 'User', view: 'verification' },
    },
    {
      to: { list: 'User' },
      label: 'Fraud to review',
      icon: 'people',
      name: 'fraudToReview',
      counts: { entity: 'User', view: 'review' },
    },
    {
      to: { queue: 'SiteThread' },
      label: 'Messages unanswered',
      icon: 'mail',
      name: 'inbox',
      counts: { entity: 'SiteThread', view: 'waiting' },
    },
    {
      to: { queue: 'Approval' },
      label: 'Waiting for approval',
      icon: 'factCheck',
      name: 'approvals',
      counts: { entity: 'Approval', view: 'waiting' },
    },
  ],
  /** Users under fraud review and verifications are none of it: their list filters by no time of either. */
  news: {
    requested: { label: 'New payout requests', of: 'PayoutRequest', at: 'createTime', where: { status: ['NEW'] } },
    submitted: { label: 'Posts sent for verification', of: 'PostVerification', at: 'submittedTime', where: { status: ['PENDING'] } },
    answered: { label: 'Answers to you', of: 'SiteThread', at: 'waitingSince', where: { status: ['WAITING'] }, mine: 'assignee' },
  },
  groups: {
    settings: {
      path: '/settings',
      entries: [
        { to: { settings: 'SystemSettings' }, label: 'General', icon: 'tune', name: 'general' },
        { to: { list: 'PaymentPackage' }, label: 'Pricing', icon: 'sell' },
        { to: { list: 'PaymentSystem' }, label: 'Payment Systems', icon: 'creditCard' },
        { to: { list: 'PayoutSystem' }, label: 'Payout Systems', icon: 'payments' },
        { to: { list: 'Currency' }, label: 'Currencies', icon: 'currencyExchange' },
        { to: { list: 'Tag' }, label: 'Categories', icon: 'category', when: 'tags' },
        { to: { list: 'Banner' }, label: 'Banners', icon: 'image' },
        { to: { settings: 'SystemSettings' }, label: 'Tutorial links', icon: 'school', name: 'tutorialLinks' },
        { to: { settings: 'SystemSettings' }, label: 'Domain name', icon: 'domain', name: 'domain' },
        { to: { list: 'BusinessEntry' }, label: 'Business list', icon: 'star' },
      ],
    },
  },
})
