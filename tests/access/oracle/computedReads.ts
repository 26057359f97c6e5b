// Who reads what is computed, from the written words alone: whoever reads all that it is computed of, unless it says what it discloses.
import { meets } from './holds.ts'
import { shownIn } from './pageReads.ts'
import { entityNamed, fieldAsks, partNamed, partsOf, pathAsks } from './parts.ts'
import type { ComputesText, EntityText, FieldText, Need, PartText, Specs } from './shapes.ts'

interface Source {
  readonly entity: EntityText
  readonly path: string
  /** Of the record itself. */
  readonly here: boolean
}

const hasField = (entity: EntityText, path: string): boolean => {
  const [first = '', second] = path.split('.')
  const part = second === undefined ? entity : entity.parts?.[first]
  const name = second ?? first
  return part?.fields[name] !== undefined || (name === 'status' && part?.lifecycle !== undefined)
}

/** Each field that a path passes, the last one among them. */
const passed = (specs: Specs, entity: EntityText, words: readonly string[], here = true): readonly Source[] => {
  const length = hasField(entity, words[0] ?? '') ? 1 : 2
  const path = words.slice(0, length).join('.')
  if (!hasField(entity, path)) return []
  const [first = '', second] = path.split('.')
  const to = partNamed(entity, second === undefined ? '' : first).fields[second ?? first]?.entity
  const rest = words.slice(length)
  return [{ entity, path, here }, ...(to === undefined || rest.length === 0 ? [] : passed(specs, entityNamed(specs, to), rest, false))]
}

const sourcesOf = (specs: Specs, entity: EntityText, computes: ComputesText): readonly Source[] => {
  const { path, when = {}, of, whose = {}, where = {}, sums, by, shows } = computes
  if (path !== undefined)
    return [...Object.keys(when).map((each) => ({ entity, path: each, here: true })), ...passed(specs, entity, path.split('.'))]
  const other = entityNamed(specs, of ?? '')
  const theirs = ['id', ...Object.keys(whose), ...Object.keys(where), sums, by, shows].filter((each) => each !== undefined)
  return [
    ...Object.values(whose).map((each) => ({ entity, path: each, here: true })),
    ...theirs.map((each) => ({ entity: other, path: each, here: false })),
  ]
}

const rightsIn = (specs: Specs, need: Need): readonly string[] => {
  if (typeof need === 'string') {
    const meaning = Object.hasOwn(specs.named, need) ? specs.named[need] : undefined
    return meaning === undefined ? [need] : rightsIn(specs, meaning)
  }
  if ('allOf' in need) return need.allOf.flatMap((each) => rightsIn(specs, each))
  return 'anyOf' in need ? need.anyOf.flatMap((each) => rightsIn(specs, each)) : []
}

/** Whether whoever meets the one meets the other: tried with every choice of the rights that they name. */
const implies = (specs: Specs, one: Need, other: Need): boolean => {
  const [role = ''] = Object.entries(specs.access.roles).find(([, { staff }]) => staff) ?? []
  const rights = [...new Set([...rightsIn(specs, one), ...rightsIn(specs, other)])]
  return Array.from({ length: 2 ** rights.length }, (_, chosen) => new Set(rights.filter((__, at) => (chosen >> at) % 2 === 1))).every(
    (held) => !meets(specs, { role, rights: held }, one) || meets(specs, { role, rights: held }, other),
  )
}

/** Every requirement by which records are read: what stands in their own part without a right of its own is shown to whoever meets one. */
const doorsTo = (specs: Specs, entity: EntityText): readonly Need[] => {
  const { reads = {}, furtherStats = [], list, queue, detail, settings = {} } = entity
  const sections = Object.values(specs.entities).flatMap((each) =>
    [each.detail, ...Object.values(each.settings ?? {})].flatMap((screen) => Object.values(screen?.sections ?? {})),
  )
  const places = [
    ...Object.values(reads).flatMap((each) => [each, ...(each.also ?? [])]),
    ...furtherStats,
    list,
    queue,
    detail,
    ...Object.values(settings),
    ...sections.filter((each) => shownIn(each).includes(entity.entity)),
  ]
  return places.flatMap((each) => each?.needs ?? [])
}

interface Computed {
  readonly specs: Specs
  readonly entity: EntityText
  /** '' = the entity's own. */
  readonly part: string
  readonly field: FieldText
}

/** What a source asks that whoever is shown the field beside it need not meet. */
const askedBy = ({ part, field }: Computed, { entity, path, here }: Source, own: boolean): readonly Need[] => {
  if (path === 'id') return here ? [] : [entity.read]
  const [first = '', second] = path.split('.')
  const within = second === undefined ? '' : first
  const isPlain = field.read === undefined && fieldAsks(partNamed(entity, within), second ?? first) === undefined
  if (here && within === part && isPlain) return []
  const asked = pathAsks(entity, path)
  const need = (here && own ? asked.own : undefined) ?? asked.need ?? 'nobody'
  return here ? [need] : [need, entity.read]
}

const isMissed = (computed: Computed, computes: ComputesText, own: boolean): readonly Need[] => {
  const { specs, entity, part, field } = computed
  const text = partNamed(entity, part)
  const read = field.read ?? (own ? text.ownRead : undefined) ?? text.read
  const isFree = part === '' && field.read === undefined
  const doors = [(own ? entity.ownRead : undefined) ?? entity.read, ...doorsTo(specs, entity)]
  const met = doors.map((door): Need => (isFree ? door : { allOf: [door, read] }))
  const asked = sourcesOf(specs, entity, computes).flatMap((source) => askedBy(computed, source, own))
  return asked.filter((need) => !met.every((door) => implies(specs, door, need)))
}

const narrowed = (computed: Computed): FieldText => {
  const { entity, part, field } = computed
  const { computes, discloses } = field
  if (!computes || discloses !== undefined) return field
  const text = partNamed(entity, part)
  const more = isMissed(computed, computes, false)
  const hasOwn = text.ownRead !== undefined && field.read === undefined
  if (more.length === 0 && !(hasOwn && isMissed(computed, computes, true).length > 0)) return field
  return { ...field, read: { allOf: [field.read ?? text.read, ...more] } }
}

const partOf = (specs: Specs, entity: EntityText, part: string, text: PartText): PartText['fields'] =>
  Object.fromEntries(Object.entries(text.fields).map(([name, field]) => [name, narrowed({ specs, entity, part, field })]))

/** The specs as if each computed field said for itself who reads it. */
export const withComputedReads = (specs: Specs): Specs => ({
  ...specs,
  entities: Object.fromEntries(
    Object.entries(specs.entities).map(([name, entity]) => {
      const [own, ...parts] = partsOf(entity)
      const fields = own ? partOf(specs, entity, '', own.text) : entity.fields
      const further = parts.map((each) => [each.name, { ...each.text, fields: partOf(specs, entity, each.name, each.text) }] as const)
      return [name, { ...entity, fields, ...(entity.parts ? { parts: Object.fromEntries(further) } : {}) }]
    }),
  ),
})
