// The houses of the library.
import { defineEntity } from './vocabulary.ts'

export const branches = defineEntity({
  entity: 'Branch',
  label: { one: 'Branch', many: 'Branches' },
  title: 'name',
  card: { under: ['street'] },
  read: 'readCatalogue',
  update: 'changeHouse',
  fields: {
    name: { kind: 'text', label: 'Name', required: true, unique: true, max: 60 },
    street: { kind: 'text', label: 'Street', required: true, max: 120 },
    phone: { kind: 'phone', label: 'Phone' },
    /** Reservations are put aside in branches that hand them out. */
    handsOut: { kind: 'flag', label: 'Hands out reservations', required: true, starts: true },
  },
  create: { label: 'Add branch', needs: 'changeHouse', fields: ['name', 'street', 'phone', 'handsOut'] },
  list: {
    path: '/house/branches',
    needs: 'readHouse',
    whole: true,
    columns: [{ field: 'name', under: ['street'] }, 'phone', 'handsOut'],
    sort: { by: 'name', first: 'lowest' },
    greyedUnless: 'handsOut',
    actions: ['update'],
  },
})
