// A place in a list leads back to its row, however long the text is by which the list is sorted.
import { expect, test } from 'vitest'
import { boundTo, decodeCursor, encodeCursor } from '../../server/queries/cursor.ts'

test.each(['a', '界', '"', '\u{1f600}'])('of 500 times %s', (letter) => {
  const bound = boundTo('booksSearch', {}, '', 'title up')
  const row = { id: '123456789012345678', value: letter.repeat(500) }
  expect(decodeCursor(bound, encodeCursor(bound, row), true)).toEqual(row)
})
