// What a document reads of an answer, by the contract's own words: which paths go with the operation, and which ask something of their own.
import { Kind, parse, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import { flat, within } from './names.ts'
import type { Operation } from './Operation.ts'
import { entityNamed, fieldAsks, partAsks, partNamed, pathAsks, type Asked } from './parts.ts'
import type { EntityText, Specs } from './shapes.ts'

/** A place in the answer that asks something of its own. */
export interface GuardedPlace extends Asked {
  readonly at: string
  /** The place below which it counts no more, once that is hidden. */
  readonly path: string
}

export interface Reading {
  /** Paths of the record that go with the operation's own requirement. */
  readonly plain: readonly string[]
  readonly guarded: readonly GuardedPlace[]
}

interface Place {
  readonly entity: EntityText
  readonly part: string
  readonly at: string
  /** Path of the reference whose card this is. */
  readonly card?: string
}

const free = new Set(['id', 'version', 'can', 'canInList', '__typename'])
const keyOf = ({ alias, name }: FieldNode): string => alias?.value ?? name.value
const join = (...names: readonly string[]): string => names.filter(Boolean).join('.')

class Reader {
  readonly plain: string[] = []
  readonly guarded: GuardedPlace[] = []
  readonly #specs: Specs
  readonly #operation: Operation
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #on: (variable: string) => boolean

  constructor(specs: Specs, operation: Operation, document: DocumentNode, on: (variable: string) => boolean) {
    this.#specs = specs
    this.#operation = operation
    this.#fragments = new Map(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
    )
    this.#on = on
  }

  root(node: FieldNode): void {
    const { does, entity: name, part } = this.#operation
    const entity = entityNamed(this.#specs, name)
    const at = keyOf(node)
    if (does === 'autocomplete') return this.#card(node.selectionSet, { entity, part: '', at, card: '' })
    if (does === 'one' || does === 'part') return this.#record(node.selectionSet, { entity, part, at })
    if (does === 'report') return this.#report(node.selectionSet, at)
    for (const each of this.#fields(node.selectionSet)) {
      const holds = ['items', 'record', 'current'].includes(each.name.value)
      if (holds) this.#record(each.selectionSet, { entity, part, at: join(at, keyOf(each)) })
    }
  }

  /** Every field of a selection that counts, fragments opened. */
  #fields(set: SelectionSetNode | undefined): readonly FieldNode[] {
    return (set?.selections ?? []).flatMap((each) => {
      const off = (each.directives ?? []).some(({ name, arguments: args = [] }) => {
        const value = args[0]?.value
        const holds = value?.kind === Kind.VARIABLE ? this.#on(value.name.value) : value?.kind === Kind.BOOLEAN && value.value
        return name.value === 'include' ? !holds : name.value === 'skip' && holds
      })
      if (off) return []
      if (each.kind === Kind.FIELD) return [each]
      return this.#fields((each.kind === Kind.INLINE_FRAGMENT ? each : this.#fragments.get(each.name.value))?.selectionSet)
    })
  }

  #record(set: SelectionSetNode | undefined, { entity, part, at }: Place): void {
    const text = partNamed(entity, part)
    for (const node of this.#fields(set)) {
      const name = node.name.value
      if (free.has(name)) continue
      const place = join(at, keyOf(node))
      const path = within(part, name)
      const below = part === '' ? entity.parts?.[name] : undefined
      if (below) {
        this.guarded.push({ at: place, path, ...partAsks(below) })
        this.#record(node.selectionSet, { entity, part: name, at: place })
        continue
      }
      this.#value(entity, part, name, place)
      const to = text.fields[name]?.entity
      if (to !== undefined) this.#card(node.selectionSet, { entity: entityNamed(this.#specs, to), part: '', at: place, card: path })
    }
  }

  #report(set: SelectionSetNode | undefined, at: string): void {
    for (const node of this.#fields(set)) {
      const need = this.#operation.parts?.[node.name.value]?.needs
      if (need !== undefined) this.guarded.push({ at: join(at, keyOf(node)), path: node.name.value, need, own: undefined })
    }
  }

  /** What a change answers is for those who may read it. */
  #value(entity: EntityText, part: string, name: string, at: string): void {
    const text = partNamed(entity, part)
    const path = within(part, name)
    const own = fieldAsks(text, name)
    if (own !== undefined) this.guarded.push({ at, path, need: own, own: undefined })
    else if (this.#operation.does === 'change') this.guarded.push({ at, path, ...partAsks(text) })
    else this.plain.push(path)
  }

  /** What a card shows of further parts, or under a right of its own, keeps that right; the record is another one, so nothing of it is one's own. */
  #card(set: SelectionSetNode | undefined, { entity, at, card = '' }: Place): void {
    const { title, card: { picture, under = [], marks = [] } = {} } = entity
    const named = new Map([
      ['title', title],
      ...(picture === undefined ? [] : [['picture', picture] as const]),
      ...[...under, ...marks].map((path) => [flat(path), path] as const),
    ])
    for (const node of this.#fields(set)) {
      const path = named.get(node.name.value)
      if (path === undefined) continue
      const place = join(at, keyOf(node))
      const asked = pathAsks(entity, path)
      const keeps = path.includes('.') || asked.need !== entity.read
      // A state of the entity itself comes with its card (domain 2, users in cells); whoever may have the card may have it.
      if (!keeps && marks.includes(path)) continue
      if (keeps) this.guarded.push({ at: place, path: join(card, path), need: asked.need, own: undefined })
      else if (card === '') this.plain.push(path)
    }
  }
}

const parsed = new Map<string, DocumentNode>()
const read = (text: string): DocumentNode => {
  const known = parsed.get(text) ?? parse(text, { noLocation: true })
  parsed.set(text, known)
  return known
}

/** The root fields of a document: names of operations. */
export const rootsOf = (text: string): readonly FieldNode[] =>
  read(text).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD && node.name.value !== '__typename' ? [node] : []))
      : [],
  )

/** @param on whether a Boolean variable is given as true */
export const readAnswer = (specs: Specs, operation: Operation, text: string, on: (variable: string) => boolean): Reading => {
  const reader = new Reader(specs, operation, read(text), on)
  for (const node of rootsOf(text)) if (node.name.value === operation.name) reader.root(node)
  return reader
}
