// Screens of the engine's own: one that there is not, one that anybody would open, one with what only a custom has.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const screens = {
  login: { path: '/login', label: 'Login', shows: 'login' },
  welcome: { path: '/', label: 'Welcome', shows: 'home' },
  rights: { path: '/rights', label: 'Who may what', shows: 'right', needs: 'readHouse' },
  unasked: { path: '/unasked', label: 'Who may what', shows: 'rights' },
  custom: { path: '/custom', label: 'Who may what', shows: 'rights', needs: 'readHouse', bare: true },
}

export const entities = library
