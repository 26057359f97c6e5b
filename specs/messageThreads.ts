// Threads of messages, one row for each who takes part (domain 5.15). Threads with the site are one site identity's, whoever of the staff writes.
import { defineEntity } from './vocabulary.ts'

/** A thread as one of those who take part sees it. */
export const messageThreads = defineEntity({
  entity: 'MessageThread',
  label: { one: 'Thread', many: 'Threads' },
  title: 'id',
  own: 'user',
  lockedAfter: 'copyOf',

  read: 'getAnyMessageThread',
  ownRead: 'getMyMessageThread',
  fields: {
    /** Whose view of the thread it is; of the staff, whoever wrote in the name of the site. */
    user: { kind: 'reference', label: 'User', entity: 'User', required: true, written: 'server', class: 'internal' },
    /** Empty for the site. */
    other: { kind: 'reference', label: 'With', entity: 'User', written: 'server', empty: 'the site', class: 'internal' },
    /** Where the messages are; empty where they are here. */
    copyOf: { kind: 'reference', label: 'Thread', entity: 'MessageThread', written: 'server', class: 'internal' },
    /** Its beginning. */
    lastMessage: { kind: 'text', label: 'Last message', max: 80, written: 'server', read: 'getAnyMessage', class: 'personal' },
    lastMessageTime: { kind: 'time', label: 'Time', required: true, written: 'server', starts: 'now', class: 'internal' },
    /** Written by the other side since this side last read or wrote. */
    unread: { kind: 'integer', label: 'Unread', required: true, min: 0, starts: 0, written: 'server', class: 'internal' },
    /** Something in it was sold. */
    paid: { kind: 'flag', label: 'Paid', written: 'server', starts: false, class: 'internal' },
  },

  actions: {
    /** It comes from the site, whoever of the staff writes it; who did is kept inside. */
    reply: {
      kind: 'custom',
      on: 'record',
      by: 'replyInThread',
      appendOnly: true,
      wire: 'messagesReply',
      label: 'Reply',
      needs: 'createAnyMessage',
      own: 'createMyMessage',
      asks: { text: { kind: 'longText', label: 'Reply', required: true, unlabelled: true, max: 2000, class: 'personal' } },
      guards: ['siteThread'],
      confirms: { says: 'The message comes from the site, not from you.', button: 'Send' },
      undo: { never: 'what was sent was read' },
    },
  },

  list: {
    columns: ['lastMessageTime', { field: 'other', under: ['lastMessage', 'unread', 'paid', 'copyOf'] }],
    sort: { by: 'lastMessageTime', first: 'newest' },
    actions: ['reply'],
  },
})
