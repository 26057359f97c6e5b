// Analytics: what is counted over a time, of the site and of one creator, and what each part asks (domain 12, 22).
import type { FigureSpec } from '../../language/figures/index.ts'
import type { ReportSpec } from '../../language/reports.ts'
import type { Words } from '../vocabulary.ts'

/** What a row of the books was for, as their customs count it. */
const kinds = {
  POST: 'Posts',
  SUBSCRIPTION: 'Subscriptions',
  MESSAGE: 'Messages',
  ATTACHMENT: 'Attachments',
  CALLS: 'Calls',
  REFERRAL: 'Referral',
  OTHER: 'Other',
}
const creators = ['free_business', 'pro_business', 'ultimate_business', 'nonprofit_business']

/** Refunds and chargebacks are negative rows of the same type, or rows of their own that give back. */
const books = { of: 'Transaction', at: 'createTime', sums: 'amount' } as const
export const earned = { ...books, where: { status: ['COMPLETED'], type: ['EARNING'] } } as const
export const paidOut = { ...books, negated: true, where: { status: ['COMPLETED'], type: ['PAYOUT'] } } as const
export const spent = { ...books, negated: true, where: { status: ['COMPLETED'], type: ['SPENDING', 'REFUND'] } } as const
const registered = { of: 'User', at: 'registration.registrationTime' } as const

const site = {
  newUsers: { kind: 'tile', label: 'New users', part: 'people', counts: registered },
  newCreators: { kind: 'tile', label: 'New creators', part: 'people', counts: { ...registered, where: { role: creators } } },
  approvedCreators: {
    kind: 'tile',
    label: 'Approved creators',
    part: 'approved',
    counts: { of: 'User', at: 'verification.decidedTime', where: { 'verification.status': ['APPROVED'], role: creators } },
  },
  payingMembers: {
    kind: 'tile',
    label: 'Paying members',
    part: 'money',
    counts: {
      of: 'Transaction',
      at: 'createTime',
      distinct: 'user',
      where: { status: ['COMPLETED'], type: ['SPENDING'], userRole: ['member'] },
    },
  },
  deposits: { kind: 'tile', label: 'Deposits', part: 'money' },
  spending: { kind: 'tile', label: 'Spending', part: 'money', counts: spent },
  earnings: { kind: 'tile', label: "Creators' earnings", part: 'money', counts: earned },
  platformShare: { kind: 'tile', label: 'Platform share', part: 'platform' },
  payouts: { kind: 'tile', label: 'Payouts paid', part: 'money', counts: paidOut },
  registrations: { kind: 'days', label: 'Registrations per day by role', part: 'people', counts: { ...registered, by: 'role' } },
  spendingPerDay: { kind: 'days', label: 'Spending per day by kind', part: 'money', keys: kinds },
  users: {
    kind: 'split',
    label: 'Users by role and status',
    part: 'people',
    column: 'Role',
    counts: { of: 'User', by: 'role', across: 'status' },
  },
  bestCreators: {
    kind: 'ranks',
    label: 'Ten best-earning creators',
    part: 'money',
    of: 'User',
    column: 'Creator',
    counts: { ...earned, by: 'user' },
  },
  bestMembers: {
    kind: 'ranks',
    label: 'Ten highest-spending members',
    part: 'money',
    of: 'User',
    column: 'Member',
    counts: { ...spent, where: { ...spent.where, userRole: ['member'] }, by: 'user' },
  },
} as const satisfies Readonly<Record<string, FigureSpec<Words>>>

const creator = {
  earned: { kind: 'tile', label: 'Earnings', part: 'earnings', counts: { ...earned, about: 'user' } },
  paidOut: { kind: 'tile', label: 'Paid out', part: 'earnings', counts: { ...paidOut, about: 'user' } },
  activeSubscribers: { kind: 'tile', label: 'Subscribers with access', part: 'subscribers' },
  newSubscribers: { kind: 'tile', label: 'New subscribers', part: 'subscribers' },
  lostSubscribers: { kind: 'tile', label: 'Lost subscribers', part: 'subscribers' },
  postsPublished: { kind: 'tile', label: 'Posts published', part: 'posts' },
  messages: { kind: 'tile', label: 'Messages', part: 'messages' },
  earningsPerDay: { kind: 'days', label: 'Earnings per day by kind', part: 'earnings', keys: kinds },
  payoutsPerDay: {
    kind: 'days',
    label: 'Payouts',
    part: 'earnings',
    within: 'earningsPerDay',
    counts: { ...paidOut, about: 'user' },
  },
  earnedBy: { kind: 'split', label: 'Earnings by kind', part: 'earnings', column: 'Kind', keys: kinds },
  bestPosts: { kind: 'ranks', label: 'Best-selling posts', part: 'posts', of: 'ContentSet', column: 'Post', gone: 'deleted post' },
} as const satisfies Readonly<Record<string, FigureSpec<Words>>>

export const reports = {
  site: {
    by: 'siteFigures',
    wire: 'analyticsGetSite',
    needs: 'getAnyUserInfo',
    parts: {
      people: {},
      approved: { needs: 'getAnyVerification' },
      money: { needs: 'getAnyTransaction' },
      platform: { needs: { allOf: ['getAnyTransaction', 'getAnySystemSettings'] } },
    },
    figures: site,
  },
  creator: {
    by: 'creatorFigures',
    wire: 'analyticsGetCreator',
    on: 'record',
    needs: 'readsCreatorAnalytics',
    parts: { earnings: {}, subscribers: {}, posts: {}, messages: { needs: 'getAnyMessage' } },
    figures: creator,
  },
} as const satisfies Readonly<Record<string, ReportSpec<Words>>>
