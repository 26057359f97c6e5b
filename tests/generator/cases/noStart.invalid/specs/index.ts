// Nobody gets anywhere: no screen at the root, and a login behind a right.
export * from '../../library/specs/index.ts'

export const screens = {
  desk: { path: '/login', label: 'Library desk', needs: 'readBooks', bare: true },
  welcome: { path: '/welcome', label: 'Welcome', needs: { anyStaff: 'a greeting' } },
}
