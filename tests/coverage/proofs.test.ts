// What proves a row, tried on rows made up for it: whatever claims more than it compares is found.
import { describe, expect, it } from 'vitest'
import { findMarks } from './findMarks.ts'
import { listed } from './listed.ts'
import { isQuoted, leftOut, plainLines, unquoted } from './quotes.ts'
import type { Split } from './Row.ts'
import { standingOf, writtenOut } from './standing.ts'
import { unsaid } from './unsaid.ts'
import { change, verdictsOf, type Place } from './verdictsOf.ts'

const book: Split = {
  says: "Book: id, title, shelf. Titled 'A book'.",
  parts: { fields: listed('id, title, shelf'), heading: 'A book' },
  stands: ['specs/books.ts'],
}
const fields = new Set(['id', 'title', 'shelf', 'pages'])
const named = (name: string) => (fields.has(name) ? name : undefined)

describe('a proof', () => {
  const failing = (places: Readonly<Record<string, Place>>, row = book): readonly string[] =>
    verdictsOf(row, places).flatMap(({ said, has, notSo }) => ((has === said) === (notSo === undefined) ? [] : [said]))

  it('holds where the product has every value', () => {
    expect(failing({ fields: named, heading: 'A book' })).toEqual([])
    expect(failing({ fields: ['id', 'title', 'shelf'], heading: 'A book' })).toEqual([])
  })
  it('fails for each value that the product has not', () => {
    fields.delete('shelf')
    expect(failing({ fields: named, heading: 'A book' })).toEqual(['shelf'])
    fields.add('shelf')
    expect(failing({ fields: named, heading: 'A Book' })).toEqual(['A book'])
    expect(failing({ fields: ['id', 'title'], heading: 'A book' })).toEqual(['shelf'])
    expect(failing({ fields: ['title', 'id', 'shelf'], heading: 'A book' })).toEqual(['id', 'title'])
  })
  it('fails for what is compared with more than the named thing, and for what a whole list has besides', () => {
    expect(failing({ fields: named, heading: 'Menu Users A book Save' })).toEqual(['A book'])
    expect(failing({ fields: ['id', 'title', 'shelf', 'pages'], heading: 'A book' })).toEqual(['nothing'])
  })
  it('fails for a part that is not compared', () => {
    expect(failing({ heading: 'A book' })).toEqual(['id', 'title', 'shelf'])
    expect(failing({})).toHaveLength(4)
  })
  it('fails where what is not so is so by now', () => {
    const row = { ...book, notSo: { shelf: 'is called place' } }
    expect(failing({ fields: named, heading: 'A book' }, row)).toEqual(['shelf'])
    expect(failing({ fields: (name) => (name === 'shelf' ? 'place' : name), heading: 'A book' }, row)).toEqual([])
  })
  it('is seen to fail for each value in turn, or proves whatever is said', () => {
    const survivors = (places: Readonly<Record<string, Place>>) =>
      verdictsOf(book, places, change).flatMap(({ said, has }) => (has === said ? [said] : []))
    expect(survivors({ fields: named, heading: 'A book' })).toEqual([])
    expect(survivors({ fields: (name) => name, heading: 'A book' })).toEqual(['id', 'title', 'shelf'].map(change))
  })
})

