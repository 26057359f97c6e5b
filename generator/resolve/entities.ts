// All entities as they are meant: first by themselves, then with the cards of what they refer to.
import { resolveAtMost } from './atMost.ts'
import { resolveConditions } from './conditions.ts'
import { refers } from '../../language/fields/index.ts'
import type { ActionModel, CardModel, EntityModel, PartModel } from '../../language/model.ts'
import { camel, operationOf, pascal } from '../../language/names.ts'
import type { WrittenEntity, WrittenField } from '../written.ts'
import { resolveActions } from './action.ts'
import { resolveCard, withCards } from './card.ts'
import type { Context } from './context.ts'
import { resolveDetails } from './detail.ts'
import { allParts, wireOf } from './entityNames.ts'
import { formFieldsOf } from './forms.ts'
import { resolveList } from './list.ts'
import { keysOf, resolvePart } from './part.ts'

/** Entities that some field or question refers to: those need an autocomplete. */
export const referredTo = (entities: readonly WrittenEntity[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const look = (fields: Readonly<Record<string, WrittenField>> | undefined): void => {
    for (const field of Object.values(fields ?? {})) if (refers(field)) found.add(field.entity)
  }
  for (const entity of entities) {
    look(entity.create?.asks)
    look(entity.remove?.asks)
    for (const { spec } of allParts(entity)) {
      look(spec.fields)
      for (const each of Object.values(spec.lifecycle?.transitions ?? {})) look(each.asks)
    }
    for (const each of Object.values(entity.actions ?? {})) look(each.asks)
  }
  return found
}

interface Half {
  readonly spec: WrittenEntity
  readonly parts: readonly PartModel[]
  readonly card: CardModel
}

const furtherStatsOf = ({ furtherStats: all = [] }: WrittenEntity): Pick<EntityModel, 'furtherStats'> => {
  if (all.length === 0) return {}
  return {
    furtherStats: all.map(({ wire, by, sums = [] }) => ({
      operation: operationOf(wire, 'getStats'),
      document: `${pascal(wire)}Stats`,
      by,
      sums,
    })),
  }
}

const statsOf = (spec: WrittenEntity): Pick<EntityModel, 'stats'> => {
  const stats = spec.reads?.getStats
  if (!stats) return {}
  const wire = stats.wire ?? wireOf(spec)
  return {
    stats: { operation: operationOf(wire, 'getStats'), document: `${pascal(wireOf(spec))}Stats`, by: stats.by, sums: stats.sums ?? [] },
  }
}

/** Inputs that the contract calls otherwise than the product. */
const withWires = (action: ActionModel, parts: readonly PartModel[]): ActionModel => {
  const fields = formFieldsOf({ parts }, [action])
  const wires = fields.flatMap(({ name, wire }): readonly (readonly [string, string])[] => (wire === undefined ? [] : [[name, wire]]))
  return wires.length === 0 ? action : { ...action, wires: Object.fromEntries(wires) }
}

const complete = (context: Context, half: Half, cards: ReadonlyMap<string, CardModel>, referred: boolean): EntityModel => {
  const { spec } = half
  const keys = keysOf(spec)
  const parts = half.parts.map((part) => ({ ...part, fields: withCards(part.fields, cards) }))
  const actions = resolveActions(context, spec, parts).map((each) => withWires({ ...each, asks: withCards(each.asks, cards) }, parts))
  const entity: EntityModel = {
    name: spec.entity,
    wire: wireOf(spec),
    one: context.say(`${keys}.one`, spec.label.one),
    many: context.say(`${keys}.many`, spec.label.many),
    file: context.loaded.fileOf(spec.entity),
    key: spec.key === undefined ? 'number' : spec.key === 'single' ? 'single' : 'code',
    ...(spec.key === undefined || spec.key === 'single' ? {} : { keyField: spec.key }),
    title: spec.title,
    titleElse: spec.titleElse ?? [],
    ...(spec.own === undefined ? {} : { own: spec.own }),
    ...(spec.lockedAfter === undefined ? {} : { lockedAfter: spec.lockedAfter }),
    ...(spec.readsAudited ? { readsAudited: true as const } : {}),
    card: half.card,
    parts,
    ...(spec.conditions ? { conditions: resolveConditions(spec.conditions) } : {}),
    unique: (spec.unique ?? []).map((each, at) => ({
      fields: each.fields,
      ...(each.where === undefined ? {} : { where: each.where }),
      text: context.say(`${keys}.unique.${at}.${each.fields.map(camel).join('_')}`, each.text),
    })),
    ...(spec.atMost ? { atMost: resolveAtMost(context, `${keys}.atMost`, spec.atMost) } : {}),
    ...(spec.remove?.deletedAt === undefined ? {} : { deletedAt: spec.remove.deletedAt }),
    actions,
    ...(spec.order ? { order: { by: spec.order.by, ...(spec.order.within === undefined ? {} : { within: spec.order.within }) } } : {}),
    details: [],
    ...statsOf(spec),
    ...furtherStatsOf(spec),
    ...(referred ? { autocomplete: operationOf(wireOf(spec), 'autocomplete') } : {}),
  }
  const { person } = context.written
  const rolePath = person.entity === spec.entity ? person.role : undefined
  const list = resolveList(context, spec, entity, rolePath)
  return { ...entity, ...(list ? { list } : {}), details: resolveDetails(context, spec, entity, rolePath) }
}

export const resolveEntities = (context: Context): readonly EntityModel[] => {
  const specs = Object.values(context.written.entities)
  const halves = specs.map((spec): Half => {
    const parts = allParts(spec).map(({ spec: part, ...names }) => resolvePart(context, spec, names, part))
    return { spec, parts, card: resolveCard(spec, parts) }
  })
  const cards = new Map(halves.map((half) => [half.spec.entity, half.card]))
  const referred = referredTo(specs)
  return halves.map((half) => complete(context, half, cards, referred.has(half.spec.entity)))
}
