// The marks of a test file: which test proves which rows (tests/proves.ts), and which is named for which (tests/covers.ts).
import { parseSync, Visitor, type CallExpression, type Expression, type Node } from 'oxc-parser'

export interface Mark {
  readonly name: string
  /** Title of the test it stands in, where it has one. */
  readonly test: string | undefined
}

/** A mark that compares the values of its row. */
export interface Proof extends Mark {
  /** Where it stands in the text of its file. */
  readonly at: readonly [start: number, end: number]
  /** Texts and numbers that are written there, or where a name of it begins: what is compared has to come from the product. What a look-up is given does not count. */
  readonly writes: readonly string[]
}

const literal = (expression: Node | undefined): string | undefined => {
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

type Span = readonly [start: number, end: number]

/** Everything of a file that the marks are told by. */
interface Read {
  readonly tests: (Mark & { readonly at: Span })[]
  readonly covers: { readonly name: string; readonly at: Span }[]
  readonly proves: { readonly name: string; readonly at: Span }[]
  /** Calls that answer something, which their arguments only ask for. */
  readonly asks: { readonly at: Span }[]
  readonly texts: { readonly text: string; readonly at: Span }[]
  /** Names of parts, which are no names of things. */
  readonly keys: Set<number>
  readonly names: { readonly name: string; readonly at: Span }[]
  /** Where names begin with what is written out, not with what something answers. */
  readonly written: { readonly name: string; readonly at: Span }[]
}

const isWritten = (init: Expression | null): boolean =>
  init !== null &&
  (['Literal', 'TemplateLiteral', 'ArrayExpression', 'ObjectExpression'].includes(init.type) ||
    (init.type === 'TSAsExpression' && isWritten(init.expression)))

const readMark = (path: string, found: Read, { callee, arguments: given, start, end }: CallExpression): void => {
  const title = literal(given[0])
  if (['it', 'test'].includes(rootName(callee) ?? '') && title !== undefined)
    found.tests.push({ name: title, test: title, at: [start, end] })
  if (!['proves', 'among', 'amongLabels'].includes(rootName(callee) ?? '')) found.asks.push({ at: [start, end] })
  if (callee.type !== 'Identifier' || (callee.name !== 'covers' && callee.name !== 'proves')) return
  for (const each of callee.name === 'covers' ? given : given.slice(0, 1)) {
    const name = literal(each)
    if (name === undefined) throw new Error(`${path}: ${callee.name}() takes plain names`)
    found[callee.name].push({ name, at: [start, end] })
  }
}

const read = (path: string, text: string): Read => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  const found: Read = { tests: [], covers: [], proves: [], asks: [], texts: [], keys: new Set(), names: [], written: [] }
  new Visitor({
    CallExpression: (call) => readMark(path, found, call),
    Literal: ({ value, start, end }) => void found.texts.push({ text: String(value), at: [start, end] }),
    TemplateElement: ({ value, start, end }) => void found.texts.push({ text: value.cooked ?? '', at: [start, end] }),
    Property: ({ key, shorthand, computed }) => {
      if (!shorthand && !computed) found.keys.add(key.start)
    },
    Identifier: ({ name, start, end }) => void found.names.push({ name, at: [start, end] }),
    VariableDeclarator: ({ id, init, start, end }) => {
      if (id.type === 'Identifier' && isWritten(init)) found.written.push({ name: id.name, at: [start, end] })
    },
  }).visit(program)
  return found
}

const within = ([start, end]: Span, [from, to]: Span): boolean => from <= start && end <= to

export interface Found {
  readonly marks: readonly Mark[]
  readonly proofs: readonly Proof[]
  /** Titles of all tests in the file. */
  readonly titles: readonly string[]
}

/** @throws where a mark is no plain text */
export const findMarks = (path: string, text: string): Found => {
  const { tests, covers, proves, asks, texts, keys, names, written } = read(path, text)
  const markAt = ({ name, at }: { readonly name: string; readonly at: Span }): Mark => ({
    name,
    test: tests.findLast((each) => within(at, each.at))?.name,
  })
  const writesIn = (at: Span): readonly string[] => {
    const used = new Set(names.filter((each) => within(each.at, at) && !keys.has(each.at[0])).map(({ name }) => name))
    const spans = [at, ...written.filter(({ name }) => used.has(name)).map((each) => each.at)]
    const asked = asks.filter((each) => spans.some((span) => within(each.at, span)))
    return texts
      .filter((each) => spans.some((span) => within(each.at, span)) && !asked.some((ask) => within(each.at, ask.at)))
      .map((each) => each.text)
  }
  return {
    marks: [...covers, ...proves].map(markAt),
    proofs: proves.map((each) => ({ ...markAt(each), at: each.at, writes: writesIn(each.at).filter((said) => said !== each.name) })),
    titles: tests.map(({ name }) => name),
  }
}
