// Earlier names that nothing had.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access } from '../../library/specs/access.ts'
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: ['Member', 'Book', 'Loan', 'HouseSettings', 'Reader'],
  flags: ['patrons', 'fines'],
  named: ['lends'],
})
interface Words extends WordsOf<typeof vocabulary> {}
const { defineEntity, definePart } = speak<Words>()

const houseSettings = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'title',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    title: { kind: 'text', label: 'Name', was: 'nam' },
    feePercent: { kind: 'percent', label: 'Fee', starts: '0.00', was: 'longAgo' },
  },
  parts: {
    front: library.HouseSettings.parts.front,
    entrance: definePart({
      wire: 'houseEntrance',
      was: 'frnt',
      read: 'readHouse',
      fields: { motto: { kind: 'text', label: 'Motto', written: 'server' } },
    }),
  },
  settings: {
    house: {
      path: '/house',
      label: 'House',
      needs: 'readHouse',
      sections: { house: { kind: 'form', label: 'House' } },
    },
  },
})

const readers = defineEntity({
  entity: 'Reader',
  was: 'Memmber',
  label: { one: 'Reader', many: 'Readers' },
  title: 'name',
  read: 'readMembers',
  fields: { name: { kind: 'text', label: 'Name', written: 'server' } },
  list: { path: '/readers', columns: ['name'], sort: { by: 'name', first: 'lowest' } },
})

export const entities = { ...library, HouseSettings: houseSettings, Reader: readers }
