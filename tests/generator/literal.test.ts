// Every string that reaches code comes out of it as it went in, and ends nothing on its way.
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { CodeBlockWriter } from 'ts-morph'
import { expect, it } from 'vitest'
import { description } from '../../generator/print/graphql.ts'
import { literal as writerOf, stringLiteral } from '../../generator/print/literal.ts'
import { cell } from '../../generator/print/markdown.ts'
import { sqlName, sqlText } from '../../language/sqlText.ts'
import { buildSchema } from 'graphql'

const hostile = [
  "'",
  '"',
  '`',
  '\\',
  "\\'",
  '${process.exit()}',
  '*/',
  '//',
  '</script>',
  '<!--',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\uFEFF',
  '\u0000',
  '\ud800',
  '\u202e',
  "'); drop table x; --",
  '|',
  '{0}',
  '#',
]

/** A value as it comes to stand in a file. */
const literal = (value: unknown): string => {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, useSingleQuote: true })
  writerOf(value)(writer)
  return writer.toString()
}

/** What the code says, read by the same engine that will read it. */
const read = (code: string): unknown => runInThisContext(`(${code})`)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...hostile),
  fc.array(fc.constantFrom(...hostile)).map((each) => each.join('')),
)

it('gives back any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const code = stringLiteral(text)
      expect(read(code)).toBe(text)
      expect(code).not.toMatch(/[\n\r\u2028\u2029\uFEFF]|<\/|<!--/)
    }),
  )
})

it('gives back any value, with its keys in order', () => {
  const value = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      anyText,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
      fc.array(tie('value')),
      fc.dictionary(anyText, tie('value')),
    ),
  })).value
  fc.assert(
    fc.property(value, (given) => {
      const back = read(literal(given))
      expect(back).toEqual(given)
      expect(JSON.stringify(back)).toBe(JSON.stringify(given))
    }),
  )
})

it('writes __proto__ as a key like any other', () => {
  const given = JSON.parse('{"__proto__":{"admin":true},"a":1}') as object
  const back = read(literal(given)) as object
  expect(Object.keys(back)).toEqual(['__proto__', 'a'])
  expect('admin' in back).toBe(false)
})

it('puts a row on a line', () => {
  expect(literal({ a: [{ b: 1 }, { b: 2 }], c: ['x'] })).toBe("{\n  a: [\n    { b: 1 },\n    { b: 2 },\n  ],\n  c: ['x'],\n}")
})

it('ends no SQL name or text, no table cell and no description', () => {
  expect(sqlName('a"; drop table b; --')).toBe('"a""; drop table b; --"')
  expect(sqlText("it's")).toBe("'it''s'")
  expect(cell('a | b\n<img> `c` [d](e)')).toBe('a \\| b \\<img\\> \\`c\\` \\[d\\](e)')
  for (const text of hostile.filter((each) => each !== '\ud800')) {
    const contract = buildSchema(`${description(text)}type Query { a: Int }`)
    expect(contract.getQueryType()?.description).toBe(text)
  }
})
