// When a branch is open: a row a day.
import { defineEntity } from './vocabulary.ts'

export const openingHours = defineEntity({
  entity: 'OpeningHour',
  label: { one: 'Opening hours', many: 'Opening hours' },
  title: 'day',
  read: 'readCatalogue',
  update: 'changeHouse',
  fields: {
    branch: { kind: 'reference', label: 'Branch', entity: 'Branch', required: true, fixed: true },
    day: {
      kind: 'choice',
      label: 'Day',
      required: true,
      fixed: true,
      options: { MON: 'Monday', TUE: 'Tuesday', WED: 'Wednesday', THU: 'Thursday', FRI: 'Friday', SAT: 'Saturday', SUN: 'Sunday' },
    },
    /** Whole hours, 0 to 23. */
    opens: { kind: 'integer', label: 'Opens at', required: true, min: 0, max: 23 },
    closes: { kind: 'integer', label: 'Closes at', required: true, min: 1, max: 24 },
  },
  rules: { order: { must: { lt: ['opens', 'closes'] }, says: '{closes} has to be later than {opens.value}', at: 'closes' } },
  unique: [{ fields: ['branch', 'day'], text: 'This branch has hours for that day already' }],
  create: { label: 'Add hours', needs: 'changeHouse', fields: ['branch', 'day', 'opens', 'closes'] },
  remove: {
    label: 'Remove',
    needs: 'changeHouse',
    confirms: { says: 'The branch is closed on that day?' },
    undo: { never: 'add the hours again' },
  },
  list: {
    path: '/house/hours',
    needs: 'readHouse',
    columns: ['branch', 'day', 'opens', 'closes'],
    filters: ['branch', 'day'],
    sort: { by: 'day', first: 'lowest' },
    actions: ['update', 'remove'],
  },
})
