// Which bytes of a file of ten a request is answered with (RFC 9110, 14.1.2).
import { expect, it } from 'vitest'
import { byteRange } from '../../server/http/byteRange.ts'

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-7', { start: 5, end: 7 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=7-5', 'none'],
])('%s', (header, range) => expect(byteRange(header, 10)).toEqual(range))

it.each([
  undefined,
  '',
  'bytes=-',
  'bytes=0-1,4-5',
  'bytes=0-1 ',
  ' bytes=0-1',
  'bytes=1-2-3',
  'lines=0-1',
  'bytes=0-1234567890123456',
  'bytes=a-b',
])('%j is no range: all of it', (header) => expect(byteRange(header, 10)).toBeUndefined())

it('of nothing there is no end', () => expect(byteRange('bytes=-4', 0)).toBe('none'))
