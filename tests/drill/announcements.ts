// What a product owner writes for a whole new entity: one spec file, and where its name is to be said elsewhere.

/** specs/announcements.ts of the drill. */
export const announcements = `// What the site tells its creators.
import { defineEntity } from './vocabulary.ts'

/** News of the site for its creators. */
export const announcements = defineEntity({
  entity: 'Announcement',
  label: { one: 'Announcement', many: 'Announcements' },
  title: 'title',
  card: { marks: ['status'] },

  read: 'getAnyAnnouncement',
  update: 'updateAnyAnnouncement',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 80 },
    /** Shown on the first screen of a creator. */
    text: { kind: 'longText', label: 'Text', max: 2000 },
    audience: { kind: 'choice', label: 'Audience', required: true, options: { ALL: 'All creators', NEW: 'New creators' }, starts: 'ALL' },
    until: { kind: 'date', label: 'Shown until' },
    createTime: { kind: 'time', label: 'Written', required: true, written: 'server', starts: 'now' },
    publishedTime: { kind: 'time', label: 'Published on', written: 'server' },
  },

  lifecycle: {
    label: 'Status',
    starts: 'DRAFT',
    states: { DRAFT: { label: 'Draft' }, PUBLISHED: { label: 'Published', tone: 'good' } },
    transitions: {
      publish: {
        label: 'Publish',
        from: ['DRAFT'],
        to: 'PUBLISHED',
        needs: 'updateAnyAnnouncement',
        sets: { publishedTime: 'now' },
        confirms: { says: 'Publish {title}? Creators see it at once.' },
        undo: { by: 'withdraw' },
      },
      withdraw: {
        label: 'Withdraw',
        from: ['PUBLISHED'],
        to: 'DRAFT',
        needs: 'updateAnyAnnouncement',
        sets: { publishedTime: 'empty' },
        undo: { by: 'publish' },
      },
    },
  },

  create: { label: 'Add announcement', needs: 'updateAnyAnnouncement', fields: ['title', 'text', 'audience', 'until'] },

  list: {
    path: '/announcements',
    columns: ['title', 'audience', 'until', 'status', 'createTime'],
    filters: ['status', 'audience'],
    search: ['title'],
    sort: { by: 'createTime', first: 'newest' },
    actions: ['update', 'publish', 'withdraw'],
  },

  detail: {
    path: '/announcements/:announcementId',
    head: { marks: ['status'], facts: ['createTime', 'publishedTime'] },
    actions: ['publish', 'withdraw'],
    sections: { announcement: { kind: 'form', label: 'Announcement text' } },
  },
})
`
