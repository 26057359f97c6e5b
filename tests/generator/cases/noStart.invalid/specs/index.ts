// Nobody gets anywhere: a home that is not at the root, and a login behind a right.
export * from '../../library/specs/index.ts'

export const screens = {
  desk: { path: '/login', label: 'Library desk', needs: 'readBooks', bare: true },
  home: { path: '/welcome', label: 'Welcome', needs: { anyStaff: 'a greeting' } },
}
