// A screen's rights suffice for the reads it makes: which further rules open which operation, for which fields, and why.
// Only what names no right of its own is opened so: parts, marks and guarded fields keep theirs.
import { actionKind } from '../../language/actions/index.ts'
import { alikeBy } from '../../language/alike.ts'
import { listsOf } from '../../language/lists.ts'
import type { ActionModel, EntityModel, FieldModel, ListModel, OperationModel, ScreenModel, SectionModel } from '../../language/model.ts'
import { camel, operationOf } from '../../language/names.ts'
import type { Rule } from '../../language/requirement.ts'
import { sectionKind } from '../../language/sections/index.ts'
import type { Context } from './context.ts'
import { detailPaths } from './detail.ts'
import { listPaths } from './list.ts'
import { allRules, isNobody, sameRule } from './rules.ts'
import { under } from '../written.ts'
import { named } from '../../language/named.ts'
import { fieldsOf } from '../../language/partFields.ts'

export interface Grant {
  readonly operation: string
  readonly rule: Rule
  readonly fields: readonly string[]
  readonly why: string
}
interface World {
  readonly context: Context
  readonly entities: readonly EntityModel[]
  readonly screens: readonly ScreenModel[]
}

const find = (world: World, name: string): EntityModel | undefined => named(world.entities, name)

/** Those of the paths that are the entity's own and have no right of their own. */
const openPaths = (entity: EntityModel, paths: readonly string[]): readonly string[] => {
  const own = new Set(entity.parts[0]?.fields.filter((each) => !each.read).map((each) => each.path))
  return [...new Set(paths)].filter((path) => path === 'id' || own.has(path))
}

/** Fields of a card that come without a right of their own, by their names on the card's type. */
const cardFields = (entity: EntityModel): readonly string[] => [
  'id',
  'title',
  ...(entity.card.picture === undefined ? [] : ['picture']),
  ...entity.card.under.map(camel),
]

/** A path by its name on the card's type. */
const onCard = ({ card }: EntityModel, path: string): string => {
  if (path === card.title) return 'title'
  return path === card.picture ? 'picture' : camel(path)
}

const listReads = (entity: EntityModel, list: ListModel, rule: Rule, why: string): readonly Grant[] => {
  const fields = openPaths(entity, ['id', ...listPaths(list, entity, undefined), ...list.filters, ...list.search, ...list.sortable])
  const operations = [
    list.operation,
    operationOf(entity.wire, 'findById'),
    ...(list.sums ? [list.sums.operation] : []),
    ...(entity.stats ? [entity.stats.operation] : []),
  ]
  return operations.map((operation) => ({ operation, rule, fields, why }))
}

const autocompleteFor = (world: World, fields: readonly FieldModel[], rule: Rule, why: string): readonly Grant[] =>
  fields.flatMap((field) => {
    const target = field.entity === undefined ? undefined : find(world, field.entity)
    return target?.autocomplete ? [{ operation: target.autocomplete, rule, fields: cardFields(target), why }] : []
  })

const ofList = (world: World, entity: EntityModel): readonly Grant[] => {
  const { list } = entity
  const screen = named(world.screens, list?.screen)
  if (!list || !screen) return []
  const filtered = fieldsOf(entity).filter((field) => list.filters.includes(field.path))
  const why = `screen ${screen.name}`
  const reads = listsOf(entity).flatMap(([, each]) => listReads(entity, each, screen.guard.rule, why))
  return [...reads, ...autocompleteFor(world, filtered, screen.guard.rule, why)]
}

const ofSection = (world: World, section: SectionModel, written: boolean): readonly Grant[] => {
  const shown = written ? (sectionKind(section.kind).shows?.(section) ?? []) : []
  return shown.flatMap(({ entity }) => {
    const other = find(world, entity)
    return other?.list ? listReads(other, other.list, section.guard.rule, `section ${section.name}`) : []
  })
}

const ofDetails = (world: World, entity: EntityModel): readonly Grant[] => {
  const spec = world.context.entity(entity.name)
  return entity.details.flatMap((detail) => {
    const screen = named(world.screens, detail.screen)
    const fields = openPaths(entity, ['id', ...detailPaths(detail, entity, undefined)])
    const own: readonly Grant[] = screen
      ? [{ operation: detail.operation, rule: screen.guard.rule, fields, why: `screen ${screen.name}` }]
      : []
    // Screens of settings are several, and may call their sections alike.
    const said = [spec.detail, ...Object.values(spec.settings ?? {})].find((each) => each?.path === detail.path)?.sections ?? {}
    const hasNeeds = (name: string): boolean => Reflect.get(under(said, name) ?? {}, 'needs') !== undefined
    return [...own, ...detail.sections.flatMap((section) => ofSection(world, section, hasNeeds(section.name)))]
  })
}

