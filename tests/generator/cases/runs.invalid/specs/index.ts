// Receipts without what came of each record, shown twice, a plan that sums what is no money by what nobody can name, and a file of what is only referred to.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access, entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: ['Member', 'Book', 'Loan', 'HouseSettings', 'Run', 'OtherRun'],
  flags: ['patrons', 'fines'],
  named: ['lends'],
})
interface Words extends WordsOf<typeof vocabulary> {}
const { defineEntity } = speak<Words>()

const lifecycle = {
  label: 'State',
  starts: 'RUNNING',
  states: { RUNNING: { label: 'Running' }, PAUSED: { label: 'Paused', reached: 'outside' }, DONE: { label: 'Done', reached: 'outside' }, STOPPED: { label: 'Stopped', reached: 'outside' } },
  transitions: {},
} as const
const fields = { total: { kind: 'integer', label: 'Records', required: true, written: 'server' } } as const
const list = { columns: ['total'], sort: { by: 'id', first: 'newest' } } as const

const runs = defineEntity({ entity: 'Run', label: { one: 'Run', many: 'Runs' }, title: 'id', storedAs: 'runs', read: 'readHouse', fields, lifecycle, list: { ...list, path: '/runs' }, detail: { path: '/runs/:id', sections: { progress: { kind: 'receipt', label: 'Progress' } } } })
const others = defineEntity({ entity: 'OtherRun', label: { one: 'Other', many: 'Others' }, title: 'id', storedAs: 'runs', read: 'readHouse', fields, lifecycle, list: { ...list, path: '/others' } })

const { giveBack, ...transitions } = library.Loan.lifecycle.transitions
const filed = { ...library.Loan.lifecycle, transitions: { giveBack: { ...giveBack, file: { columns: ['since', 'book'], answers: 'since' } }, ...transitions } }
const loans = { ...library.Loan, lifecycle: filed, queue: { ...library.Loan.queue, plan: { names: 'since', sums: ['fee', 'since'], per: 'condition' } } }

export const entities = { ...library, Loan: loans, Run: runs, OtherRun: others }
