// Transitions of a queue, and a custom, over many records at once: the receipts are entities, a plan sums fees by book, and what is given back leaves as a file.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access, entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: ['Member', 'Book', 'Loan', 'HouseSettings', 'Run', 'RunItem'],
  flags: ['patrons', 'fines'],
  named: ['lends'],
})
interface Words extends WordsOf<typeof vocabulary> {}
const { defineEntity } = speak<Words>()

const runs = defineEntity({
  entity: 'Run',
  label: { one: 'Run', many: 'Runs' },
  title: 'id',
  storedAs: 'runs',
  own: 'actor',
  read: 'readHouse',
  ownRead: 'readMe',
  fields: {
    actor: { kind: 'reference', label: 'Begun by', entity: 'Member', written: 'server' },
    operation: { kind: 'choice', label: 'What', options: 'runs', written: 'server' },
    entity: { kind: 'text', label: 'Of', required: true, written: 'server' },
    total: { kind: 'integer', label: 'Records', required: true, written: 'server' },
    done: { kind: 'integer', label: 'Done', required: true, written: 'server' },
    refused: { kind: 'integer', label: 'Not done', required: true, written: 'server' },
    ended: { kind: 'time', label: 'Ended', written: 'server' },
  },
  lifecycle: {
    label: 'State',
    starts: 'RUNNING',
    states: { RUNNING: { label: 'Running' }, PAUSED: { label: 'Paused' }, DONE: { label: 'Done', reached: 'outside' }, STOPPED: { label: 'Stopped' } },
    transitions: {
      pause: { label: 'Pause', from: ['RUNNING'], to: 'PAUSED', needs: 'readHouse', undo: { by: 'goOn' } },
      goOn: { label: 'Go on', from: ['PAUSED'], to: 'RUNNING', needs: 'readHouse', undo: { by: 'pause' } },
      stop: { label: 'Stop', from: ['RUNNING'], to: 'STOPPED', needs: 'readHouse', undo: { never: 'what is left is begun anew' } },
    },
  },
  list: { path: '/runs', columns: ['operation', 'done', 'status'], sort: { by: 'id', first: 'newest' } },
  detail: { path: '/runs/:id', sections: { progress: { kind: 'receipt', label: 'Progress', fields: ['ended'] } } },
})

const items = defineEntity({
  entity: 'RunItem',
  label: { one: 'Record of a run', many: 'Records of runs' },
  title: 'id',
  storedAs: 'runItems',
  read: 'readHouse',
  fields: {
    run: { kind: 'reference', label: 'Run', entity: 'Run', required: true, written: 'server' },
    target: { kind: 'target', label: 'Record', required: true, written: 'server' },
    outcome: { kind: 'choice', label: 'Outcome', options: { WAITING: 'Waiting', DONE: 'Done', REFUSED: 'Not done', FAILED: 'Failed' }, required: true, written: 'server' },
  },
  list: { columns: ['target', 'outcome'], sort: { by: 'id', first: 'oldest' } },
})

const extend = { kind: 'custom', on: 'record', label: 'Extend', by: 'extendLoan', needs: 'lends', runs: true, undo: { never: 'it ends by itself' } } as const
const { lifecycle } = library.Loan
if (!lifecycle) throw new Error('a loan has states')
const { giveBack, ...transitions } = lifecycle.transitions
const loans = {
  ...library.Loan,
  lifecycle: { ...lifecycle, transitions: { giveBack: { ...giveBack, file: { columns: ['since', 'fee'], answers: 'condition' } }, ...transitions } },
  actions: { ...library.Loan.actions, extend },
  queue: { ...library.Loan.queue, plan: { names: 'member', sums: ['fee'], per: 'book' } },
}

export const entities = { ...library, Loan: loans, Run: runs, RunItem: items }
