// Values that a field cannot have; limits that nothing fits between.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, unique: true, max: 200 },
    kind: { kind: 'choice', label: 'Kind', options: { NOVEL: 'Novel', POEMS: 'Poems' }, starts: 'NOVELL', tones: { POEM: 'good' } },
    pages: { kind: 'integer', label: 'Pages', min: 10, max: 1 },
    code: { kind: 'text', label: 'Code', pattern: '([' },
    place: { kind: 'location', label: 'Place', level: 'city', within: 'nowhere' },
  },
  unique: [{ fields: ['title'], text: 'There is one of this title' }],
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' }, filters: ['kind'], views: { poems: { label: 'Poems', where: { field: 'kind', is: ['POEM'] } } }, starts: { kind: ['NOVEL', 'ATLAS'] } },
})

export const entities = { ...library, Book: books }
