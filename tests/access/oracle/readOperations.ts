// Which operations there are, and what each asks: derived from the written specs and the naming of the contract.
import { formOf, partsOf, pathAsks, type NamedPart } from './parts.ts'
import { isClosed } from './holds.ts'
import { operationName, wireOf } from './names.ts'
import { reportsOf } from './reportsOf.ts'
import { joined } from './joined.ts'
import type { Operation } from './Operation.ts'
import { choicePages } from './choicePages.ts'
import { detailPages, listPages, writtenReads } from './pageReads.ts'
import type { ActionText, EntityText, Need, Specs } from './shapes.ts'

type Common = Pick<Operation, 'entity' | 'part'>

const isPointedAt = ({ entities }: Specs, name: string): boolean =>
  Object.values(entities).some((entity) => {
    const fields = partsOf(entity).flatMap(({ text }) => [
      ...Object.values(text.fields),
      ...Object.values(text.lifecycle?.transitions ?? {}).flatMap(({ asks = {} }) => Object.values(asks)),
    ])
    const asked = [entity.create, ...Object.values(entity.actions ?? {})].flatMap((each) => Object.values(each?.asks ?? {}))
    return [...fields, ...asked].some((field) => field.entity === name)
  })

const readsOf = (specs: Specs, entity: EntityText): readonly Operation[] => {
  const wire = wireOf(entity)
  const { reads = {}, read, ownRead, list, queue, detail, key } = entity
  const common = { on: 'query', entity: entity.entity, part: '', variants: [] } as const
  // A list is one's own where it is narrowed by a reference to the person; a list of the people themselves is nobody's own.
  const ownList = entity.own === 'id' ? undefined : ownRead
  const found: Operation[] = []
  const shown = list ?? queue
  const verb = shown?.verb ? shown.verb : shown?.whole || (!shown && reads['findAll']) ? 'findAll' : 'search'
  if (shown || reads['findAll'] || reads['search'])
    found.push({
      ...common,
      name: operationName(wire, verb),
      does: 'list',
      need: reads[verb]?.needs ?? read,
      own: ownList,
      pages: [...writtenReads(entity, reads[verb]), ...listPages(specs, entity)],
    })
  if (shown?.sums) {
    const told = [shown.sums.per, shown.sums.of].map((path) => pathAsks(entity, path).need ?? 'nobody')
    found.push({
      ...common,
      name: operationName(wire, 'getSums'),
      does: 'stats',
      need: { allOf: [reads[verb]?.needs ?? read, ...told] },
      own: undefined,
      pages: listPages(specs, entity),
    })
  }
  const one = { ...common, does: 'one', need: reads['findById']?.needs ?? read, own: ownRead } as const
  if (key === 'single')
    found.push({ ...one, name: operationName(wire, 'get'), pages: [...writtenReads(entity, reads['findById']), ...detailPages(entity)] })
  else if (shown || detail || reads['findById'])
    found.push({
      ...one,
      name: operationName(wire, 'findById'),
      pages: [...writtenReads(entity, reads['findById']), ...listPages(specs, entity), ...detailPages(entity)],
    })
  if (isPointedAt(specs, entity.entity) || reads['autocomplete'])
    found.push({
      ...common,
      name: operationName(wire, 'autocomplete'),
      does: 'autocomplete',
      need: reads['autocomplete']?.needs ?? read,
      own: undefined,
      pages: [...writtenReads(entity, reads['autocomplete']), ...choicePages(specs, entity)],
    })
  const stats = reads['getStats']
  if (stats?.by !== undefined) {
    const told = [stats.by, ...(stats.sums ?? [])].map((path) => pathAsks(entity, path).need ?? 'nobody')
    const need: Need = { allOf: [stats.needs ?? read, ...told] }
    found.push({
      ...common,
      name: operationName(stats.wire ?? wire, 'getStats'),
      does: 'stats',
      need,
      own: undefined,
      pages: [...writtenReads(entity, stats), ...listPages(specs, entity)],
    })
  }
  for (const [name, { needs }] of Object.entries(entity.answers ?? {}))
    found.push({ ...common, name, does: 'answer', need: needs, own: undefined, pages: [] })
  for (const { by = '', sums = [], wire: name = wire, needs } of entity.furtherStats ?? []) {
    const told = [by, ...sums].map((path) => pathAsks(entity, path).need ?? 'nobody')
    found.push({
      ...common,
      name: operationName(name, 'getStats'),
      does: 'stats',
      need: { allOf: [needs ?? read, ...told] },
      own: undefined,
      pages: [],
    })
  }
  return found
}

type Changing = Pick<Operation, 'need' | 'own' | 'variants'>

const changeOf = (common: Common, name: string, changing: Changing): readonly Operation[] => [
  { ...common, ...changing, name, on: 'mutation', does: 'change', pages: [] },
  { ...common, ...changing, name: `${name}Preview`, on: 'query', does: 'preview', pages: [] },
]
const actionOf = (
  common: Common,
  wire: string,
  verb: string,
  { wire: whole, verb: other, needs, own, from }: ActionText,
): readonly Operation[] =>
  changeOf(common, whole ?? operationName(wire, other ?? verb), { need: needs, own, variants: from ? [{ from, need: needs }] : [] })

