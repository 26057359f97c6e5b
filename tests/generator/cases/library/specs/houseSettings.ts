// The library itself: one record.
import { defineEntity, definePart } from './vocabulary.ts'

export const houseSettings = defineEntity({
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
    front: definePart({
      label: 'Front',
      wire: 'houseFront',
      read: 'readHouse',
      update: 'changeHouse',
      fields: { disabledPages: { kind: 'texts', label: 'Switched off' }, logo: { kind: 'image', label: 'Logo', written: 'server' } },
    }),
  },
  settings: {
    house: {
      path: '/house',
      label: 'House',
      needs: 'readHouse',
      sections: { house: { kind: 'form', label: 'House' }, front: { kind: 'form', label: 'Front', part: 'front' } },
    },
  },
})
