// Figures over a time, of all books and of one, in parts with rights of their own; their screen is a tab beside the list of books.
import { entities as others, screens as some } from '../../plainBook/specs/index.ts'
import { defineEntity, defineScreens } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

export const screens = {
  ...some,
  ...defineScreens({ figures: { path: '/books/figures', label: 'Figures', needs: 'readBooks', tabOf: 'Book' } }),
}

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true, max: 200 } },
  reports: {
    all: { by: 'countBooks', needs: 'readBooks', parts: { lent: {}, fines: { needs: { allOf: ['readLoans', 'readHouse'] } } } },
    one: { by: 'countBook', wire: 'figuresOfBook', on: 'record', needs: { allOf: ['readBooks', 'readLoans'] }, parts: { lent: {} } },
  },
  list: { path: '/books/all', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
