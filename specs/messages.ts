// What stands in threads (domain 5.15, 15). Written by members and creators, and by the staff in the name of the site; never changed.
import { credits } from './app.ts'
import { defineEntity } from './vocabulary.ts'

/** What stands in threads. Never changed. */
export const messages = defineEntity({
  entity: 'Message',
  label: { one: 'Message', many: 'Messages' },
  title: 'id',
  // Whoever of the staff wrote it: by a right of one's own nobody reads what others wrote.
  own: 'staffAuthor',
  readsAudited: true,

  read: 'getAnyMessage',
  ownRead: 'getMyMessage',
  fields: {
    thread: { kind: 'reference', label: 'Thread', entity: 'MessageThread', required: true, written: 'server', class: 'internal' },
    createTime: { kind: 'time', label: 'Time', required: true, written: 'server', starts: 'now', class: 'internal' },
    /** Empty for the site. */
    from: { kind: 'reference', label: 'From', entity: 'User', written: 'server', empty: 'the site', class: 'internal' },
    /** Who wrote it in the name of the site. */
    staffAuthor: { kind: 'reference', label: 'Written by', entity: 'User', written: 'server', class: 'internal' },
    text: { kind: 'longText', label: 'Text', max: 2000, written: 'server', class: 'personal' },
    price: { kind: 'money', label: 'Price', currency: credits, written: 'server', class: 'money' },
    paid: { kind: 'flag', label: 'Paid', written: 'server', starts: false, class: 'internal' },
  },

  list: {
    // Nobody sorts by what is under: the text is too long for an index.
    columns: ['createTime', { field: 'from', under: ['text', 'price', 'paid', 'staffAuthor'] }],
    sort: { by: 'createTime', first: 'newest' },
  },
})
