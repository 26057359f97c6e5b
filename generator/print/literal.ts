// How a value is written as TypeScript or JavaScript. Every string that reaches code goes through here.
import type { CodeBlockWriter, WriterFunction } from 'ts-morph'

/** The right side of an `=`: it writes itself, and as JSON is what it is written from, so that two can be told apart without writing either. */
export type Expression = WriterFunction & { readonly toJSON: () => unknown }

/** @param from everything that the writing depends on, as JSON takes it */
export const expressionOf = (from: unknown, write: WriterFunction): Expression =>
  Object.assign((writer: CodeBlockWriter) => write(writer), { toJSON: () => from })

const lineWidth = 140
const plainName = /^[A-Za-z_$][A-Za-z0-9_$]*$/

/** Nothing in it needs escaping: nearly every text, and there are a hundred thousand. */
const plainText = /^[\w .,:;?!(){}[\]/@#$%&*+=|^~-]*$/

/** Single quotes; whatever could end a string, a line or a script element is escaped. */
export const stringLiteral = (text: string): string => {
  if (plainText.test(text)) return `'${text}'`
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  const safe = inner.replace(/[\u2028\u2029\uFEFF]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${safe.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')}'`
}

/** A key as it stands before the colon; __proto__ written plainly would set the prototype instead. */
const keyLiteral = (key: string): string => {
  if (key === '__proto__') return "['__proto__']"
  return plainName.test(key) ? key : stringLiteral(key)
}

/** On one line, or undefined as soon as it would be longer than the room there is. */
const oneLine = (value: unknown, room: number): string | undefined => {
  if (typeof value === 'string') return within(stringLiteral(value), room)
  if (typeof value !== 'object' || value === null) return within(String(value), room)
  const isList = Array.isArray(value)
  const rows: string[] = []
  let left = room - 4
  for (const [key, each] of isList ? value.map((one: unknown) => ['', one] as const) : Object.entries(value)) {
    const name = isList ? '' : `${keyLiteral(key)}: `
    const row = oneLine(each, left - name.length)
    if (row === undefined) return undefined
    rows.push(`${name}${row}`)
    left -= name.length + row.length + 2
  }
  if (isList) return `[${rows.join(', ')}]`
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`
}
const within = (text: string, room: number): string | undefined => (text.length > room ? undefined : text)

const isTable = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && each !== null)

/** Objects and lists on one line where they fit, else a row a line; a list of objects always has a row a line. */
const print = (value: unknown, indent: string): string => {
  if (typeof value !== 'object' || value === null) return oneLine(value, Number.POSITIVE_INFINITY) ?? ''
  const flat = isTable(value) || Object.values(value).some(isTable) ? undefined : oneLine(value, lineWidth - indent.length)
  if (flat !== undefined) return flat
  if (Object.keys(value).length === 0) return Array.isArray(value) ? '[]' : '{}'
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((each) => `${deeper}${print(each, deeper)},\n`).join('')}${indent}]`
  const rows = Object.entries(value).map(([key, each]) => `${deeper}${keyLiteral(key)}: ${print(each, deeper)},\n`)
  return `{\n${rows.join('')}${indent}}`
}

/** Code as it stands. */
export const codeOf = (text: string): Expression => expressionOf(text, (writer) => void writer.write(text))

/** Written in one piece: ts-morph's writer looks at every character of what it is given, each time. */
export const literal = (value: unknown): Expression => expressionOf(value, (writer) => void writer.write(print(value, '')))

/** An object of code: a text is written as it is, so it comes from this file or is code itself. */
export const objectOf = (rows: readonly (readonly [key: string, value: Expression | string])[]): Expression =>
  expressionOf(rows, (writer) => {
    writer.write('{').newLine()
    writer.indent(() => {
      for (const [key, value] of rows) {
        writer.write(`${keyLiteral(key)}: `)
        if (typeof value === 'string') writer.write(value)
        else value(writer)
        writer.write(',').newLine()
      }
    })
    writer.write('}')
  })

/** `value as const`, and held against a type where one is named. */
export const constant = (value: Expression, satisfied?: string): Expression =>
  expressionOf([value, satisfied], (writer) => {
    value(writer)
    writer.write(satisfied === undefined ? ' as const' : ` as const satisfies ${satisfied}`)
  })

/** `{ readonly name: type }`, a row a line; types are written as they are, a name that ends in ? may be missing. */
export const typeOf = (rows: readonly (readonly [name: string, type: string])[], indent: string): string =>
  rows.length === 0
    ? '{}'
    : `{\n${rows.map(([name, type]) => `${indent}  readonly ${name.endsWith('?') ? `${keyLiteral(name.slice(0, -1))}?` : keyLiteral(name)}: ${type}\n`).join('')}${indent}}`

/** `'a' | 'b'` */
export const unionOf = (names: readonly string[]): string => names.map(stringLiteral).join(' | ') || 'never'

/** What loads an export of a module, when it is called. */
export const loaderOf = (module: string, name: string): string => `() => import(${stringLiteral(module)}).then((file) => file.${name})`
