// Categories: creators choose from them, visitors search by them (domain 10.6).
import { defineEntity } from './vocabulary.ts'

/** Categories that creators choose from. */
export const tags = defineEntity({
  entity: 'Tag',
  label: { one: 'Category', many: 'Categories' },
  title: 'title',
  card: { under: ['slug'] },

  read: 'getAnyUserInfo',
  update: 'opensCategories',
  effect: 'deriveSlug',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, min: 1, max: 50 },
    /** Made from the title: every character outside letters, digits and underscore becomes an underscore, in lower case. */
    slug: { kind: 'text', label: 'Slug', required: true, written: 'server', max: 50 },
    type: { kind: 'choice', label: 'Type', options: { category: 'Category' }, required: true, fixed: true, starts: 'category' },
    /** Lower comes first. */
    order: { kind: 'integer', label: 'Order', required: true, written: 'server', starts: 0 },
    usedBy: { kind: 'derived', label: 'Used by', as: 'integer', by: 'tagUses' },
  },
  unique: [{ fields: ['type', 'slug'], text: 'This category already exists, choose another title' }],

  order: { by: 'order', needs: 'opensCategories' },
  reads: { getStats: { by: 'type' } },
  create: {
    label: 'Add category',
    needs: 'opensCategories',
    fields: ['title', 'type'],
    asks: {
      /** Made from the title: the preview tells it, and it is sent as it was shown. */
      slug: { kind: 'text', label: 'Slug', max: 50, written: 'server' },
    },
    gives: ['slug'],
    effect: 'deriveSlug',
  },
  remove: {
    label: 'Delete',
    needs: 'opensCategories',
    effect: 'removeTagFromCreators',
    confirms: {
      says: 'Delete the category {title}?',
      counts: { creators: { single: 'It is removed from {0} creator.', several: 'It is removed from {0} creators.' } },
    },
    undo: { never: 'the creators that had it are not remembered' },
  },

  list: {
    path: '/settings/tags',
    needs: 'opensCategories',
    when: 'tags',
    whole: true,
    columns: ['title', 'slug', 'usedBy'],
    filters: ['type'],
    search: ['title', 'slug'],
    sort: { by: 'order', first: 'lowest' },
    sortable: ['title'],
    actions: ['update', 'remove'],
  },
})
