// What cannot be edited where it stands in a list: what is no column or in no form, what is more than a plain value, and what saving would have to tell.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const told = definePart({
  label: 'Told',
  read: 'readAddresses',
  update: 'changeMembers',
  confirms: { says: 'Others are told.' },
  fields: { remark: { kind: 'text', label: 'Remark' } },
})
const kept = definePart({
  label: 'Kept',
  read: 'readAddresses',
  update: 'changeMembers',
  fields: { shelf: { kind: 'text', label: 'Shelf' } },
})

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  update: 'changeBooks',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    bag: { kind: 'text', label: 'Bag' },
    taken: { kind: 'text', label: 'Taken', fixed: true },
    by: { kind: 'text', label: 'By', written: 'server' },
    length: { kind: 'derived', label: 'Length', as: 'text', by: 'loanLength' },
    card: { kind: 'masked', label: 'Card', shows: 4, reveal: 'readHouse' },
    fee: { kind: 'money', label: 'Fee' },
    role: { kind: 'choice', label: 'Role', options: 'roles' },
    story: { kind: 'longText', label: 'Story' },
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
    moods: { kind: 'choices', label: 'Moods', options: { GOOD: 'Good', BAD: 'Bad' } },
  },
  parts: { told, kept },
  list: {
    path: '/loans',
    columns: ['id', 'note', 'taken', 'by', 'length', 'card', 'fee', 'role', 'story', 'member', 'moods', 'told.remark', 'kept.shelf'],
    inPlace: ['id', 'bag', 'taken', 'by', 'length', 'card', 'fee', 'role', 'story', 'member', 'moods', 'told.remark', 'kept.shelf', 'note'],
    sort: { by: 'note', first: 'lowest' },
    actions: ['update'],
  },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
