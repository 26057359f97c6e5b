// Values that nothing can be, limits that nothing keeps, words that nobody reads: what a form, a filter or the database would find out too late.
import { books, computed, loans, members, rule, type Mistake } from './mistake.ts'

export const values: readonly Mistake[] = [
  books('a limit below what the column takes', "label: 'Pages', min: 1", "label: 'Pages', min: 1, max: 9_999_999_999"),
  books('longer at least than at most, unsaid', "kind: 'longText', label: 'About'", "kind: 'longText', label: 'About', min: 9_000"),
  books('no room at all', "kind: 'longText', label: 'About'", "kind: 'longText', label: 'About', max: 0"),
  books('an amount to start with in no currency', "read: 'readHouse', positive: true", "read: 'readHouse', positive: true, starts: '5.00'"),
  books('unique by what is computed', "as: 'flag', by: 'bookIsOut'", "as: 'flag', unique: true, by: 'bookIsOut'"),
  loans(
    'unique twice, in one state each',
    "  create: { label: 'Lend'",
    "  unique: [{ fields: ['member', 'book'], where: 'OUT', text: 'Out' }, { fields: ['book', 'member'], where: 'LOST', text: 'Lost' }],\n  create: { label: 'Lend'",
  ),
  members(
    'unique by itself, and in one state',
    '  reads: { getStats',
    "  unique: [{ fields: ['cardNumber'], where: 'ACTIVE', text: 'Taken' }],\n  reads: { getStats",
  ),
  books('unique together with what is computed', "unique: [{ fields: ['title', 'shelf']", "unique: [{ fields: ['title', 'out']"),
  books('looked up by more than an index holds', "kind: 'longText', label: 'About'", "kind: 'longText', label: 'About', lookedUp: true"),
  books(
    'unique by more than an index holds',
    "label: 'Shelf', required: true, min: 2, max: 10",
    "label: 'Shelf', required: true, min: 2, max: 500",
  ),
  members('a column of more than an index holds', "label: 'Name', required: true, max: 80", "label: 'Name', required: true, max: 5_000"),
  members(
    'more digits than a number has',
    "street: { kind: 'text', label: 'Street' }",
    "street: { kind: 'decimal', label: 'Street', decimals: 20 }",
  ),
  members(
    'more than a share can be',
    "street: { kind: 'text', label: 'Street' }",
    "street: { kind: 'percent', label: 'Street', max: 5_000 }",
  ),
  members(
    'rows of nothing',
    "street: { kind: 'text', label: 'Street' }",
    "street: { kind: 'list', label: 'Streets', addLabel: 'Add', fields: {} }",
  ),
  computed('a computed value that is one of none', "as: 'choice', by: 'bookIsOut'"),
  computed('a computed value that is some of none', "as: 'choices', by: 'bookIsOut', options: {}"),
  books('a report of nothing', '  unique: [{', "  reports: { all: { needs: 'readBooks', parts: {}, figures: {} } },\n  unique: [{"),
  loans(
    'an operation that is asked for',
    "upTo: { kind: 'date', label: 'Due up to', required: true }",
    "upTo: { kind: 'choice', label: 'What was done', options: 'operations', required: true }",
  ),
  members(
    'a file without a size',
    "portrait: { kind: 'image', label: 'Portrait', written: 'server' }",
    "portrait: { kind: 'image', label: 'Portrait', upload: { types: ['image'], max: { document: '5 MB' } } }",
  ),
  members(
    'a picture that is a document',
    "portrait: { kind: 'image', label: 'Portrait', written: 'server' }",
    "portrait: { kind: 'image', label: 'Portrait', upload: { types: ['document'], max: '5 MB' } }",
  ),
  members('somebody who is a text', "{ id: { not: 'viewer' } }", "{ name: { not: 'viewer' } }"),
  loans('somebody who is a book', "  own: 'member',", "  own: 'member',\n  conditions: { bookIsHere: { book: 'viewer' } },"),
  loans('somebody in brackets', "  own: 'member',", "  own: 'member',\n  conditions: { bookIsHere: { takenBy: { not: ['viewer'] } } },"),
  loans('nobody in brackets', "  own: 'member',", "  own: 'member',\n  conditions: { bookIsHere: { takenBy: ['empty'] } },"),
  loans('a book that is no number', "  own: 'member',", "  own: 'member',\n  conditions: { bookIsHere: { book: ['here'] } },"),
  members('an amount that is so much', "{ id: { not: 'viewer' } }", "{ 'fees.owed': ['10'] }"),
  loans(
    'books that are neither so nor otherwise',
    "label: 'Book', entity: 'Book', required: true",
    "label: 'Book', entity: 'Book', required: true, offers: { lendable: ['yes'] }",
  ),
  loans(
    'books of so many pages',
    "label: 'Book', entity: 'Book', required: true",
    "label: 'Book', entity: 'Book', required: true, offers: { pages: ['many'] }",
  ),
  members(
    'a view of what is neither so nor otherwise',
    "{ field: 'fees.status', is: ['OWING'] }",
    "{ field: 'account.joined', is: ['2026'] }",
  ),
  books(
    'a view of yes',
    "search: ['title', 'shelf'],",
    "search: ['title', 'shelf'],\n    views: { lent: { label: 'Lent', where: { field: 'lendable', is: ['no'] } } },",
  ),
  books(
    'a view of so many pages',
    "search: ['title', 'shelf'],",
    "search: ['title', 'shelf'],\n    views: { short: { label: 'Short', where: { field: 'pages', is: ['9'] } } },",
  ),
  loans('the last days of a state', "starts: { since: { last: '90 days' } }", "starts: { status: { last: '90 days' } }"),
  loans('a time that is one of some', "starts: { since: { last: '90 days' } }", "starts: { since: ['2026-01-01'] }"),
  loans('pages that are found as a whole', "    waiting: ['OUT'],", "    waiting: ['OUT'],\n    verb: 'search',"),
  rule(
    'a rule that can never be kept where it is asked',
    "when: { pages: 'empty' }, must: { pages: { not: 'empty' } }, says: 'Pages are needed'",
  ),
  rule('a rule that takes an option away', "when: { lendable: ['true'] }, must: { lendable: ['false'] }, says: 'Not both'"),
  rule('a rule that wants what it leaves aside', "when: { shelf: { not: ['ADULT'] } }, must: { shelf: ['ADULT'] }, says: 'No'"),
  rule(
    'a rule that leaves aside what it wants',
    "when: { lendable: { not: ['false'] } }, must: { lendable: { not: ['true'] } }, says: 'No'",
  ),
  members('two views with one label', "blocked: { label: 'Blocked', states", "blocked: { label: 'Owing', states"),
  members(
    'two fields of a row with one label',
    "street: { kind: 'text', label: 'Street' }",
    "street: { kind: 'list', label: 'Streets', addLabel: 'Add', fields: { name: { kind: 'text', label: 'Name' }, other: { kind: 'text', label: 'Name' } } }",
  ),
  loans(
    'a question that another transition of its verb asks otherwise',
    "undo: { by: 'giveBack' } },\n      lose: { label: 'Lost', from: ['OUT'], to: 'LOST', needs: 'lends', undo: { by: 'undoLose' } },\n      undoLose: { label: 'Undo',",
    "asks: { why: { kind: 'text', label: 'Why', max: 100 } }, undo: { by: 'giveBack' } },\n      lose: { label: 'Lost', from: ['OUT'], to: 'LOST', needs: 'lends', undo: { by: 'undoLose' } },\n      undoLose: { asks: { why: { kind: 'text', label: 'Who found it', required: true } }, label: 'Undo',",
  ),
  loans(
    'an operation whose form would be the list of all',
    "kind: 'custom',\n      on: 'list'",
    "kind: 'custom',\n      wire: 'index',\n      on: 'list'",
  ),
]
