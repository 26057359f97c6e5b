// Leaves out of the bundle what a kind of field tells the generator and the server alone. In development kinds are whole.
import { parseSync, type ESTree, type Plugin } from 'vite'

/** Members that no browser reads: its forms and documents are generated, columns and samples are the server's. */
const unread: ReadonlySet<string> = new Set(['graphql', 'columns', 'encode', 'decode', 'jsonSchema', 'uiSchema', 'sample'])

const bare = (value: ESTree.Expression | null): ESTree.Expression | null =>
  value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression' ? bare(value.expression) : value

/** Members of objects that a module exports as constants. */
const membersIn = ({ body }: ESTree.Program): readonly ESTree.ObjectPropertyKind[] =>
  body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ init }) => {
      const value = bare(init)
      return value?.type === 'ObjectExpression' ? value.properties : []
    })
  })

export const leanKinds: Plugin = {
  name: 'lean-kinds',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/language\/fields\/\w+\.ts$/ },
    handler(code, id) {
      const left = membersIn(parseSync(id, code).program).filter(
        (each) => each.type === 'Property' && each.key.type === 'Identifier' && unread.has(each.key.name),
      )
      // From the end, so that what stands before keeps its place. The comma stays behind the last that is kept.
      const cut = left.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^,/, ''), code)
      return { code: cut, map: null }
    },
  },
}
