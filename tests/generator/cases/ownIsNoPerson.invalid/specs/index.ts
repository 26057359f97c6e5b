// own points at something that is no person.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const loans = { ...library.Loan, own: 'book' }
const books = { ...library.Book, own: 'id', ownRead: 'readMe' }

export const entities = { ...library, Loan: loans, Book: books }
