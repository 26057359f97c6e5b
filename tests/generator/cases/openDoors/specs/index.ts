// Doors that are open, closed, or both ways of several rights.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const named = { lends: { anyOf: ['changeHouse', { allOf: ['readBooks', 'changeLoans'] }] } }

export const screens = {
  login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true },
  welcome: { path: '/', label: 'Welcome', needs: { allOf: ['readHouse', 'lends'] } },
  rights: { path: '/rights', label: 'Who may what', shows: 'rights', needs: { anyOf: ['readHouse', 'lends'] }, when: 'fines' },
  vault: { path: '/vault', label: 'Vault', needs: 'nobody', when: 'fines' },
}

export const entities = library
