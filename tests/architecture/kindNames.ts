// Where code asks for a kind by its name. Outside a kind's own files and the registries, what code wants to know is a trait that the kind states.
// To add a family: one entry in `families`, with the keys of its registry and how code calls what holds such a kind.
import { basename, dirname } from 'node:path/posix'
import { parseSync, Visitor, type Expression, type PrivateIdentifier } from 'oxc-parser'

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
  const note = (
    beside: Expression | PrivateIdentifier,
    names: readonly string[],
    whole: { readonly start: number; readonly end: number },
  ): void => {
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
      if (node.left.type !== 'PrivateIdentifier') note(node.right, literal(node.left), node)
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

function askedOf(expression: Expression | PrivateIdentifier, source: (node: Expression) => string): Pick<Asked, 'name' | 'of'> | undefined {
  switch (expression.type) {
    case 'Identifier':
      return { name: expression.name, of: '' }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return askedOf(expression.expression, source)
    case 'CallExpression':
      return askedOf(expression.callee, source)
    case 'MemberExpression':
      return expression.computed || expression.property.type !== 'Identifier'
        ? undefined
        : { name: expression.property.name, of: source(expression.object) }
    default:
      return undefined
  }
}

const literal = (expression: Expression | PrivateIdentifier): readonly string[] =>
  expression.type === 'Literal' && typeof expression.value === 'string' ? [expression.value] : []

/** The texts of `['a', 'b']`, of a set of them, or of a constant that is one. */
function literalsOf(expression: Expression, known: ReadonlyMap<string, readonly string[]>): readonly string[] {
  switch (expression.type) {
    case 'Identifier':
      return known.get(expression.name) ?? []
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(expression.expression, known)
    case 'NewExpression':
      return expression.arguments.flatMap((each) => (each.type === 'SpreadElement' ? [] : literalsOf(each, known)))
    case 'ArrayExpression':
      return expression.elements.flatMap((each) => (each === null || each.type === 'SpreadElement' ? [] : literal(each)))
    default:
      return []
  }
}
