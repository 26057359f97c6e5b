// What a page said before each change: the last 20 are kept (domain 9).
import { defineEntity } from './vocabulary.ts'

/** What a page said before; the last 20 are kept. */
export const staticPageVersions = defineEntity({
  entity: 'StaticPageVersion',
  label: { one: 'Version', many: 'Versions' },
  title: 'title',

  read: 'updateAnyPage',
  fields: {
    page: { kind: 'reference', label: 'Page', entity: 'StaticPage', required: true, written: 'server' },
    title: { kind: 'text', label: 'Title', required: true, written: 'server', max: 120 },
    published: { kind: 'flag', label: 'Published', written: 'server', starts: true },
    body: { kind: 'richText', label: 'Text', written: 'server' },
    seoTitle: { kind: 'text', label: 'Search-engine title', written: 'server', max: 120 },
    seoDescription: { kind: 'longText', label: 'Search-engine description', written: 'server', max: 300 },
    /** When it was replaced. */
    replacedTime: { kind: 'time', label: 'Replaced', required: true, written: 'server', starts: 'now' },
    replacedBy: { kind: 'reference', label: 'Replaced by', entity: 'User', written: 'server', class: 'internal' },
  },

  actions: {
    /** What the page says now is kept as a version too. */
    restore: {
      kind: 'restore',
      into: 'page',
      wire: 'staticPagesRestore',
      label: 'Restore',
      needs: 'updateAnyPage',
      confirms: {
        says: 'Restore {page} as it was until {replacedTime}, when {replacedBy} replaced it, titled “{title}”? What it says now is kept as a version.',
        button: 'Restore',
      },
      undo: { by: 'restore' },
    },
  },

  list: {
    columns: ['replacedTime', 'replacedBy', 'title'],
    sort: { by: 'replacedTime', first: 'newest' },
    actions: ['restore'],
    opens: ['title', 'published', 'body', 'seoTitle', 'seoDescription'],
  },
})
