// Limits that hold nothing: of an amount that is none, of what nobody counts, with a secret; two queues, and states that the engine does not know.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const fields = {
  time: { kind: 'time', label: 'Asked', written: 'server' },
  amount: { kind: 'money', label: 'Amount', currency: 'USD', written: 'server' },
} as const

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Approval', many: 'Approvals' },
  title: 'id',
  storedAs: 'approvals',
  read: 'readBooks',
  fields,
  lifecycle: {
    label: 'State',
    starts: 'ASKED',
    states: { ASKED: { label: 'Asked' }, APPROVED: { label: 'Approved' } },
    transitions: { approve: { label: 'Approve', from: ['ASKED'], to: 'APPROVED', needs: 'readBooks', undo: { never: 'it is done' } } },
  },
  list: { path: '/books', columns: ['time', 'amount'], sort: { by: 'id', first: 'newest' } },
})

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Approval', many: 'Approvals' },
  title: 'id',
  storedAs: 'approvals',
  read: 'readLoans',
  fields,
  list: { path: '/loans', columns: ['time', 'amount'], sort: { by: 'id', first: 'newest' } },
})

const house = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'name',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    name: { kind: 'text', label: 'Name', required: true, starts: 'Library' },
    feesOfDay: { kind: 'money', label: 'Fees a day', currency: 'EUR' },
    anyOfDay: { kind: 'money', label: 'Of any currency' },
  },
  parts: library.HouseSettings.parts,
  actions: {
    misspelt: { kind: 'custom', on: 'record', label: 'A', by: 'bindBook', needs: 'changeHouse', approval: { above: 'fesOfDay' }, undo: { never: 'done' } },
    loose: { kind: 'custom', on: 'record', label: 'B', by: 'bindBook', needs: 'changeHouse', approval: { above: 'anyOfDay' }, undo: { never: 'done' } },
    secret: {
      kind: 'custom',
      on: 'record',
      label: 'C',
      by: 'bindBook',
      needs: 'changeHouse',
      approval: { above: 'feesOfDay' },
      asks: { pin: { kind: 'secret', label: 'Pin' } },
      undo: { never: 'done' },
    },
    back: { kind: 'restore', label: 'D', into: 'name', needs: 'changeHouse', approval: { above: 'feesOfDay' }, undo: { by: 'back' } },
  },
  settings: { house: { path: '/house', label: 'House', needs: 'readHouse', sections: { house: { kind: 'form', label: 'House' } } } },
})

export const entities = { ...library, Book: books, Loan: loans, HouseSettings: house }
