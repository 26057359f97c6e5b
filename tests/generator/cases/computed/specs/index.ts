// Values that are computed as specs say it, of each kind; whoever may not read what they are of does not read them, unless it says what it discloses.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    shelf: { kind: 'text', label: 'Shelf' },
    follows: { kind: 'reference', label: 'Follows', entity: 'Book' },
    scan: { kind: 'file', label: 'Scan', written: 'server' },
    // Nothing is asked beyond what whoever reads the book meets.
    before: { kind: 'derived', label: 'Follows the book', as: 'text', computes: { kind: 'path', path: 'follows.follows.title' } },
    file: { kind: 'derived', label: 'File', as: 'text', computes: { kind: 'path', path: 'scan.name', when: { shelf: { not: 'empty' } } } },
    // Only who reads loans, too.
    lent: { kind: 'derived', label: 'Lent', as: 'integer', computes: { kind: 'count', of: 'Loan', whose: { book: 'id' }, none: 'empty' }, empty: 'never' },
    out: { kind: 'derived', label: 'Out', as: 'flag', computes: { kind: 'any', of: 'Loan', whose: { book: 'id' }, where: { status: ['OUT'] } } },
    // Whoever reads books.
    fees: {
      kind: 'derived',
      label: 'Fees',
      as: 'money',
      currency: 'EUR',
      computes: { kind: 'sum', of: 'Loan', whose: { book: 'id' }, sums: 'fee', negated: true },
      discloses: 'what a book earned',
    },
    house: { kind: 'derived', label: 'House', as: 'texts', computes: { kind: 'all', of: 'Book', whose: { follows: 'id' }, shows: 'title', by: 'id' } },
  },
  parts: {
    lending: definePart({
      label: 'Lending',
      read: 'readLoans',
      fields: {
        note: { kind: 'text', label: 'Note', written: 'server' },
        condition: {
          kind: 'derived',
          label: 'Condition',
          as: 'text',
          computes: { kind: 'newest', of: 'Loan', whose: { book: 'id' }, where: { back: { not: 'empty' } }, by: 'back', shows: 'condition', cut: 20 },
        },
      },
    }),
  },
  list: {
    path: '/books',
    columns: ['title', 'before', 'lent', 'out', 'fees'],
    filters: ['out', 'lent'],
    sort: { by: 'title', first: 'lowest' },
  },
})

export const entities = { ...library, Book: books }
