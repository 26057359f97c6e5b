// The site's own texts: terms, privacy, contacts (domain 9). Their set and addresses are fixed per deployment.
import { defineEntity } from './vocabulary.ts'

/** The site's own texts. Their set and their addresses are fixed: they can be changed, not added or removed. */
export const staticPages = defineEntity({
  entity: 'StaticPage',
  label: { one: 'Page', many: 'Pages' },
  title: 'title',
  card: { under: ['slug'] },

  read: 'updateAnyPage',
  update: 'updateAnyPage',
  sets: { modifyTime: 'now', modifiedBy: 'viewer' },
  leaves: {
    version: {
      entity: 'StaticPageVersion',
      before: true,
      with: { page: 'id', title: 'title', published: 'published', body: 'body', seoTitle: 'seoTitle', seoDescription: 'seoDescription' },
      sets: { replacedBy: 'viewer' },
      keep: 20,
    },
  },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 120 },
    /** The address on the client site. */
    slug: { kind: 'text', label: 'Address', required: true, unique: true, written: 'server', max: 60 },
    language: { kind: 'choice', label: 'Language', options: { en: 'English' }, required: true, written: 'server', starts: 'en' },
    /** Terms and privacy stay published. */
    published: { kind: 'flag', label: 'Published', starts: true },
    /** It must stay published. */
    always: { kind: 'flag', label: 'Always published', written: 'server', starts: false },
    body: { kind: 'richText', label: 'Text' },
    seoTitle: { kind: 'text', label: 'Search-engine title', max: 120 },
    seoDescription: { kind: 'longText', label: 'Search-engine description', max: 300 },
    /** It works only when a support e-mail is set in General. */
    complaintsOff: { kind: 'derived', label: 'Complaints form is off: no support e-mail', as: 'flag', by: 'complaintsOff' },
    modifyTime: { kind: 'time', label: 'Last change', written: 'server' },
    modifiedBy: { kind: 'reference', label: 'Changed by', entity: 'User', written: 'server', class: 'internal' },
  },

  rules: { alwaysPublished: { when: { always: ['true'] }, must: { published: ['true'] }, says: 'This page stays published' } },

  list: {
    path: '/pages',
    name: 'pages',
    columns: [
      { field: 'title', marks: ['complaintsOff'] },
      'slug',
      'language',
      { field: 'modifyTime', under: ['modifiedBy'] },
      'published',
    ],
    priority: ['title', 'language', 'published'],
    search: ['title', 'slug'],
    sort: { by: 'title', first: 'lowest' },
  },

  detail: {
    path: '/pages/:pageId',
    name: 'page',
    head: { under: ['slug', 'language'], facts: ['modifyTime', 'modifiedBy'] },
    links: {
      openEditor: { label: 'Open editor', to: { address: 'staticSiteEditorUrl', path: '/{slug}' } },
    },
    sections: {
      content: {
        kind: 'form',
        label: 'Content',
        unless: 'staticSiteEditorUrl',
        fields: ['title', 'published', 'body', 'seoTitle', 'seoDescription'],
      },
      versions: { kind: 'related', label: 'Previous versions', entity: 'StaticPageVersion', by: 'page' },
    },
  },
})
