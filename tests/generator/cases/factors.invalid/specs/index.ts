// A second factor by a setting that is misspelt; a removal that asks the password of whoever it is about, where it is about nobody.
import { entities as library, person as whoever } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const house = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'name',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    secondFactor: { kind: 'choices', label: 'Second factor of', options: { director: 'Directors', reader: 'Readers' } },
  },
  parts: library.HouseSettings.parts,
  settings: { house: { path: '/house', label: 'House', needs: 'readHouse', sections: { house: { kind: 'form', label: 'House' } } } },
})

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Factor', many: 'Factors' },
  title: 'name',
  storedAs: 'factors',
  read: 'readBooks',
  fields: { name: { kind: 'text', label: 'Name', written: 'server' } },
  remove: { label: 'Remove', needs: 'changeBooks', ownAsks: 'password', undo: { never: 'gone' } },
  list: { path: '/books', columns: ['name'], sort: { by: 'id', first: 'oldest' }, actions: ['remove'] },
})

export const person = { ...whoever, secondFactor: { requiredOf: 'secondFactors' } }
export const entities = { ...library, HouseSettings: house, Book: books }
