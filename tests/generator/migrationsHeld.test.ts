// A step to other tables takes no name that something else still holds, and nothing else along with what it refuses.
import { expect, it } from 'vitest'
import { stepTo } from '../../language/migrations/step.ts'
import { column, table, type ColumnRow } from './tableRows.ts'

it('changes what else a column is along with options that may go after all', () => {
  const [chosen, fewer] = [column('a', { options: ['A', 'B'] }), column('a', { options: ['A'], notNull: true, starts: "'A'" })]
  const { sql, narrowings } = stepTo([table([chosen])], [table([fewer])])
  expect(narrowings.map((each) => each.gone)).toEqual([['B']])
  expect(sql).toContain('alter column "a" set not null')
  expect(sql).toContain(`set default 'A'`)
  const { narrowings: unfilled } = stepTo([table([chosen])], [table([column('a', { options: ['A'], notNull: true })])])
  expect(unfilled.map((each) => each.gone)).toEqual([undefined])
})

it('refuses a name under which an earlier field left something, where another is to bring its own', () => {
  const { tables } = stepTo([table([column('name'), column('title')])], [table([column('name')])])
  const renamed = [table([column('title', { was: 'name' })])]
  expect(stepTo(tables, renamed).narrowings.map((each) => each.column)).toEqual(['title'])
  expect(stepTo(tables, [table([column('title'), column('name')])])).toMatchObject({ sql: '', narrowings: [] })
  // Not even where it is dropped in the same step.
  const both = [table([column('phone'), column('mobile')])]
  expect(stepTo(both, [table([column('phone', { was: 'mobile' })])]).narrowings.map((each) => each.column)).toEqual(['phone'])
  const named = (name: string, was?: readonly string[]) => table([], { name, entity: name, ...(was && { was }) })
  expect(stepTo([named('tags'), named('categories')], [named('tags', ['categories'])]).narrowings.map((each) => each.column)).toEqual([
    'tags',
  ])
  expect(stepTo([named('tags')], [named('tags', ['categories'])]).narrowings).toEqual([])
  const part = (columns: readonly ColumnRow[]) => table(columns, { name: 'books_more', part: 'more' })
  const moved = stepTo([table([]), part([column('a')])], [table([column('a')]), part([])])
  const back = stepTo(moved.tables, [table([]), part([column('a', { was: 'a' })])])
  expect(back.narrowings.map((each) => [each.part, each.column])).toEqual([['more', 'a']])
  // Nothing else brings something: it goes on with what it left.
  const gone = stepTo(moved.tables, [table([]), part([])])
  expect(stepTo(gone.tables, [table([]), part([column('a', { was: 'a' })])])).toMatchObject({ sql: '', narrowings: [] })
})
