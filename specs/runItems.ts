// What came of each record of a run. Kept by the engine.
import { defineEntity } from './vocabulary.ts'

/** One record of a run: done, or why not. */
export const runItems = defineEntity({
  entity: 'RunItem',
  label: { one: 'Record of a run', many: 'Records of runs' },
  title: 'id',
  storedAs: 'runItems',
  own: 'actor',

  read: 'getAnyAuditRecord',
  ownRead: 'getMyUserInfo',
  fields: {
    run: { kind: 'reference', label: 'Run', entity: 'Run', required: true, written: 'server' },
    actor: { kind: 'reference', label: 'Begun by', entity: 'User', required: true, written: 'server', class: 'internal' },
    target: { kind: 'target', label: 'Record', required: true, written: 'server' },
    outcome: {
      kind: 'choice',
      label: 'Outcome',
      options: { WAITING: 'Waiting', DONE: 'Done', REFUSED: 'Not done', FAILED: 'Failed' },
      tones: { DONE: 'good', REFUSED: 'attention', FAILED: 'bad' },
      required: true,
      written: 'server',
    },
    says: { kind: 'longText', label: 'Why not', written: 'server', class: 'internal' },
    time: { kind: 'time', label: 'Time', written: 'server' },
    /** The reference of its payment. */
    answer: { kind: 'text', label: 'What came back', written: 'server', class: 'internal' },
  },

  list: {
    columns: ['target', { field: 'outcome', under: ['answer'] }, 'says', 'time'],
    filters: ['outcome'],
    sort: { by: 'id', first: 'oldest' },
  },
})
