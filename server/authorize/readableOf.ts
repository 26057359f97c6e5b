// What of an answer a viewer may read: the selection for the query, the plan for the answer, and what is denied.
import { decide, type Viewer } from '../../language/access.ts'
import type { Selection } from '../call.ts'
import type { RootField, Shape, ShapeField } from './Shape.ts'
import { remember } from '../../language/remember.ts'

/** How to write one field: a value as it comes, an object or list of them, a type name, or nothing where it is denied. */
export interface PlanField {
  readonly key: string
  readonly name: string
  readonly written: 'value' | 'object' | 'list' | 'typeName' | 'denied'
  readonly required: boolean
  readonly list: boolean
  /** Key of its value in the object. */
  readonly from: string
  readonly idOf?: true
  readonly part?: true
  readonly file?: true
  readonly plan?: Plan
}

export interface Plan {
  readonly typeName?: string
  readonly byType: ReadonlyMap<string, readonly PlanField[]>
  /** The fields, where there is one type only. */
  readonly only?: readonly PlanField[]
}

export interface Readable {
  readonly selection: Selection
  /** The root field itself, planned. */
  readonly root: PlanField
  readonly denied: readonly { readonly at: readonly string[]; readonly missing: readonly string[] }[]
  /** Paths that no guard of their own covers: the operation's right covers them. */
  readonly unguarded: ReadonlySet<string>
}

export type Included = (field: ShapeField) => boolean

/** @param variables the Boolean variables of a document's conditions */
export const includedBy =
  (variables: Readonly<Record<string, unknown>>): Included =>
  ({ when }) =>
    when.length === 0 ||
    when.some((all) => all.every(({ variable, constant, is }) => (variable === undefined ? constant : variables[variable] === true) === is))

class Reading {
  readonly paths = new Set<string>()
  readonly unguarded = new Set<string>()
  readonly denied: { at: readonly string[]; missing: readonly string[] }[] = []
  can = false
  total = false
  canInList = false
  readonly #viewer: Viewer
  readonly #subject: string | undefined
  readonly #included: Included

  constructor(viewer: Viewer, subject: string | undefined, included: Included) {
    this.#viewer = viewer
    this.#subject = subject
    this.#included = included
  }

  field(field: ShapeField): PlanField {
    const { key, name, path, guard, from = name, required, list, shape, file, idOf, part } = field
    const own = { key, name, from, required, list, ...(file && { file }), ...(idOf && { idOf }), ...(part && { part }) }
    if (name === '__typename') return { ...own, written: 'typeName' }
    if (guard) {
      const { allowed, missing } = decide(this.#viewer, guard, this.#subject)
      if (!allowed) return this.#deny(field, missing, own)
    }
    this.#note(name, path, guard === undefined)
    if (!shape) return { ...own, written: 'value' }
    return { ...own, written: list ? 'list' : 'object', plan: this.plan(shape) }
  }

  plan({ typeName, byType }: Shape): Plan {
    const planned = new Map(
      [...byType].map(([type, fields]) => [type, fields.filter(this.#included).map((each) => this.field(each))] as const),
    )
    const only = typeName === undefined ? undefined : planned.get(typeName)
    return { byType: planned, ...(typeName !== undefined && { typeName }), ...(only && { only }) }
  }

  #deny({ at }: ShapeField, missing: readonly string[], own: Pick<PlanField, 'key' | 'name' | 'from' | 'required' | 'list'>): PlanField {
    if (!this.denied.some((each) => each.at.join('.') === at.join('.'))) this.denied.push({ at, missing })
    return { ...own, written: 'denied' }
  }

  #note(name: string, path: string | undefined, unguarded: boolean): void {
    if (path !== undefined) {
      this.paths.add(path)
      if (unguarded) this.unguarded.add(path)
    } else if (name === 'can') this.can = true
    else if (name === 'total') this.total = true
    else if (name === 'canInList') this.canInList = true
  }
}

const decideFields = ({ field }: RootField, viewer: Viewer, subject: string | undefined, included: Included): Readable => {
  const reading = new Reading(viewer, subject, included)
  const root = reading.field(field)
  const { paths, can, canInList, total, denied, unguarded } = reading
  return { selection: { paths, can, canInList, total }, root, denied, unguarded }
}

const decidedFor = remember((_root: RootField) => remember((_rights: ReadonlySet<string>) => new Map<string, Readable>()))

/**
 * Decides every field of a root field's answer. Decided once for each set of rights: a role's set is the same object until it changes.
 * @param subject the person the record is about, where that is known
 * @param variables the Boolean variables of the document's conditions
 */
export const readableOf = (
  root: RootField,
  viewer: Viewer,
  subject: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): Readable => {
  const byCase = decidedFor(root)(viewer.rights)
  const own = subject !== undefined && subject === viewer.id
  const key = `${viewer.staff} ${own} ${root.variables.map((each) => (variables[each] === true ? 1 : 0)).join('')}`
  const found = byCase.get(key) ?? decideFields(root, viewer, own ? subject : undefined, includedBy(variables))
  byCase.set(key, found)
  return found
}
