// Unpacks a generated document: the same syntax tree that parsing its text would give, without a parser in the browser.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** A field, or a field with what is selected below it. `alias:name(argument,argument)@guard`, `...Type`. */
export type PackedSelection = string | readonly [string, readonly PackedSelection[]]

type Node = Readonly<Record<string, unknown>>

const name = (value: string): Node => ({ kind: 'Name', value })
const variable = (value: string): Node => ({ kind: 'Variable', name: name(value) })
const argument = (value: string): Node => ({ kind: 'Argument', name: name(value), value: variable(value) })

const typeOf = (text: string): Node => {
  if (text.endsWith('!')) return { kind: 'NonNullType', type: typeOf(text.slice(0, -1)) }
  return text.startsWith('[') ? { kind: 'ListType', type: typeOf(text.slice(1, -1)) } : { kind: 'NamedType', name: name(text) }
}

const definition = (text: string): Node => {
  const at = text.indexOf(':')
  return { kind: 'VariableDefinition', variable: variable(text.slice(0, at)), type: typeOf(text.slice(at + 1)), directives: [] }
}

const include = (guard: string | undefined): readonly Node[] =>
  guard === undefined
    ? []
    : [{ kind: 'Directive', name: name('include'), arguments: [{ kind: 'Argument', name: name('if'), value: variable(guard) }] }]

const below = (selections: readonly PackedSelection[]): { readonly selectionSet?: Node } =>
  selections.length === 0 ? {} : { selectionSet: { kind: 'SelectionSet', selections: selections.map(select) } }

const field = (text: string, selections: readonly PackedSelection[]): Node => {
  const [, alias, own = '', list, guard] = /^(?:(\w+):)?(\w+)(?:\(([\w,]*)\))?(?:@(\w+))?$/.exec(text) ?? []
  return {
    kind: 'Field',
    ...(alias === undefined ? {} : { alias: name(alias) }),
    name: name(own),
    arguments: list === undefined ? [] : list.split(',').map(argument),
    directives: include(guard),
    ...below(selections),
  }
}

function select(packed: PackedSelection): Node {
  const [text, selections] = typeof packed === 'string' ? [packed, []] : packed
  if (!text.startsWith('...')) return field(text, selections)
  const [type = '', guard] = text.slice(3).split('@')
  return {
    kind: 'InlineFragment',
    typeCondition: { kind: 'NamedType', name: name(type) },
    directives: include(guard),
    ...below(selections),
  }
}

/** hash names the stored text on the server; the connection sends it in place of the text. */
export const makeDocument = <Answer, Variables>(
  operation: string,
  title: string,
  hash: string,
  variables: string,
  root: string,
  selection: readonly PackedSelection[],
): TypedDocumentNode<Answer, Variables> =>
  ({
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        operation,
        name: name(title),
        variableDefinitions: variables === '' ? [] : variables.split(',').map(definition),
        directives: [],
        selectionSet: { kind: 'SelectionSet', selections: [field(root, selection)] },
      },
    ],
    __meta__: { hash },
  }) as unknown as TypedDocumentNode<Answer, Variables>
