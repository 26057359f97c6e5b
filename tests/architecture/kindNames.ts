// Where code asks for a kind by its name. Outside a kind's own files and the registries, what code wants to know is a trait that the kind states.
// To add a family: one entry in `families`, with the keys of its registry and how code calls what holds such a kind.
import { basename, dirname } from 'node:path/posix'
import { parseSync, Visitor, type Expression } from 'oxc-parser'

/** What stands beside a name that is compared: `section.kind` is kind of section, `kind` alone is of nothing. */
export type Asked = { readonly name: string; readonly of: string; readonly path: string; readonly kind: string }
export type Family = {
  /** Folders of this name hold the kinds' own files, one named after each. */
  readonly folder: string
  readonly kinds: readonly string[]
  /** Names are used by several families: is it one of this? The first that says yes has it. */
  readonly holds: (asked: Asked) => boolean
}
export type KindName = { readonly family: string; readonly place: string; readonly said: string }
export type Families = Readonly<Record<string, Family>>

const equals = new Set(['===', '!==', '==', '!='])

export function findKindNames(path: string, text: string, families: Families): readonly KindName[] {
  const found: KindName[] = []
  const source = ({ start, end }: { readonly start: number; readonly end: number }): string => text.slice(start, end)
  const lists = new Map<string, readonly string[]>()
  const note = (beside: Expression, names: readonly string[], whole: { readonly start: number; readonly end: number }): void => {
    const asked = askedOf(beside, source)
    if (!asked) return
    for (const kind of names)
      for (const [family, { folder, kinds, holds }] of Object.entries(families)) {
        if (!kinds.includes(kind) || !holds({ ...asked, path, kind })) continue
        const own =
          path.includes(`/${folder}/`) && basename(dirname(path)) === folder && kinds.includes(basename(path).replace(/\.tsx?$/, ''))
        if (!own)
          found.push({ family, place: `${path}:${text.slice(0, whole.start).split('\n').length}`, said: `${source(beside)} ~ '${kind}'` })
        break
      }
  }
  const { program } = parseSync(path, text)
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) lists.set(id.name, literalsOf(init, lists))
    },
  }).visit(program)
  new Visitor({
    BinaryExpression: (node) => {
      if (!equals.has(node.operator)) return
      note(node.left, literal(node.right), node)
      note(node.right, literal(node.left), node)
    },
    SwitchStatement: ({ discriminant, cases }) => {
      for (const each of cases) if (each.test) note(discriminant, literal(each.test), each.test)
    },
    CallExpression: (node) => {
      const { callee, arguments: given } = node
      const [first] = given
      if (callee.type !== 'MemberExpression' || callee.computed || first === undefined || first.type === 'SpreadElement') return
      if (callee.property.name === 'includes' || callee.property.name === 'has') note(first, literalsOf(callee.object, lists), node)
    },
  }).visit(program)
  return found
}

/** Traits that one kind alone states and that are called after it, as `family.kind: trait`: they only hide a comparison. */
export function disguised(family: string, registry: Readonly<Record<string, object>>): readonly string[] {
  const states = (trait: string) =>
    Object.values(registry).filter((kind) => (kind as Readonly<Record<string, unknown>>)[trait] !== undefined)
  return Object.entries(registry).flatMap(([kind, stated]) =>
    Object.keys(stated)
      .filter((trait) => states(trait).length === 1 && trait.toLowerCase().includes(kind.toLowerCase().replace(/e$/, '')))
      .map((trait) => `${family}.${kind}: ${trait}`),
  )
}

const wrappers = new Set(['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

/** What a value is without brackets, assertions and `?.` around it. */
const bare = (expression: Expression): Expression =>
  wrappers.has(expression.type) ? bare((expression as Expression & { readonly expression: Expression }).expression) : expression

function askedOf(written: Expression, source: (node: Expression) => string): Pick<Asked, 'name' | 'of'> | undefined {
  const expression = bare(written)
  if (expression.type === 'Identifier') return { name: expression.name, of: '' }
  if (expression.type === 'CallExpression') return askedOf(expression.callee, source)
  if (expression.type !== 'MemberExpression' || expression.computed || expression.property.type !== 'Identifier') return undefined
  return { name: expression.property.name, of: source(expression.object) }
}

const literal = (expression: Expression): readonly string[] =>
  expression.type === 'Literal' && typeof expression.value === 'string' ? [expression.value] : []

/** The texts of `['a', 'b']`, of a set of them, or of a constant that is one. */
function literalsOf(written: Expression, known: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const expression = bare(written)
  if (expression.type === 'Identifier') return known.get(expression.name) ?? []
  if (expression.type === 'NewExpression')
    return expression.arguments.flatMap((each) => (each.type === 'SpreadElement' ? [] : literalsOf(each, known)))
  if (expression.type !== 'ArrayExpression') return []
  return expression.elements.flatMap((each) => (each === null || each.type === 'SpreadElement' ? [] : literal(each)))
}
