// Posts that the staff checks before the public sees them (domain 8). Absent = not asked for.
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

const reasons = {
  kind: 'choice',
  label: 'Reason',
  options: {
    CONSENT: 'Missing consent',
    AGE: 'Age not shown',
    FORBIDDEN: 'Forbidden content',
    COPYRIGHT: 'Copyright',
    QUALITY: 'Poor quality',
    OTHER: 'Other',
  },
} as const
const explained = { kind: 'longText', label: 'Explanation', max: 500 } as const
const declining = {
  reasonCode: { ...reasons, required: true },
  reasonText: explained,
  withdrawn: { kind: 'flag', label: 'Also withdraw from buyers', starts: false },
} as const
/** There are some where it was approved before. */
const keptBy = {
  single: '{0} buyer keeps access, unless it is withdrawn from them.',
  several: '{0} buyers keep access, unless it is withdrawn from them.',
} as const

/** Posts that wait to be checked, and what was decided. The creator is told why a post was declined. */
export const postVerifications = defineEntity({
  entity: 'PostVerification',
  label: { one: 'Post verification', many: 'Post verification' },
  title: 'description',
  titleElse: ['id'],

  read: 'getAnyPostVerification',
  fields: {
    post: { kind: 'reference', label: 'Post', entity: 'ContentSet', required: true, written: 'server' },
    creator: { kind: 'reference', label: 'Creator', entity: 'User', required: true, written: 'server', lookedUp: true },
    submittedTime: { kind: 'time', label: 'Submitted', required: true, written: 'server', starts: 'now' },
    decidedBy: { kind: 'reference', label: 'Decided by', entity: 'User', written: 'server' },
    decidedTime: { kind: 'time', label: 'Decided', written: 'server' },
    reasonCode: { ...reasons, written: 'server' },
    reasonText: { ...explained, written: 'server' },
    /** How often this post was declined before. */
    declines: { kind: 'integer', label: 'Earlier declines', required: true, min: 0, written: 'server', starts: 0 },
    /** Buyers lost their access, too. */
    withdrawn: { kind: 'flag', label: 'Withdrawn from buyers', written: 'server', starts: false },
    /** When the subscribers were told; they are told once. */
    toldTime: { kind: 'time', label: 'Subscribers told', written: 'server', class: 'internal' },

    description: {
      kind: 'derived',
      label: 'Description',
      as: 'text',
      computes: { kind: 'path', path: 'post.description' },
      discloses: 'what is verified, to those who verify it',
    },
    /** Its cover, else its first file. */
    cover: { kind: 'derived', label: 'Cover', as: 'file', by: 'checkedCover' },
    level: {
      kind: 'derived',
      label: 'Level',
      as: 'choice',
      by: 'checkedLevel',
      empty: 'free',
      options: { CONTENT: 'Content', PRO: 'Pro', ULTIMATE: 'Ultimate', SEPARATE: 'Sold separately' },
    },
    price: {
      kind: 'derived',
      label: 'Price',
      as: 'money',
      currency: credits,
      computes: { kind: 'path', path: 'post.package.credits' },
      discloses: 'the price of what is verified, to those who verify it',
      empty: 'not for sale separately',
    },
    files: {
      kind: 'derived',
      label: 'Files',
      as: 'files',
      computes: { kind: 'all', of: 'ContentFile', whose: { set: 'post' }, shows: 'file', by: 'fileNumber' },
      discloses: 'the files that are verified, to those who verify them',
    },
    /** The creator says so of themselves. */
    sensitive: {
      kind: 'derived',
      label: 'Sensitive content',
      as: 'flag',
      computes: { kind: 'any', of: 'User', whose: { id: 'creator' }, where: { 'questionnaire.sensitiveContent': ['true'] } },
      discloses: 'what the creator says of themselves in public',
    },
    /** Published, its files processed, its creator verified. */
    due: { kind: 'derived', label: 'To be decided now', as: 'flag', by: 'postIsDue' },
  },
  unique: [{ fields: ['post'], text: 'This post is verified already' }],

  lifecycle: {
    label: 'Status',
    starts: 'PENDING',
    states: {
      PENDING: { label: 'Pending', tone: 'attention' },
      APPROVED: { label: 'Approved', tone: 'good' },
      DECLINED: { label: 'Declined', tone: 'bad' },
    },
    transitions: {
      /** Its audience sees it at once, or when its time has come; subscribers are told. */
      approve: {
        label: 'Approve',
        key: 'a',
        from: ['PENDING', 'DECLINED'],
        to: 'APPROVED',
        needs: 'updateAnyPostVerification',
        guards: ['postCanBeDecided'],
        discloses: "that the post's files are still processed, that it is not published, or that its creator is not verified",
        effect: 'approvePost',
        sets: { decidedTime: 'now', decidedBy: 'viewer', reasonCode: 'empty', reasonText: 'empty' },
        confirms: {
          says: 'Approve the post of {creator}? Its audience sees it at once, or when its time has come.',
          counts: { subscribers: { single: '{0} subscriber is told.', several: '{0} subscribers are told.' } },
        },
        unasked: 'ten posts a minute: it is seen before it is pressed, and taken back by z',
        undo: { by: 'declineApproved' },
      },
      decline: {
        label: 'Decline',
        key: 'd',
        from: ['PENDING'],
        to: 'DECLINED',
        needs: 'updateAnyPostVerification',
        guards: ['postCanBeDecided'],
        discloses: "that the post's files are still processed, that it is not published, or that its creator is not verified",
        asks: declining,
        effect: 'declinePost',
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        confirms: {
          says: 'Decline the post of {creator}? It stays hidden; the reason goes to the creator.',
          counts: { buyers: keptBy },
        },
        undo: { never: 'a declined post can be approved instead' },
      },
      /** Hidden from everybody but its buyers, unless it is withdrawn from them, too. */
      declineApproved: {
        label: 'Decline',
        key: 'd',
        from: ['APPROVED'],
        to: 'DECLINED',
        needs: 'updateAnyPostVerification',
        asks: declining,
        effect: 'declinePost',
        sets: { decidedTime: 'now', decidedBy: 'viewer' },
        confirms: {
          says: 'Decline the post of {creator} after all? It is hidden at once; the reason goes to the creator.',
          counts: { buyers: keptBy },
        },
        undo: { by: 'approve' },
      },
    },
  },

  reads: { getStats: { by: 'status' } },

  queue: {
    path: '/posts/verification',
    name: 'posts',
    waiting: ['PENDING'],
    columns: [
      'cover',
      'description',
      { field: 'creator', marks: ['sensitive'] },
      'submittedTime',
      { field: 'level', under: ['price'] },
      'declines',
      { field: 'status', under: ['decidedBy', 'decidedTime', 'reasonCode'] },
    ],
    priority: ['cover', 'description', 'creator', 'status'],
    filters: ['status', 'creator', 'submittedTime', 'sensitive', 'due'],
    search: ['id', 'creator'],
    sort: { by: 'submittedTime', first: 'oldest' },
    cards: { picture: 'cover' },
    starts: { status: ['PENDING'], due: ['true'] },
    views: {
      pending: { label: 'Pending', states: ['PENDING'], where: { field: 'due', is: ['true'] } },
      /** Together the views are all there is. */
      notYet: { label: 'Not in the queue yet', states: ['PENDING'], where: { field: 'due', is: ['false'] } },
      approved: { label: 'Approved', states: ['APPROVED'], sort: { by: 'submittedTime', first: 'newest' } },
      declined: { label: 'Declined', states: ['DECLINED'], sort: { by: 'submittedTime', first: 'newest' } },
    },
    actions: ['approve', 'decline', 'declineApproved'],
    look: 'desk',
    evidence: ['description', 'files'],
    opens: ['creator', 'post', 'submittedTime', 'level', 'price', 'sensitive', 'declines', 'reasonCode', 'reasonText', 'withdrawn'],
  },
})
