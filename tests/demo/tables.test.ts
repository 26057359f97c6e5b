// Demo data as a product writes it: rows become what the server holds, and a mistake in one is told with its file, row and remedy.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allEntities } from '../../examples/library/generated/entities/all.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { FieldModel } from '../../language/model.ts'
import { readTables } from '../../server/demo/readTables.ts'
import { valueOf } from '../../server/demo/valueOf.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'demo-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, content: string): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), content)
}
const told = (content: object | string): string => {
  put('books.json', typeof content === 'string' ? content : JSON.stringify(content))
  try {
    readTables(folder, allEntities)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'nothing'
}

describe('a table', () => {
  it('is read with its entity and fields', () => {
    put('books.json', JSON.stringify({ entity: 'Book', columns: ['title', 'year'], rows: [['Emma', 1815]] }))
    const [table] = readTables(folder, allEntities)
    expect(table?.entity.name).toBe('Book')
    expect(table?.fields.map(({ path }) => path)).toEqual(['title', 'year'])
    expect(table?.rows).toEqual([['Emma', 1815]])
  })

  it('need not be there', () => expect(readTables(join(folder, 'nowhere'), allEntities)).toEqual([]))

  it('that is wrong is told', () => {
    const table = { entity: 'Book', columns: ['title'], rows: [['Emma']] }
    expect(told('{')).toMatch(/^demo\/books\.json is no JSON/)
    expect(told({ entity: 'Book' })).toContain('"columns": ["title", …]')
    expect(told({ ...table, entity: 'Bok' })).toBe('demo/books.json: there is no entity "Bok". Did you mean "Book"?')
    expect(told({ ...table, columns: ['titel'] })).toBe('demo/books.json: Book has no field "titel". Did you mean "title"?')
    expect(told({ ...table, rows: [['Emma'], ['Emma', 1815]] })).toBe('demo/books.json: row 2 has more values than there are columns.')
    expect(told(table)).toBe('nothing')
  })
})

describe('a value', () => {
  const field = (entity: string, path: string): FieldModel => partFieldAt(named(allEntities, entity)!, path)!.field
  const around = {
    now: new Date('2026-11-24T18:00:00.000Z'),
    find: (entity: string, name: string) => (entity === 'Book' && name === 'Emma' ? '7' : undefined),
    at: 'demo/copies.json, row 3',
  }
  const stored = (entity: string, path: string, written: unknown): unknown => valueOf(field(entity, path), written, around)

  it('is a time or day beside the day on which it is filled in', () => {
    expect(stored('Loan', 'lent', '-3 days 10:30')).toBe('2026-11-21T10:30:00.000Z')
    expect(stored('Loan', 'lent', '-1 day')).toBe('2026-11-23T18:00:00.000Z')
    expect(stored('Loan', 'term.due', '+14 days')).toBe('2026-12-08')
    expect(stored('Loan', 'term.due', '2026-12-01')).toBe('2026-12-01')
  })

  it('is an amount as specs write one', () => expect(stored('Fine', 'amount', '2.50')).toEqual({ amount: '2.50', currency: 'EUR' }))

  it('is the record of that title', () => {
    expect(stored('Copy', 'book', 'Emma')).toBe('7')
    expect(() => stored('Copy', 'book', 'Ema')).toThrow('demo/copies.json, row 3: no row of Book before it is called "Ema" (book).')
  })

  it('is otherwise what stands there', () => {
    expect([stored('Branch', 'handsOut', false), stored('Book', 'pages', 12), stored('Book', 'title', 'Emma')]).toEqual([false, 12, 'Emma'])
  })
})
