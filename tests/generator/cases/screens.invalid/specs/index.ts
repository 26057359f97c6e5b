// Addresses that meet, screens of one name, parameters where none can be.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const books = { ...library.Book, list: { ...library.Book.list, path: '/members' } }
const loans = { ...library.Loan, queue: { ...library.Loan.queue, path: '/loans/:loanId' }, list: { path: '/loanList', columns: ['member'], views: library.Loan.queue.views, sort: { by: 'since', first: 'newest' } } }
const members = { ...library.Member, detail: { ...library.Member.detail, path: '/member', name: 'members' } }

export const screens = {
  login: { path: 'login', label: 'Login', needs: { anyone: 'how one gets in' } },
  welcome: { path: '/', label: 'Welcome', needs: { anyStaff: 'a greeting' }, uses: ['bookAutocomplete'], when: 'fine' },
  house: { path: '/a//b', label: 'House', needs: 'readHouse' },
}

export const entities = { ...library, Book: books, Loan: loans, Member: members }
