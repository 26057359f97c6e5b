// Addresses that people type: what leads to another host though it looks like a place here is none.
import { describe, expect, test } from 'vitest'
import { url } from '../../language/fields/url.ts'
import { richTextAddress } from '../../language/richTextRules.ts'

const isAddress = (sitePath: boolean, address: string): boolean =>
  new RegExp(url.jsonSchema({ sitePath: sitePath || undefined } as never).pattern, 'u').test(address)

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '//evil.example/path',
  'https:/\\evil.example',
  'https:///evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
]

describe('an address', () => {
  test.each(elsewhere)('%j is neither one of this site nor another', (address) => {
    expect([isAddress(true, address), isAddress(false, address)]).toEqual([false, false])
  })

  test.each(['/', '/path', '/path//more', '/a\\b', 'https://example.com', 'http://example.com//x'])('%j is one', (address) => {
    expect(isAddress(true, address)).toBe(true)
  })

  test('of a formatted text keeps to it, too', () => {
    const texts = ['/path', '#place', 'https://example.com', '//evil.example', '/\\evil.example', 'javascript:alert(1)']
    expect(texts.map((each) => richTextAddress.test(each))).toEqual([true, true, true, false, false, false])
  })
})
