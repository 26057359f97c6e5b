// Fields that are edited where they stand in a list: of the record itself and of a part, of several kinds, and one that is off until it is switched on.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const desk = definePart({
  label: 'Desk',
  read: 'readAddresses',
  update: 'changeMembers',
  fields: { remark: { kind: 'text', label: 'Remark', max: 80 } },
})

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  update: 'changeBooks',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
    length: { kind: 'choice', label: 'Length', options: { SHORT: 'Short', LONG: 'Long' } },
    due: { kind: 'date', label: 'Due' },
    renewed: { kind: 'flag', label: 'Renewed', starts: false },
  },
  parts: { desk },
  list: {
    path: '/loans',
    columns: ['note', 'length', 'renewed', 'desk.remark'],
    more: ['due'],
    inPlace: ['note', 'length', 'desk.remark', 'due'],
    sort: { by: 'note', first: 'lowest' },
    actions: ['update', 'desk.update'],
  },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
