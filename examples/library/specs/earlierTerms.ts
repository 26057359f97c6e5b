// Until when a copy was lent before its loan was renewed: what saving a term leaves behind, and puts back where it was a mistake.
import { defineEntity } from './vocabulary.ts'

export const earlierTerms = defineEntity({
  entity: 'EarlierTerm',
  label: { one: 'Earlier term', many: 'Earlier terms' },
  title: 'due',
  read: 'readLending',
  fields: {
    loan: { kind: 'reference', label: 'Loan', entity: 'Loan', required: true, written: 'server' },
    due: { kind: 'date', label: 'Due', required: true, written: 'server' },
    note: { kind: 'text', label: 'Note', written: 'server', max: 120 },
    changed: { kind: 'time', label: 'Until', required: true, written: 'server', starts: 'now' },
    changedBy: { kind: 'reference', label: 'Changed by', entity: 'Employee', written: 'server' },
  },
  actions: {
    /** Not where that day is over by now. */
    restore: {
      kind: 'restore',
      into: 'loan',
      label: 'Put back',
      needs: 'changeLending',
      confirms: { says: 'Is it due on {due} after all, as it was until {changed}?' },
      undo: { by: 'restore' },
    },
  },
  list: { columns: ['changed', 'due', 'note', 'changedBy'], sort: { by: 'changed', first: 'newest' }, actions: ['restore'] },
})
