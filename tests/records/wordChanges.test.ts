// Changes of texts are marked by word: what went in the one, what came in the other.
import { expect, it } from 'vitest'
import { wordChanges, type Piece } from '../../src/look/wordChanges.ts'

const marked = (pieces: readonly Piece[]): string => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')

it.each([
  ['the old price of posts', 'the new price of posts', 'the [old] price of posts', 'the [new] price of posts'],
  ['one two', 'one two three', 'one two', 'one two[ three]'],
  ['a b c', 'c a b', 'a b[ c]', '[c ]a b'],
  ['same', 'same', 'same', 'same'],
  ['all', 'other', '[all]', '[other]'],
  ['twice twice', 'twice', 'twice[ twice]', 'twice'],
])('%s -> %s', (before, after, went, came) => {
  const changes = wordChanges(before, after)
  expect([marked(changes.before), marked(changes.after)]).toEqual([went, came])
})

it('loses nothing of long texts', () => {
  const before = Array.from({ length: 9_000 }, (_, at) => `word${at}`).join(' ')
  const after = before.replace('word4000', 'other').replace('word20 ', 'more ')
  const changes = wordChanges(before, after)
  expect(changes.before.map(({ text }) => text).join('')).toBe(before)
  expect(changes.after.map(({ text }) => text).join('')).toBe(after)
})
