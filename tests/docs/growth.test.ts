// docs/growth.md names what another database would have to support: exactly what the code asks for, each where it stands.
import { expect, it } from 'vitest'
import { textOf } from '../architecture/listSources.ts'
import { databaseWords } from './databaseWords.ts'

interface Row {
  readonly words: readonly string[]
  readonly files: readonly string[]
}

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** Rows of the table under "Another database": words, what for, where. */
const rowsOf = (page: string): readonly Row[] =>
  (page.split('## Another database')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map(([words = '', , where = '']) => ({ words: codesIn(words), files: codesIn(where) }))

const rows = rowsOf(textOf('docs/growth.md'))
const used = databaseWords()

it('every word of PostgreSQL that the code says stands on the page, and no other', () => {
  const named = rows.flatMap(({ words }) => words)
  expect(named.toSorted()).toEqual([...used.keys()].toSorted())
})

it.each(rows.map((row) => [row.words.join(', '), row] as const))(
  '%s: each word is said in a file that is named, and each file says one',
  (_title, { words, files }) => {
    expect(words.filter((word) => !files.some((file) => used.get(word)?.has(file)))).toEqual([])
    expect(files.filter((file) => !words.some((word) => used.get(word)?.has(file)))).toEqual([])
  },
)
