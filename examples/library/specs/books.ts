// What the library has, whatever the number of copies.
import { defineEntity } from './vocabulary.ts'

/** A title of the catalogue; what is lent are its copies. */
export const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  card: { under: ['author'] },
  read: 'readCatalogue',
  update: 'changeCollection',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    author: { kind: 'text', label: 'Author', required: true, max: 120 },
    /** Ten or thirteen digits, the last of ten may be an X. */
    isbn: { kind: 'text', label: 'ISBN', unique: true, pattern: '^([0-9]{13}|[0-9]{9}[0-9X])$' },
    subject: {
      kind: 'choice',
      label: 'Subject',
      required: true,
      options: { NOVEL: 'Novels', CRIME: 'Crime', CHILDREN: "Children's books", SCIENCE: 'Science', HISTORY: 'History', POETRY: 'Poetry' },
    },
    language: {
      kind: 'choice',
      label: 'Language',
      required: true,
      starts: 'EN',
      options: { EN: 'English', DE: 'German', FR: 'French', LA: 'Latin' },
    },
    year: { kind: 'integer', label: 'Year', min: 1450, max: 2100 },
    pages: { kind: 'integer', label: 'Pages', min: 1 },
    about: { kind: 'longText', label: 'About', max: 2000 },
  },
  unique: [{ fields: ['title', 'author', 'language'], text: 'The catalogue has this title already' }],
  create: {
    label: 'Add book',
    needs: 'changeCollection',
    fields: ['title', 'author', 'isbn', 'subject', 'language', 'year', 'pages', 'about'],
  },
  list: {
    path: '/books',
    columns: [{ field: 'title', under: ['author'] }, 'subject', 'language', 'year', 'isbn'],
    more: ['pages'],
    priority: ['title'],
    filters: ['subject', 'language', 'year'],
    search: ['title', 'author', 'isbn'],
    sort: { by: 'title', first: 'lowest' },
    actions: ['update'],
  },
  detail: {
    path: '/books/:bookId',
    head: { under: ['author'], facts: ['subject', 'year'] },
    sections: {
      book: { kind: 'form', label: 'Book' },
      copies: { kind: 'related', label: 'Copies', entity: 'Copy', by: 'book' },
      reservations: { kind: 'related', label: 'Reservations', entity: 'Reservation', by: 'book' },
    },
  },
})
