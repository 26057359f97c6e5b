// Where a login may lead: B06 of the threats, any string.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loginPathFor, safeTarget } from '../../src/client/guardRoute.ts'

const known = ['/', '/about', '/users/usersList', '/profile/:userId']

it.each([
  ['/about', '/about'],
  ['/users/usersList?search=a%26b&first=50', '/users/usersList?search=a%26b&first=50'],
  ['/profile/42#notes', '/profile/42#notes'],
  [null, '/'],
  ['', '/'],
  ['/login', '/'],
  ['/logout', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/about', '/'],
  ['javascript:alert(1)', '/'],
  ['/profile/42/../../logout', '/'],
  ['/.\\/', '/'],
  ['/about/..//evil.example', '/'],
  ['about', '/'],
])('%s leads to %s', (asked, target) => expect(safeTarget(asked, known)).toBe(target))

it('never leaves the origin, whatever is asked', () => {
  const hostile = fc.stringMatching(/^[/\\a-z:.@?#%\t\n]{0,24}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostile, fc.webUrl()), (asked) => {
      const target = safeTarget(asked, known)
      const url = new URL(`/admin${target}`, 'https://console.example')
      expect(url.origin).toBe('https://console.example')
      expect(new URL(target, 'https://console.example').origin).toBe('https://console.example')
    }),
    { numRuns: 2_000 },
  )
})

it('comes back from the address of the login screen as it went in', () => {
  const path = '/users/usersList?search=a&b=c#d'
  expect(loginPathFor('/')).toBe('/login')
  expect(new URL(loginPathFor('/about?x=1&y=ä'), 'http://h').searchParams.get('redirect')).toBe('/about?x=1&y=ä')
  expect(safeTarget(new URL(loginPathFor(path), 'http://h').searchParams.get('redirect'), known)).toBe(path)
})
