// A limit, and no queue in which anybody could decide.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const house = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'name',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: { name: { kind: 'text', label: 'Name', required: true }, feesOfDay: { kind: 'money', label: 'Fees a day', currency: 'EUR' } },
  parts: library.HouseSettings.parts,
  actions: {
    charge: { kind: 'custom', on: 'record', label: 'Charge', by: 'bindBook', needs: 'changeHouse', approval: { above: 'feesOfDay' }, undo: { never: 'done' } },
  },
  settings: { house: { path: '/house', label: 'House', needs: 'readHouse', sections: { house: { kind: 'form', label: 'House' } } } },
})

export const entities = { ...library, HouseSettings: house }
