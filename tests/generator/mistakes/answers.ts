// Answers, stamps and values of rules that the field they are for cannot hold: whoever saves them, or waits for the rule, would find out.
import { books, loans, members, rule, type Mistake } from './mistake.ts'

const asked = "asks: { condition: { kind: 'text', label: 'Condition', max: 100 } }"
const lent = "fields: ['member', 'book'], guards"
const stored = "condition: { kind: 'text', label: 'Condition', lookedUp: true, written: 'server' },"
const back = "sets: { back: 'now', takenBy: 'viewer' }"

export const answers: readonly Mistake[] = [
  loans('an answer in another currency', asked, "asks: { fee: { kind: 'money', label: 'Fee', currency: 'USD', signed: true } }"),
  loans('an answer in whatever currency', asked, "asks: { fee: { kind: 'money', label: 'Fee', signed: true } }"),
  loans('an answer that refers to another', asked, "asks: { takenBy: { kind: 'reference', label: 'Taken by', entity: 'Book' } }"),
  loans('an answer of another kind', asked, "asks: { condition: { kind: 'flag', label: 'Condition' } }"),
  loans(
    'an answer longer than what holds it',
    stored,
    "condition: { kind: 'text', label: 'Condition', lookedUp: true, written: 'server', max: 50 },",
  ),
  loans(
    'an answer that need not be given, though it has to be there',
    "to: 'LOST', needs: 'lends',",
    "to: 'LOST', needs: 'lends', asks: { since: { kind: 'time', label: 'Since' } },",
  ),
  loans(
    'words for a choice',
    stored,
    "condition: { kind: 'choice', label: 'Condition', written: 'server', options: { GOOD: 'Good', WORN: 'Worn' } },",
  ),
  loans(
    'what is asked when it is made, of another kind',
    lent,
    "fields: ['member', 'book'], asks: { condition: { kind: 'date', label: 'Condition' } }, guards",
  ),
  loans('who did it, in an amount', lent, "fields: ['member', 'book'], sets: { fee: 'viewer' }, guards"),
  loans('a time in a reference', lent, "fields: ['member', 'book'], sets: { takenBy: 'now' }, guards"),
  loans('who did it, in a book', lent, "fields: ['member', 'book'], sets: { book: 'viewer' }, guards"),
  loans('a time for a state', lent, "fields: ['member', 'book'], sets: { status: 'now' }, guards"),
  loans('emptied though it has to be there', back, "sets: { since: 'empty', takenBy: 'viewer' }"),
  books('who did it, in a day', "update: 'changeBooks',", "update: 'changeBooks',\n  sets: { published: 'viewer' },"),
  books('a computed value that is stamped', "update: 'changeBooks',", "update: 'changeBooks',\n  sets: { out: 'now' },"),
  members("a time in a part's text", "wire: 'addresses',", "wire: 'addresses',\n      sets: { street: 'now' },"),
  members(
    'a required field that a flag takes away',
    "name: { kind: 'text', label: 'Name', required: true, max: 80 }",
    "name: { kind: 'text', label: 'Name', required: true, max: 80, when: 'patrons' }",
  ),
  rule('a rule of an amount that is so much', "when: { price: ['0.00'] }, must: { price: { not: ['1.00'] } }, says: 'No'"),
  rule('a rule of a number that is none', "when: { pages: ['abc'] }, must: { published: { not: 'empty' } }, says: 'No'"),
  rule('a rule of a text that is somebody', "when: { title: 'viewer' }, must: { published: { not: 'empty' } }, says: 'No'"),
  rule('a rule of nothing in brackets', "when: { title: ['empty'] }, must: { published: { not: 'empty' } }, says: 'No'"),
]