/** Saving a form asks the part's right; a part without one, the right of any field that has its own. */
const updateNeed = (specs: Specs, { text }: NamedPart): Need | undefined => {
  if (text.update !== undefined || text.ownUpdate !== undefined) return text.update
  return { anyOf: formOf(specs, text).flatMap((name) => text.fields[name]?.update ?? []) }
}

/** Shows the whole of a masked value: its own right, and whatever reading it masked asks. Fields of one part share the operation. */
const revealOf = (specs: Specs, common: Common, { name, wire, text }: NamedPart): readonly Operation[] => {
  const closed = name !== '' && isClosed(specs, text.read) && isClosed(specs, text.ownRead)
  const asked = Object.values(text.fields).flatMap(({ reveal, read }) => {
    if (closed || reveal === undefined || isClosed(specs, reveal) || (read !== undefined && isClosed(specs, read))) return []
    return [[reveal, ...(read === undefined ? [] : [read])]]
  })
  if (asked.length === 0) return []
  const whole = (by: Need): Need => ({ anyOf: asked.map((each) => ({ allOf: [...each, by] })) })
  const need = whole(text.read)
  const own = text.ownRead === undefined ? undefined : whole(text.ownRead)
  return [{ ...common, name: operationName(wire, 'reveal'), on: 'mutation', does: 'change', need, own, pages: [], variants: [] }]
}

/** Where to send a file: asked by whoever may make the record that begins with it, or change the field. */
const uploadsOf = (specs: Specs, entity: EntityText, common: Common, part: NamedPart): readonly Operation[] => {
  const inForm = formOf(specs, part.text)
  return Object.entries(part.text.fields).flatMap(([name, { upload, update }]): readonly Operation[] => {
    if (!upload) return []
    const path = part.name === '' ? name : `${part.name}.${name}`
    const made = entity.create?.fields?.includes(path) ? [entity.create] : []
    const changed = inForm.includes(name)
    if (made.length === 0 && !changed) return []
    const needs = [...made.map((each) => each.needs), ...(changed ? [update ?? part.text.update ?? 'nobody'] : [])]
    const owns = [
      ...made.flatMap((each) => each.own ?? []),
      ...(changed && update === undefined ? [part.text.ownUpdate].flatMap((each) => each ?? []) : []),
    ]
    return [
      {
        ...common,
        name: operationName(part.wire, upload.verb ?? 'getUploadUrls'),
        on: 'mutation',
        does: 'change',
        need: { anyOf: needs },
        own: owns.length === 0 ? undefined : { anyOf: owns },
        pages: [],
        variants: [],
      },
    ]
  })
}

const partOperations = (specs: Specs, entity: EntityText, part: NamedPart): readonly Operation[] => {
  const common = { entity: entity.entity, part: part.name }
  const { read, ownRead, ownUpdate, lifecycle } = part.text
  const alone: Operation = {
    ...common,
    name: operationName(part.wire, 'get'),
    on: 'query',
    does: 'part',
    need: read,
    own: ownRead,
    pages: [],
    variants: [],
  }
  return [
    ...(part.name !== '' && !(isClosed(specs, read) && isClosed(specs, ownRead)) ? [alone] : []),
    ...(formOf(specs, part.text).length > 0
      ? changeOf(common, operationName(part.wire, 'update'), { need: updateNeed(specs, part), own: ownUpdate, variants: [] })
      : []),
    ...Object.entries(lifecycle?.transitions ?? {}).flatMap(([name, each]) => actionOf(common, part.wire, name, each)),
    ...revealOf(specs, common, part),
    ...uploadsOf(specs, entity, common, part),
  ]
}

const ofEntity = (specs: Specs, entity: EntityText): readonly Operation[] => {
  const common = { entity: entity.entity, part: '' }
  const wire = wireOf(entity)
  return [
    ...readsOf(specs, entity),
    ...reportsOf(specs, entity),
    ...partsOf(entity).flatMap((part) => partOperations(specs, entity, part)),
    ...(entity.create ? actionOf(common, wire, 'create', entity.create) : []),
    ...(entity.order ? actionOf(common, wire, 'reorder', entity.order) : []),
    ...(entity.remove ? actionOf(common, wire, 'delete', entity.remove) : []),
    ...Object.entries(entity.actions ?? {}).flatMap(([name, each]) => actionOf(common, wire, name, each)),
  ]
}

/** @throws Error where two operations have one name that may not share it */
export const readOperations = (specs: Specs): ReadonlyMap<string, Operation> => {
  const all = Object.values(specs.entities).flatMap((entity) => ofEntity(specs, entity))
  const byName = new Map<string, Operation>()
  for (const each of all) {
    const known = byName.get(each.name)
    byName.set(each.name, known ? joined(known, each) : each)
  }
  return byName
}
