// References and sections that point at the wrong thing.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'price',
  titleElse: ['place', 'price'],
  lockedAfter: 'house',
  card: { under: ['worth.guess'], marks: ['place', 'worth.guess'] },
  read: 'readBooks',
  fields: {
    price: { kind: 'text', label: 'Price', read: 'readHouse' },
    place: { kind: 'text', label: 'Place' },
    house: { kind: 'reference', label: 'House', entity: 'HouseSettings' },
    reader: { kind: 'reference', label: 'Reader', entity: 'Membre' },
  },
  parts: { worth: definePart({ read: 'readHouse', fields: { guess: { kind: 'text', label: 'Guess' } } }) },
  list: { path: '/books', columns: ['place'], sort: { by: 'place', first: 'lowest' } },
  detail: {
    path: '/books/:bookId',
    links: {
      shop: { label: 'Shop', to: { address: 'shopUlr', path: '/{titel}' } },
      readers: { label: 'Readers', to: { list: 'Loan', by: 'house' } },
      house: { label: 'House', to: { list: 'HouseSettings', by: 'name' } },
    },
    sections: {
      loans: { kind: 'related', label: 'Loans', entity: 'Loan', by: 'bok' },
      others: { kind: 'related', label: 'Others', entity: 'Loan', by: 'member' },
      house: { kind: 'related', label: 'House', entity: 'HouseSettings', by: 'name' },
      people: { kind: 'facts', label: 'People', fields: ['place'], of: ['guests', 'gests'] },
      magic: { kind: 'magic', label: 'Magic' },
      closed: { kind: 'custom', label: 'Closed' },
    },
  },
})

export const entities = { ...library, Book: books }
