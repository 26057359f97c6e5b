// What is shown of the rights stands in the address, and whatever stands there makes sense.
import { expect, it } from 'vitest'
import { pressed, readPlace, writePlace } from '../../src/screens/rights/useRightsPlace.ts'

it('comes back from the address as it was', () => {
  const place = { search: 'payout percent', roles: ['admin', 'manager'], open: 'updateAnyPage' }
  expect(readPlace(writePlace(place))).toEqual(place)
  expect(writePlace({ search: '', roles: [], open: undefined }).toString()).toBe('')
})

it('reads what makes no sense as far as it does', () => {
  const { search, roles } = readPlace(new URLSearchParams({ q: 'a\u0007b', roles: 'admin,,admin,manager,member' }))
  expect([search, roles]).toEqual(['ab', ['admin', 'manager']])
})

it('compares two roles: a third takes the place of the first, and who is pressed again is let go', () => {
  expect(pressed(['admin'], 'manager')).toEqual(['admin', 'manager'])
  expect(pressed(['admin', 'manager'], 'member')).toEqual(['manager', 'member'])
  expect(pressed(['admin', 'manager'], 'admin')).toEqual(['manager'])
})
