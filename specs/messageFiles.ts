// What was sent along with messages (domain 5.15). Never public.
import { defineEntity } from './vocabulary.ts'

/** What was sent along with messages. */
export const messageFiles = defineEntity({
  entity: 'MessageFile',
  label: { one: 'Attachment', many: 'Attachments' },
  title: 'file',
  readsAudited: true,

  read: 'getAnyMessage',
  fields: {
    thread: { kind: 'reference', label: 'Thread', entity: 'MessageThread', required: true, written: 'server', class: 'internal' },
    message: { kind: 'reference', label: 'Message', entity: 'Message', required: true, written: 'server', class: 'internal' },
    file: { kind: 'file', label: 'File', required: true, written: 'server', class: 'personal' },
  },

  list: { columns: ['file', 'message'], sort: { by: 'id', first: 'newest' } },
})
