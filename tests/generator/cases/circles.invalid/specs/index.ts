// What leads back to itself: requirements by their names, menus by their groups.
import { vocabulary as words } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const vocabulary = { ...words, named: ['lends', 'helps', 'guards', 'rests', 'waits'] }

export const named = {
  lends: { allOf: ['readBooks', 'helps'] },
  helps: { anyOf: ['readLoans', { allOf: ['guards', 'changeLoans'] }] },
  guards: 'lends',
  rests: 'rests',
  waits: 'helps',
}

export const menu = {
  side: [{ to: { group: 'house' }, label: 'House', icon: 'settings' }],
  groups: {
    house: { path: '/house', entries: [{ to: { settings: 'HouseSettings' }, label: 'House', icon: 'domain' }, { to: { group: 'cellar' }, label: 'Cellar', icon: 'tune' }] },
    cellar: { path: '/cellar', entries: [{ to: { group: 'house' }, label: 'Up', icon: 'tune' }] },
    attic: { path: '/attic', entries: [{ to: { group: 'attic' }, label: 'Attic', icon: 'settings' }] },
  },
}
