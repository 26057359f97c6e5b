// What every record has to have, and creation neither asks for nor says that its effect gives.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const { fields, create } = library.Book
const books = { ...library.Book, create: { ...create, fields: ['kinds', 'lendable'] as const } }
const loans = { ...library.Loan, create: { ...library.Loan.create, fields: ['member'] as const, effect: 'lend' } }
const members = {
  ...library.Member,
  fields: { ...library.Member.fields, portrait: { ...library.Member.fields.portrait, required: true } },
  create: { ...library.Member.create, gives: ['name'] as const },
}

export const entities = { ...library, Book: { ...books, fields }, Loan: loans, Member: members }
