// What may be something that went: a field under another name or in another part, a part, an entity. What says that it was nothing is not asked about.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access as rights } from '../../library/specs/access.ts'
import { app as libraryApp } from '../../library/specs/house.ts'
import { entities as library } from '../../library/specs/index.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../library/specs/index.ts'

export const access = withoutRights('changeBooks')

export const vocabulary = defineVocabulary({
  access: rights,
  entities: ['Member', 'Volume', 'HouseSettings'],
  flags: ['patrons', 'fines'],
  named: ['lends'],
})
interface Words extends WordsOf<typeof vocabulary> {}
const { defineApp, defineEntity, definePart } = speak<Words>()

export const app = defineApp({ ...libraryApp, configuration: { entity: 'HouseSettings', part: 'entrance' } })

const houseSettings = defineEntity({
  entity: 'HouseSettings',
  label: { one: 'House', many: 'House' },
  title: 'title',
  key: 'single',
  read: 'readHouse',
  update: 'changeHouse',
  fields: {
    title: { kind: 'text', label: 'Name', required: true, starts: 'Library' },
    motto: { kind: 'text', label: 'Motto', was: 'nothing' },
    open: { kind: 'flag', label: 'Open', starts: true },
  },
  parts: {
    money: definePart({ wire: 'houseMoney', read: 'readHouse', fields: { feePercent: { kind: 'percent', label: 'Fee', starts: '0.00' } } }),
    entrance: definePart({
      label: 'Entrance',
      wire: 'houseFront',
      read: 'readHouse',
      update: 'changeHouse',
      fields: {
        disabledPages: { kind: 'texts', label: 'Switched off' },
        logo: { kind: 'image', label: 'Logo', written: 'server' },
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

const volumes = defineEntity({
  entity: 'Volume',
  label: { one: 'Volume', many: 'Volumes' },
  title: 'title',
  read: 'readBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true },
    pages: { kind: 'integer', label: 'Pages' },
    weight: { kind: 'decimal', label: 'Weight' },
  },
})

const { detail: _detail, ...member } = library.Member
export const menu = { side: [], groups: {} }
export const screens = {
  login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true },
  welcome: { path: '/', label: 'Welcome', needs: 'readBooks' },
}
export const entities = { Member: member, Volume: volumes, HouseSettings: houseSettings }
