// Whoever logs in begins without a menu, and the login stands among the others.
export * from '../../library/specs/index.ts'

export const screens = {
  login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' } },
  welcome: { path: '/', label: 'Welcome', needs: { anyStaff: 'a greeting' }, bare: true },
}
