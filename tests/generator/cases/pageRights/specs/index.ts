// Who may open a screen may read what it shows of the records themselves; parts and guarded fields keep their rights.
import { entities as others } from '../../plainBook/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../plainBook/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  parts: { notes: definePart({ read: 'changeBooks', fields: { note: { kind: 'text', label: 'Note' } } }) },
  reads: {
    search: { needs: 'changeHouse', also: [{ needs: 'readHouse', fields: ['title'], why: 'the yearly count' }] },
    autocomplete: { also: [{ needs: 'readLoans', fields: ['title'], why: 'the desk' }] },
  },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    price: { kind: 'money', label: 'Price', currency: 'EUR', read: 'readHouse' },
    keeper: { kind: 'reference', label: 'Keeper', entity: 'Member' },
  },
  list: { path: '/books', columns: ['title', 'price', 'notes.note', 'keeper'], sort: { by: 'title', first: 'lowest' }, needs: 'readLoans', when: 'fines', filters: ['keeper'], uses: ['loansSearch'] },
})

export const entities = { ...others, Book: books }