describe('a row', () => {
  const lines = plainLines(
    "## 3. Entities\n\n**Book**: id, title, shelf. Titled 'A book'.\n\n### Menu\nBooks; Shelves\n\n| /books | Books. |\n- Readers: search.",
  )

  it('says what stands in one line of the spec, in its order', () => {
    for (const says of [book.says, 'Book: … shelf', 'Menu: Books; Shelves', '/books: Books.', 'Readers: search.'])
      expect([says, isQuoted(says, lines)]).toEqual([says, true])
    for (const says of ['Book: id, title, place.', 'shelf … title', 'Books; Shelves /books', 'book: id'])
      expect([says, isQuoted(says, lines)]).toEqual([says, false])
  })
  it('takes its values from what it says, as whole words', () => {
    expect(unquoted(book)).toEqual([])
    expect(unquoted({ ...book, parts: { fields: ['id', 'shel', 'A book', 'author'] } })).toEqual(['shel', 'author'])
  })
  it('leaves nothing out that it says', () => {
    expect(leftOut(book)).toEqual([])
    expect(leftOut({ ...book, says: 'Book: … shelf', parts: { fields: ['shelf'] } })).toEqual([])
    expect(leftOut({ ...book, parts: { fields: ['id', 'shelf'], heading: 'A book' } })).toEqual([' title'])
    expect(leftOut({ ...book, parts: { fields: ['id', 'title', 'shelf'] } })).toEqual(["Titled 'A book'"])
  })
})

describe('the product spec', () => {
  const lines = plainLines("## 3. Entities\n\n**Book**: id, title. Titled 'A book'; shelved.\n\n| /books | Books. |\n- Readers: search.")
  const quotes = ["Titled 'A book'", 'Book: … title', '/books: Books.']

  it('has nothing that no row quotes, but what is told by name', () => {
    expect(unsaid(lines, quotes)).toEqual(['## 3. Entities', 'id,', 'shelved.', 'Readers: search.'])
    expect(unsaid(lines, [...quotes, 'Book: id, title.', 'shelved.', 'Readers: search.'])).toEqual(['## 3. Entities'])
  })
  it('has each quote once', () => {
    expect(unsaid(['Saved. Gone.', 'Saved.'], ['Saved.'])).toEqual(['Gone.', 'Saved.'])
  })
})

describe('a mark', () => {
  const marked = (text: string) => findMarks('some.test.ts', text).marks
  const wholly = `it('b', () => { proves('book', { fields: named, heading: heading() }) })`
  const standing = (text: string, row: Parameters<typeof standingOf>[1] = book) =>
    standingOf('book', row, [findMarks('some.test.ts', text)])

  it('belongs to the innermost test around it', () => {
    expect(marked(`describe('a', () => { it.each([1])('b %s', () => { covers('one', 'two') }) })`)).toEqual([
      { name: 'one', test: 'b %s' },
      { name: 'two', test: 'b %s' },
    ])
  })
  it('outside of tests belongs to none', () => {
    expect(marked(`covers('one')`)).toEqual([{ name: 'one', test: undefined }])
    expect(standing(`proves('book', {})`)).toBe('red')
  })
  it('is a plain name', () => {
    expect(() => marked(`it('b', () => covers(name))`)).toThrow('plain names')
    expect(() => marked(`it('b', () => proves(name, {}))`)).toThrow('plain names')
  })
  it('proves a split row only where it compares its values; else a row has a test, and that is all that is said', () => {
    expect(standing(wholly)).toBe('proved')
    expect(standing(`it('b', () => covers('book'))`)).toBe('red')
    expect(standing(`it('b', () => covers('book'))`, ['Book: id.', 'specs/books.ts'])).toBe('only tested')
    expect(standing(wholly, { ...book, notSo: { shelf: 'is called place' } })).toBe('not so')
    expect(standing('', ['Book: id.', 'specs/books.ts'])).toBe('red')
  })
  it('compares with nothing that the test itself writes', () => {
    const written = (text: string) => findMarks('some.test.ts', text).proofs.flatMap(({ writes }) => writtenOut(book, writes))
    expect(written(wholly)).toEqual([])
    expect(written(`it('b', () => { proves('book', { fields: ['id', 'title', x], heading: 'A book' }) })`)).toEqual([
      'id',
      'title',
      'A book',
    ])
    expect(
      written(`const all = ['shelf'] as const; it('b', () => { proves('book', { fields: among(all), heading: heading() }) })`),
    ).toEqual(['shelf'])
    expect(written(`it('b', () => { const all = fieldsOf('title'); proves('book', { fields: among(all), heading }) })`)).toEqual([])
  })
})
