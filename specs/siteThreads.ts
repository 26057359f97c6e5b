// Conversations with the site, one for each user: who waits for an answer, since when, and who sees to it (domain 5.15). Threads between users are none of them.
import { defineEntity } from './vocabulary.ts'

/** What users and the site write each other, worked off as a queue. */
export const siteThreads = defineEntity({
  entity: 'SiteThread',
  label: { one: 'Conversation', many: 'Inbox' },
  title: 'user',
  lockedAfter: 'thread',

  read: 'getAnyMessageThread',
  update: 'createAnyMessage',
  fields: {
    user: { kind: 'reference', label: 'User', entity: 'User', required: true, written: 'server', lookedUp: true, class: 'internal' },
    /** Where its messages are: the user's own row. */
    thread: { kind: 'reference', label: 'Thread', entity: 'MessageThread', required: true, written: 'server', class: 'internal' },
    /** Its beginning. */
    lastMessage: { kind: 'text', label: 'Last message', max: 80, written: 'server', read: 'getAnyMessage', class: 'personal' },
    lastMessageTime: { kind: 'time', label: 'Time', required: true, written: 'server', starts: 'now', class: 'internal' },
    /** The first message that the site has not answered. */
    waitingSince: { kind: 'time', label: 'Waiting since', written: 'server', class: 'internal' },
    /** Who sees to it. */
    assignee: {
      kind: 'reference',
      label: 'Assigned to',
      entity: 'User',
      offers: { role: ['admin', 'manager'], status: ['ACTIVE'] },
      empty: 'nobody',
      class: 'internal',
    },
  },
  unique: [{ fields: ['user'], text: 'This user has a conversation with the site already' }],

  lifecycle: {
    label: 'Answer',
    starts: 'WAITING',
    states: { WAITING: { label: 'Unanswered', tone: 'attention' }, ANSWERED: { label: 'Answered' } },
    transitions: {
      /** It comes from the site, whoever of the staff writes it; who did is kept inside. */
      reply: {
        label: 'Reply',
        key: 'r',
        from: ['WAITING', 'ANSWERED'],
        to: 'ANSWERED',
        needs: 'createAnyMessage',
        asks: {
          text: {
            kind: 'longText',
            label: 'Reply',
            required: true,
            unlabelled: true,
            max: 2000,
            class: 'personal',
            snippets: { entity: 'SavedReply', text: 'text', fills: { name: 'user' } },
          },
        },
        guards: ['siteThread'],
        effect: 'replyToUser',
        sets: { waitingSince: 'empty' },
        confirms: { says: 'The message comes from the site, not from you.', button: 'Send' },
        undo: { never: 'what was sent was read' },
      },
      /** Thanks, or answered elsewhere. */
      settle: {
        label: 'No answer needed',
        key: 'o',
        from: ['WAITING'],
        to: 'ANSWERED',
        needs: 'createAnyMessage',
        sets: { waitingSince: 'empty' },
        confirms: { says: 'Take the conversation with {user} off the list of those that wait? Nothing is sent.' },
        undo: { by: 'reopen' },
      },
      reopen: {
        label: 'Wait again',
        from: ['ANSWERED'],
        to: 'WAITING',
        needs: 'createAnyMessage',
        sets: { waitingSince: 'now' },
        confirms: { says: 'Put the conversation with {user} among those that wait, from now on?' },
        undo: { by: 'settle' },
      },
    },
  },

  reads: { getStats: { by: 'status' } },

  queue: {
    path: '/inbox',
    waiting: ['WAITING'],
    look: 'desk',
    columns: [{ field: 'user', under: ['lastMessage'] }, 'waitingSince', { field: 'assignee', marks: ['status'] }, 'lastMessageTime'],
    priority: ['user', 'waitingSince'],
    filters: ['status', 'assignee', 'user', 'waitingSince', 'lastMessageTime'],
    quick: ['assignee'],
    sort: { by: 'waitingSince', first: 'oldest' },
    starts: { status: ['WAITING'] },
    views: {
      waiting: { label: 'Unanswered', states: ['WAITING'] },
      answered: { label: 'Answered', states: ['ANSWERED'], sort: { by: 'lastMessageTime', first: 'newest' } },
    },
    opens: ['user', 'waitingSince', 'assignee', 'lastMessageTime'],
    below: {
      messages: {
        label: 'Messages',
        entity: 'Message',
        by: 'thread',
        is: 'thread',
        said: {
          from: 'from',
          author: 'staffAuthor',
          text: 'text',
          price: { of: 'price', paid: 'paid' },
          attached: { entity: 'MessageFile', by: 'thread', of: 'message', file: 'file' },
        },
        answers: 'reply',
      },
      notes: { label: 'User notes', entity: 'UserNote', by: 'user', is: 'user', columns: ['createTime', 'author', 'text'] },
      payouts: { label: 'Payout requests', entity: 'PayoutRequest', by: 'user', is: 'user', columns: ['createTime', 'net', 'status'] },
    },
    actions: ['reply', 'settle', 'reopen', 'update'],
  },
})
