// The verdict on how many records there may be, which may be alike, and whom a reference names: more is widening, fewer narrowing, other ones are for a person to judge.
import { expect, it } from 'vitest'
import type { Edit } from './verdict/editedStand.ts'
import { toldOf } from './verdict/toldOf.ts'

const edit = (from: string, to: string): Edit => ({ file: 'index.ts', from, to })

it.each([
  ['more records', edit('records: 3', 'records: 4'), 'widening', 'Book.atMost.lent.records was 3, is 4'],
  ['fewer records', edit('records: 3', 'records: 2'), 'narrowing', 'Book.atMost.lent.records was 3, is 2'],
  ['no end of them', edit("    house: { records: 100, says: 'The house is full' },\n", ''), 'widening', 'Book.atMost.house is gone'],
  ['other ones alike', edit("alike: ['shelf']", "alike: ['title']"), 'unjudged', 'Book.atMost.lent.alike'],
  ['other ones counted', edit("lendable: ['true']", "lendable: ['false']"), 'unjudged', 'Book.atMost.lent.where'],
  ['whoever is named', edit(", meets: ['notMyself']", ''), 'widening', 'Book.fields.keeper.meets is gone: ["notMyself"]'],
])('tells of %s', async (_what, change, verdict, words) => {
  const told = await toldOf('counted', change)
  expect(told.verdict).toEqual([verdict])
  expect(told.changes).toContainEqual(expect.stringContaining(words))
  expect(told.text).not.toContain('safe')
})

it.each([
  ['of fewer that are alike', edit("alike: ['shelf']", "alike: ['shelf', 'title']"), 'alike'],
  ['of fewer of those', edit("lendable: ['true'] }", "lendable: ['true'], shelf: ['A'] }"), 'where'],
])('never calls it safe that so many are counted %s', async (_what, change, words) => {
  const { verdict, changes } = await toldOf('counted', change)
  expect(verdict).toEqual(['unjudged'])
  expect(changes).toContainEqual(expect.stringContaining(`Book.atMost.lent.${words}`))
})

it('takes other words for words', async () => {
  const { verdict } = await toldOf('counted', edit("says: 'The house is full'", "says: 'There is no room left'"))
  expect(verdict).toEqual([])
})

it.each([
  ['in one field more', "fields: ['title', 'shelf'], text", "fields: ['title', 'shelf', 'pages'], text"],
  ['in one field less', "fields: ['title', 'shelf'], text", "fields: ['title'], text"],
])('leaves it to a person that no two are alike %s', async (_what, from, to) => {
  const { verdict, changes } = await toldOf('library', { file: 'books.ts', from, to })
  expect(verdict).toEqual(['unjudged'])
  expect(changes).toContainEqual(expect.stringContaining('Book.unique.0.fields'))
})
