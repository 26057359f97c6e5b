// What was one and would go on as two: a field in its part, and in another; a part.
import { app as libraryApp } from '../../library/specs/house.ts'
import { entities as library } from '../../library/specs/index.ts'
import { defineApp, defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

export const app = defineApp({ ...libraryApp, configuration: { entity: 'HouseSettings', part: 'entrance' } })

const houseSettings = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'title',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, starts: 'Library', was: 'name' },
    subtitle: { kind: 'text', label: 'Subtitle', required: true, starts: 'Library', was: 'name' },
    fee: { kind: 'percent', label: 'Fee', starts: '0.00', was: 'feePercent' },
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
        logo: { kind: 'image', label: 'Logo', written: 'server' },
        feePercent: { kind: 'percent', label: 'Fee', starts: '0.00', was: 'feePercent' },
      },
    }),
    garden: definePart({ wire: 'houseGarden', was: 'front', read: 'readHouse', fields: { trees: { kind: 'text', label: 'Trees', written: 'server' } } }),
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
