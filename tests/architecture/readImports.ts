// Every import of a file: static, re-exported, type-only, dynamic, by require, in a type.
import { parseSync, Visitor, type Expression } from 'oxc-parser'

export type Import = {
  /** As written; undefined when it is computed at run time. */
  readonly specifier: string | undefined
  readonly line: number
  /** `types`: gone when the program runs. `later`: a dynamic import. */
  readonly when: 'load' | 'later' | 'types'
}

export function readImports(path: string, text: string): readonly Import[] {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const found: Import[] = []
  const add = (specifier: string | undefined, start: number, when: Import['when']) => found.push({ specifier, line: lineAt(start), when })

  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType) ? 'types' : 'load')
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType, start } of entries)
      if (moduleRequest !== null) add(moduleRequest.value, start, isType ? 'types' : 'load')
  new Visitor({
    ImportExpression: ({ source, start }) => void add(literal(source), start, 'later'),
    TSImportType: ({ source, start }) => void add(source.value, start, 'types'),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type === 'Identifier' && callee.name === 'require' && first !== undefined && first.type !== 'SpreadElement')
        add(literal(first), start, 'load')
    },
  }).visit(program)
  return found
}

function literal(expression: Expression): string | undefined {
  if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) return expression.quasis[0]?.value.cooked ?? undefined
  return undefined
}
