// Posts of creators and sets sent with messages (domain 5.18). Their screens come with the profile's posts.
import { defineEntity } from './vocabulary.ts'

/** Posts of creators and sets sent with messages. */
export const contentSets = defineEntity({
  entity: 'ContentSet',
  label: { one: 'Post', many: 'Posts' },
  title: 'description',
  titleElse: ['id'],

  read: 'getAnyContentSet',
  fields: {
    user: { kind: 'reference', label: 'Creator', entity: 'User', required: true, written: 'server' },
    type: { kind: 'choice', label: 'Type', required: true, written: 'server', options: { POST: 'Post', MESSAGE: 'Message' } },
    description: { kind: 'longText', label: 'Description', max: 5000, written: 'server' },
    createTime: { kind: 'time', label: 'Created', required: true, written: 'server', starts: 'now' },
    modifyTime: { kind: 'time', label: 'Changed', written: 'server' },
    /** Number of files. */
    size: { kind: 'integer', label: 'Files', required: true, min: 0, written: 'server', starts: 0 },
    published: { kind: 'flag', label: 'Published', written: 'server', starts: true },
    publishTime: { kind: 'time', label: 'Published at', written: 'server' },
    scheduleTime: { kind: 'time', label: 'Scheduled for', written: 'server' },
    processingStatus: {
      kind: 'choice',
      label: 'Processing',
      required: true,
      written: 'server',
      starts: 'NEW',
      options: { NEW: 'New', PROCESSING: 'Processing', OK: 'OK', ERROR: 'Error' },
    },
    /** A higher level includes the lower ones. */
    level: {
      kind: 'choice',
      label: 'Level',
      written: 'server',
      empty: 'free',
      options: { CONTENT: 'Content', PRO: 'Pro', ULTIMATE: 'Ultimate' },
    },
    package: { kind: 'reference', label: 'Price', entity: 'PaymentPackage', written: 'server', empty: 'not for sale separately' },
  },
})
