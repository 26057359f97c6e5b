// Whoever logs in begins behind a flag; nobody can, for there is no login.
export * from '../../library/specs/index.ts'

export const screens = {
  welcome: { path: '/', label: 'Welcome', needs: { anyStaff: 'a greeting' }, when: 'fines' },
}
