// An entity has a new name; its tables follow.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access as rights } from '../../library/specs/access.ts'
import { entities as library } from '../../library/specs/index.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../library/specs/index.ts'

export const access = withoutRights('changeBooks')

export const vocabulary = defineVocabulary({ access: rights, entities: ['Member', 'Volume', 'HouseSettings'], flags: ['patrons', 'fines'], named: ['lends'] })
interface Words extends WordsOf<typeof vocabulary> {}
const { defineEntity } = speak<Words>()

const volumes = defineEntity({
  entity: 'Volume',
  was: 'Book',
  label: { one: 'Volume', many: 'Volumes' },
  title: 'title',
  read: 'readBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true },
    shelf: { kind: 'text', label: 'Shelf', required: true, starts: 'A1' },
    pages: { kind: 'integer', label: 'Pages' },
    weight: { kind: 'decimal', label: 'Weight' },
  },
})

const { detail: _detail, ...member } = library.Member
export const menu = { side: [], groups: {} }
export const screens = { login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true }, welcome: { path: '/', label: 'Welcome', needs: 'readBooks' } }
export const entities = { Member: member, Volume: volumes, HouseSettings: library.HouseSettings }
