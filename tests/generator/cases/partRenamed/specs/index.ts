// A part has a new name; its table follows, with what is stored. A field of it is renamed at the same time.
import { app as libraryApp } from '../../library/specs/house.ts'
import { entities as library } from '../../library/specs/index.ts'
import { defineApp, defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

export const app = defineApp({ ...libraryApp, configuration: { entity: 'HouseSettings', part: 'entrance' } })

const houseSettings = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'name',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    name: { kind: 'text', label: 'Name', required: true, starts: 'Library' },
    feePercent: { kind: 'percent', label: 'Fee', starts: '0.00' },
  },
  parts: {
    entrance: definePart({
      label: 'Entrance',
      wire: 'houseFront',
      was: 'front',
      read: 'readHouse',
      update: 'changeHouse',
      fields: {
        disabledPages: { kind: 'texts', label: 'Switched off' },
        sign: { kind: 'image', label: 'Sign', written: 'server', was: 'logo' },
      },
    }),
  },
  settings: {
    house: {
      path: '/house',
      label: 'House',
      needs: 'readHouse',
      sections: { house: { kind: 'form', label: 'House' }, front: { kind: 'form', label: 'Entrance', part: 'entrance' } },
    },
  },
})

export const entities = { ...library, HouseSettings: houseSettings }
