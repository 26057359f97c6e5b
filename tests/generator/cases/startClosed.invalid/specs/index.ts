// Whoever logs in begins behind a flag; nobody can, for the login is elsewhere.
export * from '../../library/specs/index.ts'

export const screens = {
  login: { path: '/way-in', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true },
  welcome: { path: '/', label: 'Welcome', needs: { anyStaff: 'a greeting' }, when: 'fines' },
}
