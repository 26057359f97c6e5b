// What staff do with a user beside editing and changing states: role, password, sessions, money (domain 4.5, 5.1, 6.4, 7.4, 7.5).
import { credits } from '../app.ts'
import type { ActionSpec } from '../../language/actions/index.ts'
import type { Words } from '../vocabulary.ts'
import { endsSessions } from './counted.ts'
import { correction } from '../transactions/correction.ts'

export const actions = {
  /** Leaving the business roles unpublishes the posts and ends the incoming subscriptions with their period. */
  updateRole: {
    kind: 'custom',
    on: 'record',
    by: 'changeRole',
    label: 'Change role',
    needs: 'updateAnyUserRole',
    asks: { role: { kind: 'choice', label: 'Role', options: 'roles', required: true, narrowedBy: 'userRoleList' } },
    guards: ['ownRoleFrozen', 'staffRoleByAdmins', 'lastAdmin'],
    confirms: {
      says: 'Change the role of {screenName}? Sections and rights change and the user is logged out.',
      button: 'Change',
      counts: {
        posts: { single: 'Unpublishes {0} post.', several: 'Unpublishes {0} posts.' },
        subscriptions: {
          single: 'Ends {0} incoming subscription with its period.',
          several: 'Ends {0} incoming subscriptions with their period.',
        },
      },
    },
    undo: { by: 'updateRole' },
  },

  /** The user gets a mail that the password was changed, without it: pass it on yourself. */
  updatePassword: {
    kind: 'custom',
    on: 'record',
    by: 'changePassword',
    label: 'Change password',
    needs: 'updateAnyUserPassword',
    own: 'updateMyUserPassword',
    asks: { password: { kind: 'secret', label: 'New password', required: true, class: 'secret', ownAsks: 'password' } },
    confirms: { says: 'Change the password of {screenName}? All sessions of the user end, except the one you do it in.', button: 'Save' },
    undo: { never: 'the old password is not kept' },
  },

  /** Opens the client site in a new tab; there is no changing password, e-mail or payee information, nor requesting payouts. */
  loginAs: {
    kind: 'custom',
    on: 'record',
    by: 'loginAsUser',
    appendOnly: true,
    label: 'Login as',
    needs: 'loginAsAnyUser',
    asks: {
      /** SHA-256 of the one-time token, base64url; the token itself stays with who asks. */
      digest: { kind: 'text', label: 'Digest', required: true, max: 43, pattern: '^[A-Za-z0-9_-]{43}$', class: 'internal' },
    },
    guards: ['notSelf', 'userEnabled'],
    dialog: 'loginAsUser',
    confirms: { says: 'You will act as {screenName} in a new tab, for 30 minutes at most. It is recorded.', button: 'Log in' },
    undo: { never: 'leave the client site instead' },
  },

  endSessions: {
    kind: 'custom',
    on: 'record',
    by: 'endUserSessions',
    label: 'End sessions',
    needs: 'endAnySession',
    confirms: {
      says: 'Log {screenName} out everywhere, except in the session you do it in?',
      button: 'End',
      counts: { sessions: endsSessions },
    },
    undo: { never: 'whoever was logged out logs in again' },
  },

  /** It comes from the site, whoever of the staff writes it; who did is kept inside. Opens a thread where there is none. */
  message: {
    kind: 'custom',
    on: 'record',
    by: 'writeMessage',
    appendOnly: true,
    wire: 'messagesCreate',
    label: 'Message',
    needs: 'startsThreads',
    asks: {
      text: {
        kind: 'longText',
        label: 'Message',
        required: true,
        unlabelled: true,
        max: 2000,
        class: 'personal',
        snippets: { entity: 'SavedReply', text: 'text', fills: { name: 'screenName' } },
      },
    },
    guards: ['notSelf'],
    confirms: { says: 'Write to {screenName}? The message comes from the site, not from you.', button: 'Send' },
    undo: { never: 'what was sent was read' },
  },

  /** A payout request for this creator alone. The amount may be lowered down to the minimum, never raised above what is payable. */
  createPayout: {
    kind: 'custom',
    on: 'record',
    of: 'creators',
    by: 'createPayoutRequest',
    appendOnly: true,
    wire: 'payoutRequestsCreate',
    label: 'Create payout',
    needs: 'updateAnyPayoutRequest',
    asks: {
      /** Empty: everything payable. */
      gross: { kind: 'money', label: 'Amount', currency: credits, positive: true },
      /** Empty: that of the payout system. */
      commissionPercent: { kind: 'percent', label: 'Payout commission, %' },
      /** Empty: that of the payout system. */
      commissionFixed: { kind: 'money', label: 'Request commission amount', currency: credits, min: 0 },
      /** Empty: that of the payout system. */
      minimum: { kind: 'money', label: 'Minimum request size', currency: credits, positive: true },
    },
    guards: ['notInOwnFavour'],
    discloses:
      'which payout criteria the creator fails, fraud review and payee information among them; whether its viewer referred the creator',
    confirms: { says: 'Create a payout request for {screenName}? The amount goes on hold.', button: 'Create' },
    undo: { never: 'decline the request instead' },
  },

  /** Records a payment that was already made outside the queue. */
  manualPayout: {
    kind: 'custom',
    on: 'record',
    of: 'creators',
    by: 'recordManualPayout',
    approval: { above: 'money.manualPayoutsOfDay' },
    appendOnly: true,
    wire: 'manualPayoutTransactionsCreate',
    label: 'Manual payout',
    needs: 'createPayoutTransaction',
    asks: {
      gross: { kind: 'money', label: 'Amount', currency: credits, required: true, positive: true },
      /** Empty: none. */
      commission: { kind: 'money', label: 'Commission', currency: credits, min: 0 },
      payoutSystem: {
        kind: 'reference',
        label: 'Payout system',
        entity: 'PayoutSystem',
        required: true,
        offers: { status: ['ON', 'OFF'], deletedTime: 'empty' },
      },
      reference: { kind: 'text', label: 'Payment reference', max: 100 },
      comment: { kind: 'longText', label: 'Comment', required: true, max: 500 },
      /** The day the payment was made, today at the latest. */
      valueDate: { kind: 'date', label: 'Value date' },
    },
    rules: {
      commission: { must: { lt: ['commission', 'gross'] }, says: '{commission} should be less than {gross.value}', at: 'commission' },
      valueDate: { must: { lte: ['valueDate', 'now'] }, says: 'The value date is in the future' },
    },
    guards: ['notInOwnFavour', 'payeeNotFraud', 'payeeEnabled', 'payeeUnchangedLately', 'noOtherOpenRequest'],
    discloses:
      'that the creator is under fraud review, what of the payee information was changed lately with both masked accounts, whether its viewer referred the creator, and that the earnings do not bear the amount',
    confirms: { says: 'Record this payout to {screenName}? It is posted at once.', button: 'Create' },
    undo: { never: 'undone on the manual payout itself' },
    repeats: 'asks',
  },

  /** The user sees the comment. It cannot be deleted: a wrong correction is corrected by an opposite one. */
  correct: {
    kind: 'custom',
    on: 'record',
    by: 'correctBalance',
    approval: { above: 'money.correctionsOfDay' },
    appendOnly: true,
    runs: true,
    wire: 'manualTransactionsCreateFor',
    label: 'Correction',
    needs: 'createManualTransaction',
    asks: {
      /** Only creators have earnings. */
      account: {
        kind: 'choice',
        label: 'Account',
        options: { WALLET: 'Wallet', EARNINGS: 'Earnings' },
        required: true,
        starts: 'WALLET',
        startsFor: { of: 'creators', is: 'EARNINGS' },
      },
      ...correction,
    },
    guards: ['notInOwnFavour'],
    discloses: 'whether its viewer referred the user, and that the balance does not bear the amount',
    confirms: { says: 'Correct the balance of {screenName}? The user sees the comment. It cannot be deleted.', button: 'Create' },
    undo: { never: 'a wrong correction is corrected by an opposite one' },
    repeats: 'asks',
  },
} satisfies Readonly<Record<string, ActionSpec<Words>>>
