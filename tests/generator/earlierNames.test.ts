// One name may have stood in two tables of an entity: each is asked about, and goes on, by itself. What was one goes on as one.
import { expect, it } from 'vitest'
import { ensureRenames } from '../../generator/checks/ensureRenames.ts'
import { ensureWas } from '../../generator/checks/ensureWas.ts'
import type { Problem } from '../../generator/problem.ts'
import type { Written } from '../../generator/written.ts'
import type { TableModel } from '../../language/model.ts'
import { column, table, type ColumnRow } from './tableRows.ts'

const tablesOf = (own: ColumnRow, review: ColumnRow) => [table([own]), table([review], { name: 'books_review', part: 'review' })]
const before = tablesOf(column('note'), column('note'))
const text = { kind: 'text', label: 'Text' }
const books = (own: object, review: object): Written =>
  ({ entities: { Book: { entity: 'Book', fields: own, parts: { review: { fields: review } } } } }) as unknown as Written

it('asks about a name that is gone from two tables where only one of them says so', () => {
  const problems: Problem[] = []
  const written = books({ remark: { ...text, was: 'note' } }, { comment: text })
  ensureRenames(written, tablesOf(column('remark', { was: 'note' }), column('comment')), before, (each) => problems.push(each))
  expect(problems.map(({ code, path }) => [code, path.join('.')])).toEqual([['maybe-renamed', 'entities.Book.parts.review.fields.comment']])
})

const toldOf = (written: Written, tables: readonly TableModel[], old: readonly TableModel[] = before): readonly (readonly string[])[] => {
  const problems: Problem[] = []
  ensureWas(written, tables, old, (each) => problems.push(each))
  return problems.map(({ code, path }) => [code, path.join('.')])
}
const wasNote = { ...text, was: 'note' }

it('lets one name of two tables go on in each of them', () => {
  const after = tablesOf(column('remark', { was: 'note' }), column('comment', { was: 'note' }))
  expect(toldOf(books({ remark: wasNote }, { comment: wasNote }), after)).toEqual([])
})

it('lets no two fields, in one part or in two, have been one', () => {
  const after = tablesOf(column('remark', { was: 'note' }), column('note', { was: 'note' }))
  const bare = [...before.slice(0, 1), table([], { name: 'books_review', part: 'review' })]
  expect(toldOf(books({ remark: wasNote }, { note: wasNote }), after, bare)).toEqual([
    ['was-twice', 'entities.Book.parts.review.fields.note.was'],
  ])
})

it('does not mind what a name once was, where that is long done', () => {
  const after = tablesOf(column('remark', { was: 'note' }), column('note', { was: 'note' }))
  expect(toldOf(books({ remark: wasNote }, { note: wasNote }), after, after)).toEqual([])
})

it('lets no two entities have been one', () => {
  const entity = (name: string) => ({ entity: name, was: 'Book', fields: {} })
  const written = { entities: { Volume: entity('Volume'), Tome: entity('Tome') } } as unknown as Written
  const after = ['Volume', 'Tome'].map((name) => table([], { name: `${name.toLowerCase()}s`, entity: name, was: ['books'] }))
  expect(toldOf(written, after)).toEqual([['was-twice', 'entities.Tome.was']])
})

it('takes no beginning of another name for an earlier one, and suggests fields by their own names', () => {
  const old = [table([column('fee_percent'), column('member_id', { sql: 'bigint', field: 'member' })])]
  const saidOf = (was: string) => {
    const problems: Problem[] = []
    const written = { entities: { Book: { entity: 'Book', fields: { share: { ...text, was } } } } } as unknown as Written
    ensureWas(written, [table([column('share', { was })])], old, (each) => problems.push(each))
    return problems.map(({ message }) => message)
  }
  expect(saidOf('fee')).toEqual([expect.stringContaining('There was no field "fee" to be renamed.')])
  expect(saidOf('membr')).toEqual(['There was no field "membr" to be renamed. Did you mean "member"?'])
})

it('lets no field have become one of another part while it stays, unless that is long done', () => {
  const after = tablesOf(column('note'), column('remark', { was: 'note' }))
  const bare = [...before.slice(0, 1), table([], { name: 'books_review', part: 'review' })]
  const written = books({ note: text }, { remark: wasNote })
  expect(toldOf(written, after, bare)).toEqual([['was-exists', 'entities.Book.parts.review.fields.remark.was']])
  expect(toldOf(written, after, after)).toEqual([])
})
