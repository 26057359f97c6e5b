// Everybody with an account: the list, the profile and what staff do with a user (domain 4 and 5). Its parts stand in users/.
import { pictures } from './uploads.ts'
import { endsBilling, endsSessions, hidesPosts, stopsRenewals } from './users/counted.ts'
import { actions } from './users/actions.ts'
import { note } from './users/note.ts'
import { parts } from './users/parts.ts'
import { reports } from './users/reports.ts'
import { pendingVerification, review } from './users/queues.ts'
import { atHand, head } from './users/summary.ts'
import { sections, tabs } from './users/sections.ts'
import { defineEntity } from './vocabulary.ts'

/** Everybody with an account: staff, members and creators. */
export const users = defineEntity({
  entity: 'User',
  label: { one: 'User', many: 'Users' },
  title: 'screenName',
  titleElse: ['username', 'email'],
  own: 'id',
  card: { picture: 'avatar', under: ['username', 'role'], marks: ['status', 'fraud.status', 'verification.status'] },

  read: 'getAnyUserInfo',
  update: 'updateAnyUserInfo',
  ownRead: 'getMyUserInfo',
  ownUpdate: 'updateMyUserInfo',
  // They hold for every action here. The staff table speaks of others only; oneself is notSelf and ownRoleFrozen.
  guards: ['notDeleted', 'staffTable'],
  conditions: {
    notDeleted: { status: { not: ['DELETED'] } },
    creatorsOnly: { role: ['free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'] },
    userEnabled: { status: { not: ['DISABLED'] } },
    notSelf: { id: { not: 'viewer' } },
    ownRoleFrozen: { id: { not: 'viewer' } },
  },
  effect: 'changeAccount',
  fields: {
    /** A later change is mailed to both addresses. */
    email: { kind: 'email', label: 'E-mail', required: true, class: 'personal', ownAsks: 'password' },
    /** Letters, digits and underscore. Part of the public address: the old address stops working. */
    username: { kind: 'text', label: 'Username', required: true, unique: true, min: 3, max: 30, pattern: '^[A-Za-z0-9_]+$' },
    screenName: { kind: 'text', label: 'Screen name', required: true, max: 50 },
    role: { kind: 'choice', label: 'Role', options: 'roles', required: true, fixed: true, starts: 'member', narrowedBy: 'userRoleList' },
    avatar: { kind: 'image', label: 'Avatar', upload: { ...pictures, max: '10 MB', verb: 'getAvatarUploadUrl' } },
    /** Serves the staff; the user does not see it. */
    disabledReason: { kind: 'longText', label: 'Reason of disabling', max: 500, written: 'server', class: 'internal' },
    disabledBy: { kind: 'reference', label: 'Disabled by', entity: 'User', written: 'server', class: 'internal' },
    disabledTime: { kind: 'time', label: 'Disabled since', written: 'server', class: 'internal' },
    deletedTime: { kind: 'time', label: 'Deleted', written: 'server', class: 'internal' },
  },

  unique: [{ fields: ['email'], text: 'This e-mail is already used' }],
  lifecycle: {
    label: 'Status',
    starts: 'ACTIVE',
    states: { ACTIVE: { label: 'Active' }, DISABLED: { label: 'Disabled', tone: 'attention' }, DELETED: { label: 'Deleted', tone: 'bad' } },
    transitions: {
      disable: {
        label: 'Disable',
        from: ['ACTIVE'],
        to: 'DISABLED',
        needs: 'updateAnyUserStatus',
        asks: { disabledReason: { kind: 'longText', label: 'Reason', required: true, unlabelled: true, max: 500 } },
        guards: ['notSelf', 'lastAdmin'],
        effect: 'disableUser',
        sets: { disabledBy: 'viewer', disabledTime: 'now' },
        leaves: note('disabledReason', 'Disabled: {disabledReason}', 'why the user was disabled'),
        confirms: {
          says: 'Disable {screenName}? The user cannot log in, page and posts are hidden, renewals stop. The user stays in the list.',
          counts: { sessions: endsSessions, posts: hidesPosts, subscriptions: stopsRenewals },
        },
        undo: { by: 'enable' },
      },
      enable: {
        label: 'Enable',
        from: ['DISABLED'],
        to: 'ACTIVE',
        needs: 'updateAnyUserStatus',
        guards: ['notSelf'],
        effect: 'enableUser',
        sets: { disabledReason: 'empty', disabledBy: 'empty', disabledTime: 'empty' },
        confirms: { says: 'Enable {screenName}? Access and visibility return; missed renewals are not caught up.' },
        undo: { by: 'disable' },
      },
      delete: {
        label: 'Delete',
        from: ['ACTIVE', 'DISABLED'],
        to: 'DELETED',
        needs: 'deleteAnyUser',
        guards: ['notSelf', 'lastAdmin', 'noOpenRequest'],
        effect: 'deleteUser',
        sets: { deletedTime: 'now' },
        confirms: {
          says: 'Delete {screenName}? The account is closed for good, content is hidden, recurring billing ends. Records are kept and the user stays listed as deleted.',
          counts: { posts: hidesPosts, subscriptions: endsBilling },
        },
        undo: { never: 'an account is closed for good; Disable is the reversible choice' },
      },
    },
  },

  parts,

  furtherStats: [{ by: 'verification.status', wire: 'verifications', needs: 'getAnyVerification' }],
  reads: {
    autocomplete: {
      also: [
        {
          needs: 'opensSiteLists',
          fields: ['id', 'avatar', 'screenName', 'username', 'role', 'status'],
          why: 'the business list',
        },
        {
          needs: { anyOf: ['getAnyTransaction', 'getAnyPayoutRequest', 'getAnyUserReferring'] },
          fields: ['id', 'avatar', 'screenName', 'username', 'role', 'status'],
          why: 'the filters of Transactions and Payout Requests, and who referred a creator',
        },
      ],
    },
    getStats: { by: 'role', wire: 'roles' },
  },

  reports,

  create: {
    label: 'Add user',
    needs: 'createAnyUser',
    fields: ['email', 'credentials.password', 'role'],
    gives: ['username', 'screenName'],
    guards: ['staffRoleByAdmins'],
    effect: 'createUser',
  },
  actions,

  list: {
    path: '/users/usersList',
    columns: [
      'id',
      'role',
      { field: 'balance.total', under: ['balance.wallet', 'balance.earnings', 'balance.onHold'] },
      { field: 'screenName', under: ['username'], marks: ['status', 'fraud.status', 'verification.status'] },
      'email',
      'registration.registrationTime',
      'registration.lastLoginTime',
    ],
    priority: ['role', 'balance.total', 'screenName'],
    more: ['personal.phone', 'personal.country', 'personal.city', 'deletedTime'],
    filters: [
      'role',
      'registration.activity',
      'registration.lastLoginTime',
      'status',
      'fraud.status',
      'verification.status',
      'questionnaire.category',
      'personal.country',
      'registration.registrationTime',
    ],
    search: ['id', 'email', 'username', 'screenName', 'personal.phone', 'personal.firstName', 'personal.lastName'],
    foundBy: [
      { entity: 'Transaction', by: 'user' },
      { entity: 'PayoutRequest', by: 'user' },
    ],
    sort: { by: 'registration.registrationTime', first: 'newest' },
    views: {
      review,
      verification: pendingVerification,
      disabled: { label: 'Disabled', states: ['DISABLED'] },
      deleted: { label: 'Deleted', states: ['DELETED'] },
    },
    actions: [
      'loginAs',
      'message',
      'updatePassword',
      'endSessions',
      'disable',
      'enable',
      'delete',
      'fraud.markAsFraud',
      'fraud.passFraud',
      'createPayout',
      'manualPayout',
      'correct',
    ],
  },

  detail: {
    path: '/profile/:userId',
    name: 'profile',
    head,
    actions: atHand,
    links: {
      viewProfile: { label: 'View profile', of: ['creators'], to: { address: 'clientSideUrl', path: '/{username}' } },
      transactions: { label: 'Transactions', to: { list: 'Transaction', by: 'user' } },
      posts: { label: 'Posts', to: { section: 'posts' } },
    },
    sections,
    tabs,
  },
})
