// Words and colours: errors in words, operations without text, shades that can be read.
import { afterEach, expect, it, vi } from 'vitest'
import { errorText } from '../../src/client/errorText.ts'
import { payloadOf } from '../../src/client/payloadOf.ts'
import { refusalOf } from '../../src/client/openSocket.ts'
import { externalAddress, siteAddress } from '../../src/client/externalAddress.ts'
import { contrast, onFill } from '../../src/client/contrast.ts'
import { paletteOf } from '../../src/client/palette.ts'
import { covers } from '../covers.ts'

const texts: Readonly<Record<string, string>> = {
  'errors.request': 'Request was finished with error',
  'rules.own': '{0} is forbidden',
  role: 'Role',
}
const text = (key: string, params: readonly (string | number)[] = []) =>
  (texts[key] ?? key).replace(/\{(\d)\}/g, (_, at: string) => String(params[Number(at)] ?? ''))

it.each([
  [{ message: 'x', extensions: { template: 'rules.own', params: ['@role'] } }, 'Role is forbidden'],
  [{ message: 'Refused {rules.own}', extensions: { params: ['This'] } }, 'This is forbidden'],
  [{ message: 'Length is taken', extensions: { template: 'rules.own', params: ['@entities.films.fields.length'] } }, 'Length is taken'],
  [{ message: 'Server says no', extensions: { template: 'rules.unknown' } }, 'Server says no'],
  [{ message: 'Braces {unknown.key} stay' }, 'Braces {unknown.key} stay'],
  [{ message: '' }, 'Request was finished with error'],
  [{ message: 'No', extensions: { id: 'e7f2' } }, 'No (e7f2)'],
])('says %j', (error, words) => {
  covers('errorTemplate')
  expect(errorText(error, text)).toBe(words)
})

it('sends the hash and never the text', () => {
  const query = { __meta__: { hash: 'abc' } }
  expect(payloadOf({ query, operationName: 'Login', variables: { a: 1 } })).toEqual({
    query: '',
    operationName: 'Login',
    variables: { a: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  })
  expect(payloadOf({ query }, { auto: true }).extensions).toMatchObject({ auto: true })
  expect(() => payloadOf({ query: {} })).toThrow('without a hash')
})

it('tells refusals apart', () => {
  expect(refusalOf({ code: 4403, reason: 'expired' })).toBe('expired')
  expect(refusalOf({ code: 4403, reason: 'another user' })).toBe('another user')
  expect(refusalOf({ code: 4403, reason: 'role lost' })).toBe('role lost')
  expect(refusalOf({ code: 4403, reason: 'disabled' })).toBe('disabled')
  expect(refusalOf({ code: 4403, reason: '' })).toBe('ended')
  expect(refusalOf({ code: 4403, reason: 'toString' })).toBe('ended')
  expect(refusalOf({ code: 1006, reason: '' })).toBeUndefined()
  expect(refusalOf(new Error('x'))).toBeUndefined()
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//x.example', 'x', '', undefined, 'mailto:a@b'])('makes no link of %s', (address) =>
  expect(externalAddress(address)).toBeUndefined(),
)

it.each(['http://a.example/x', 'https://a.example/x'])('makes a link of %s', (address) => expect(externalAddress(address)).toBe(address))

afterEach(() => vi.unstubAllGlobals())

it('makes a link of a path on this host, and none of what only looks like one', () => {
  vi.stubGlobal('location', { origin: 'https://site.example' })
  const addresses = ['/', '/path', '/\\evil.example', '//evil.example', '///evil.example', 'path', 'https://other.example/']
  expect(addresses.map(siteAddress)).toEqual([
    'https://site.example/',
    'https://site.example/path',
    'https://site.example//evil.example',
    undefined,
    undefined,
    undefined,
    'https://other.example/',
  ])
})

it.each(['light', 'dark'] as const)('has only colours that can be read: %s', (scheme) => {
  const colours = paletteOf(scheme)
  const of = (name: string) => colours[name]!
  for (const ground of ['ground', 'surface', 'raised']) {
    for (const name of ['ink', 'muted', 'primary-text', 'secondary-text', 'error-text', 'success-text', 'warning-text'])
      expect(contrast(of(name), of(ground))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('frame'), of(ground))).toBeGreaterThanOrEqual(3)
  }
  for (const tone of ['primary', 'error', 'success', 'warning']) expect(contrast(onFill(of(tone)), of(tone))).toBeGreaterThanOrEqual(4.5)
})
