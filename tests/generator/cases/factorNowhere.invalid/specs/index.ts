// A second factor of a role that does not log in, and nobody who could see it.
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

export const person = { ...whoever, secondFactor: { requiredOf: 'secondFactor' } }
export const entities = { ...library, HouseSettings: house }
