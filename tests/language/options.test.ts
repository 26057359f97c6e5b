// What must be given has no question mark and says so to the generator too: the two halves that the compiler cannot hold together.
import { expect, it } from 'vitest'
import { listSources, textOf } from '../architecture/listSources.ts'

const said = /^ {2}(?:override )?readonly (\w+)(\??) = (option\.must\()?/gm

const slips = (text: string): readonly string[] =>
  [...text.matchAll(said)].filter(([, , mayBe, must]) => (mayBe === '?') === (must !== undefined)).map(([, name = '']) => name)

it('every option that must be given says so, and no other', () => {
  const files = listSources('.ts').filter((path) => path.startsWith('language/') && textOf(path).includes('import * as option '))
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((path) => slips(textOf(path)).map((name) => `${path}: ${name}`))).toEqual([])
})

it('finds planted slips', () => {
  expect(slips('  readonly one? = option.text\n  readonly two = option.must(option.text)\n')).toEqual([])
  expect(slips('  readonly one? = option.must(option.text)\n  readonly two = option.text\n')).toEqual(['one', 'two'])
})
