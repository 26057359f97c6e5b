// What can be lent.
import { defineEntity } from './vocabulary.ts'

export const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  card: { under: ['shelf'] },
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    /** Where it stands: room and number. */
    shelf: { kind: 'text', label: 'Shelf', required: true, min: 2, max: 10 },
    kinds: { kind: 'choices', label: 'Kinds', options: { NOVEL: 'Novel', POEMS: 'Poems', MAPS: 'Maps' } },
    pages: { kind: 'integer', label: 'Pages', min: 1 },
    price: { kind: 'money', label: 'Price', read: 'readHouse', positive: true },
    about: { kind: 'longText', label: 'About' },
    published: { kind: 'date', label: 'Published' },
    lendable: { kind: 'flag', label: 'Lendable', required: true, starts: true },
    out: { kind: 'derived', label: 'Out', as: 'flag', by: 'bookIsOut' },
    sequels: { kind: 'references', label: 'Sequels', entity: 'Book', max: 10 },
  },
  unique: [{ fields: ['title', 'shelf'], text: 'This book stands there already' }],
  create: { label: 'Add book', needs: 'changeBooks', fields: ['title', 'shelf', 'kinds', 'pages', 'lendable'] },
  remove: { label: 'Remove', needs: 'changeBooks', confirms: { says: 'Remove {title}?' }, undo: { never: 'it leaves the house' } },
  list: {
    path: '/books',
    whole: true,
    columns: ['title', 'shelf', 'kinds', 'price', 'out'],
    filters: ['kinds', 'lendable', 'published', 'pages'],
    search: ['title', 'shelf'],
    sort: { by: 'title', first: 'lowest' },
    actions: ['update', 'remove'],
  },
})
