// What is kept from its readers, shown or compared all the same; and a password that is asked of nobody, or of somebody else.
import { books, members, type Mistake } from './mistake.ts'

export const secrets: readonly Mistake[] = [
  books(
    'a password that a book would have',
    "price: { kind: 'money', label: 'Price', read: 'readHouse', positive: true }",
    "price: { kind: 'money', label: 'Price', read: 'readHouse', positive: true, ownAsks: 'password' }",
  ),
  members(
    'a password asked where nothing is changed',
    "fixed: true, pattern: '^[0-9]{6}$'",
    "fixed: true, pattern: '^[0-9]{6}$', ownAsks: 'password'",
  ),
  members(
    'a password asked of nobody yet',
    "create: { label: 'Add member', needs: 'changeMembers',",
    "create: { label: 'Add member', needs: 'changeMembers', asks: { vow: { kind: 'text', label: 'Vow', ownAsks: 'password' } },",
  ),
  members(
    'another current password beside the one that is asked',
    "ownAsks: 'password' }",
    "ownAsks: 'password' },\n    currentPassword: { kind: 'text', label: 'Current' }",
  ),
  members('a secret that is shown', "facts: ['fees.owed']", "facts: ['secrets.password']"),
  members(
    'a masked street that nobody else may have',
    "street: { kind: 'text', label: 'Street' }",
    "street: { kind: 'masked', label: 'Street', shows: 2, reveal: 'readHouse', unique: true }",
  ),
  members(
    'a masked street that is found whole',
    "street: { kind: 'text', label: 'Street' }",
    "street: { kind: 'masked', label: 'Street', shows: 2, reveal: 'readHouse', lookedUp: true }",
  ),
  members(
    'records told apart by what is masked',
    '  fields: {\n    /** Notices',
    "  unique: [{ fields: ['iban'], text: 'Taken' }],\n  fields: {\n    iban: { kind: 'masked', label: 'Account', shows: 2, reveal: 'readHouse' },\n    /** Notices",
  ),
  members('a secret that is filtered by', "filters: ['role',", "filters: ['secrets.password', 'role',"),
]
