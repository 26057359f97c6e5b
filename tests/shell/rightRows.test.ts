// Which rights are shown and counted: by words, by two roles, and by who holds them.
import { expect, it } from 'vitest'
import type { RightTextModel, RoleModel } from '../../language/model.ts'
import { alikeBy } from '../../language/alike.ts'
import { countedRights, shownRights, usesOf } from '../../src/screens/rights/rightRows.ts'

const right = (name: string, area: string, scope: RightTextModel['scope'], more: Partial<RightTextModel> = {}): RightTextModel => ({
  name,
  area,
  scope,
  opens: [],
  does: [],
  reads: [],
  reveals: [],
  changes: [],
  ...more,
})
const rights = [
  right('readBooks', 'Books', 'any', { opens: ['The shelf', 'The shelf'] }),
  right('changeBooks', 'Books', 'any', { does: [{ of: 'Books', is: 'Bind' }], changes: [{ of: 'Books' }] }),
  right('readMine', 'Oneself', 'my'),
  right('buyBooks', 'Shop', 'client'),
]
const held = new Map([
  ['boss', new Set(['readBooks', 'changeBooks'])],
  ['help', new Set(['readBooks', 'readMine'])],
  ['guest', new Set(['buyBooks'])],
])
const role = (name: string): RoleModel => ({ name, one: name, many: name, staff: true })
const t = (key: string): string => key
const shown = (search: string, ...roles: readonly string[]): readonly string[] =>
  shownRights(rights, { search, roles, open: undefined }, held, t).map(({ name }) => name)

it('finds every word, in whatever is said of a right', () => {
  expect(shown('')).toHaveLength(4)
  expect(shown('BIND books')).toEqual(['changeBooks'])
  expect(shown('bind shelf')).toEqual([])
})

it('shows where two roles differ, and all while one is chosen', () => {
  expect(shown('', 'boss')).toHaveLength(4)
  expect(shown('', 'boss', 'help')).toEqual(['changeBooks', 'readMine'])
  expect(shown('books', 'boss', 'help')).toEqual(['changeBooks'])
})

it('says what names a right, each once', () => {
  const [read, change] = rights.map((each) => usesOf(each, t))
  expect(read).toEqual([['rights.opens', ['The shelf']]])
  expect(change).toEqual([
    ['rights.does', ['Books: Bind']],
    ['rights.changes', ['Books']],
  ])
})

it('counts what can be held, and what is', () => {
  expect(countedRights(rights, [role('boss')], held).map(({ name }) => name)).toEqual(['readBooks', 'changeBooks', 'readMine'])
  expect(countedRights(rights, [role('guest')], held)).toHaveLength(4)
})

it('keeps an area together', () => {
  expect([...alikeBy(rights, ({ area }) => area)].map(([area, those]) => [area, those.length])).toEqual([
    ['Books', 2],
    ['Oneself', 1],
    ['Shop', 1],
  ])
})