const inputsOf = (entity: EntityModel, action: ActionModel): readonly FieldModel[] => {
  const part = named(entity.parts, action.part)
  const changed = actionKind(action).edits ? (part?.fields ?? []).filter((each) => part?.form.includes(each.name)) : []
  return [...action.asks, ...changed, ...fieldsOf(entity).filter((each) => action.inputs.includes(each.path))]
}

/** What the pages ask that offer an action: a dialog stands on a page, so its choices are for who may open that and run the action. */
const pagesOf = (world: World, entity: EntityModel, action: ActionModel): readonly Rule[] => {
  const screenRule = (name: string | undefined): Rule | undefined => named(world.screens, name)?.guard.rule
  const { list, details } = entity
  const listed =
    list && [...list.listActions, ...listsOf(entity).flatMap(([, { actions }]) => actions)].includes(action.path)
      ? (screenRule(list.screen) ?? entity.parts[0]?.read.rule)
      : undefined
  const shown = details.flatMap(({ screen, actions, sections }) => [
    ...(actions.includes(action.path) ? [screenRule(screen)] : []),
    ...sections
      .filter((each) => ('actions' in each && each.actions.includes(action.path)) || ('form' in each && each.form === action.form))
      .map((each) => each.guard.rule),
  ])
  return [listed, ...shown].filter((each) => each !== undefined)
}

const ofActions = (world: World, entity: EntityModel): readonly Grant[] =>
  entity.actions.flatMap((action) =>
    pagesOf(world, entity, action).flatMap((page) =>
      autocompleteFor(world, inputsOf(entity, action), allRules([page, action.guard.rule]), `operation ${action.operation}`),
    ),
  )

/** What the specs say outright: reads.search.also. */
const written = (world: World, entity: EntityModel): readonly Grant[] => {
  const { reads } = world.context.entity(entity.name)
  return (['search', 'findById', 'findAll', 'autocomplete'] as const).flatMap((verb) =>
    (reads?.[verb]?.also ?? []).map((each) => ({
      operation: operationOf(entity.wire, verb),
      rule: world.context.ruleOf(each.needs),
      fields: verb === 'autocomplete' ? each.fields.map((path) => onCard(entity, path)) : each.fields,
      why: each.why,
    })),
  )
}

const usedBy = (world: World): readonly { readonly screen: string; readonly uses: readonly string[] }[] => {
  const { written: specs } = world.context
  const custom = Object.entries(specs.screens).map(([screen, each]) => ({ screen, uses: ('uses' in each && each.uses) || [] }))
  const others = Object.values(specs.entities).flatMap((spec) =>
    [spec.list, spec.queue, spec.detail, ...Object.values(spec.settings ?? {})].flatMap((each) => {
      const screen = world.screens.find((one) => one.path === each?.path)
      return each?.uses && each.path !== undefined && screen ? [{ screen: screen.name, uses: each.uses }] : []
    }),
  )
  return [...custom, ...others]
}

/** A screen's customs read what they name, as far as a card shows it; more is said with `also`. */
const ofUses = (world: World, operations: readonly OperationModel[]): readonly Grant[] =>
  usedBy(world).flatMap(({ screen, uses }) =>
    uses.flatMap((name) => {
      const entity = find(world, named(operations, name)?.entity ?? '')
      const rule = named(world.screens, screen)?.guard.rule
      if (!entity || !rule) return []
      const paths = ['id', entity.title, ...entity.titleElse, ...entity.card.under, 'status']
      const fields = name === entity.autocomplete ? cardFields(entity) : openPaths(entity, paths)
      return [{ operation: name, rule, fields, why: `screen ${screen}` }]
    }),
  )

/** Grants of one rule joined; those that the operation's own rule covers are left out. */
export const withGrants = (world: World, operations: readonly OperationModel[]): readonly OperationModel[] => {
  const each = (one: (world: World, entity: EntityModel) => readonly Grant[]): readonly Grant[] =>
    world.entities.flatMap((entity) => one(world, entity))
  const all = [...each(written), ...each(ofList), ...each(ofDetails), ...each(ofActions), ...ofUses(world, operations)]
  const grants = alikeBy(all, ({ operation }) => operation)
  return operations.map((operation) => {
    const also: OperationModel['also'][number][] = []
    for (const grant of grants.get(operation.name) ?? []) {
      if (isNobody(grant.rule) || sameRule(grant.rule, operation.guard.rule)) continue
      const at = also.findIndex((known) => sameRule(known.rule, grant.rule))
      const known = also[at]
      if (known) also[at] = { ...known, fields: [...new Set([...known.fields, ...grant.fields])] }
      else also.push({ rule: grant.rule, fields: grant.fields, why: grant.why })
    }
    return { ...operation, also }
  })
}
