// The marks of a test file: which test says that it covers which rows.
import { parseSync, Visitor } from 'oxc-parser'
import type { CallExpression, Expression } from 'oxc-parser'

export interface Mark {
  readonly name: string
  /** Title of the test it stands in, where it has one. */
  readonly test: string | undefined
}

const literal = (expression: CallExpression['arguments'][number] | undefined): string | undefined => {
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value
  if (expression?.type === 'TemplateLiteral') return expression.quasis.map(({ value }) => value.cooked ?? '').join('…')
  return undefined
}

/** it, it.each(…), test.concurrent … -> it, test */
const rootName = (callee: Expression): string | undefined => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootName(callee.object)
  return callee.type === 'CallExpression' ? rootName(callee.callee) : undefined
}

export interface Found {
  readonly marks: readonly Mark[]
  /** Titles of all tests in the file. */
  readonly titles: readonly string[]
}

/** @throws where a mark is no plain text */
export const findMarks = (path: string, text: string): Found => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  const tests: { readonly start: number; readonly end: number; readonly title: string }[] = []
  const marks: { readonly at: number; readonly name: string }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: given, start, end }) => {
      const title = literal(given[0])
      if (['it', 'test'].includes(rootName(callee) ?? '') && title !== undefined) tests.push({ start, end, title })
      if (callee.type !== 'Identifier' || callee.name !== 'covers') return
      for (const each of given) {
        const name = literal(each)
        if (name === undefined) throw new Error(`${path}: covers() takes plain names`)
        marks.push({ at: start, name })
      }
    },
  }).visit(program)
  return {
    marks: marks.map(({ at, name }) => ({ name, test: tests.findLast(({ start, end }) => start < at && at < end)?.title })),
    titles: tests.map(({ title }) => title),
  }
}
