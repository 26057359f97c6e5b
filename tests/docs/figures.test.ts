// bench/figures.md holds the last measuring of each figure: who measures one leaves the others as they are.
import { expect, it } from 'vitest'
import { chapterOf, withChapter } from '../../bench/markdown.ts'

const names = ['lists', 'runs', 'start']
const chapter = (name: string, day: string, value: number): string =>
  chapterOf(name, `a machine, ${day}`, [{ what: `what ${name} take`, unit: 'ms', samples: [value] }])

it('takes a chapter in its place, once, and keeps the others', () => {
  const first = withChapter('', 'runs', chapter('runs', 'monday', 1), names)
  const both = withChapter(first, 'lists', chapter('lists', 'monday', 2), names)
  const again = withChapter(both, 'runs', chapter('runs', 'tuesday', 3), names)
  expect(again.match(/^## .*/gm)).toEqual(['## lists', '## runs'])
  expect(again).toContain('a machine, monday.')
  expect(again.split('## runs')[1]).toContain('a machine, tuesday.')
  expect(again).toContain('| what runs take | 3 ms |')
  expect(again).not.toContain('| what runs take | 1 ms |')
})

it('drops a chapter of a figure that is no more', () => {
  const page = withChapter('', 'runs', chapter('runs', 'monday', 1), names)
  expect(withChapter(page, 'lists', chapter('lists', 'monday', 2), ['lists'])).not.toContain('## runs')
})
