// A report at a glance, on a home screen: its tiles, each with the list of just those records that it counts today, where there is one.
import { figureKind } from '../../language/figures/index.ts'
import type { FilterValue } from '../../language/filters/kind.ts'
import type {
  EntityModel,
  FigureModel,
  GlanceModel,
  GlanceTileModel,
  ListPlaceModel,
  MeasureModel,
  ReportModel,
} from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { WrittenGlance } from '../written.ts'
import { placeOf } from './listPlace.ts'
import type { World } from './menu.ts'
import { figuresOf } from './reports.ts'

/** Parts that some roles have only: a list that is filtered by them is of people in those roles, a figure is not. */
const isEverybodys = (entity: EntityModel, path: string): boolean => {
  const found = partFieldAt(entity, path)
  return found !== undefined && (found.field.of ?? found.part.of) === undefined
}

/** Undefined unless the list shows the very records that are counted: all it goes by is a filter there, and each record is one. */
const leadsOf = (entity: EntityModel, { at = '', where, distinct }: MeasureModel): ListPlaceModel | undefined => {
  const values = where.flatMap(({ path, is, not }): readonly (readonly [string, FilterValue])[] =>
    typeof is === 'string' || not ? [] : [[path, is]],
  )
  const paths = [at, ...where.map(({ path }) => path)]
  const shown = paths.every((path) => entity.list?.filters.includes(path) === true && isEverybodys(entity, path))
  if (!shown || distinct !== undefined || entity.deletedAt !== undefined || values.length < where.length) return undefined
  return placeOf(entity, { ...Object.fromEntries(values), [at]: { from: 'today', to: 'today' } })
}

const tileOf = ({ entities }: World, report: ReportModel, { name, label, part, kind, counts }: FigureModel): readonly GlanceTileModel[] => {
  const entity = named(entities, counts?.of)
  if (!figureKind({ kind }).glanced || !counts || counts.at === undefined || !entity) return []
  const leads = leadsOf(entity, counts)
  const guard = named(report.parts, part)?.guard
  return [{ name, label, entity: entity.name, ...(guard ? { guard } : {}), ...(leads ? { leads } : {}) }]
}

export const glanceOf = (world: World, key: string, name: string, { label, of, report: called }: WrittenGlance): readonly GlanceModel[] => {
  const { context, entities, operations } = world
  const report = named(named(entities, of)?.reports ?? [], called)
  const operation = named(operations, report?.operation)
  if (!report || !operation) return []
  const { document, guards } = report
  const tiles = figuresOf(context, entities, of, called).flatMap((figure) => tileOf(world, report, figure))
  return [{ name, label: context.say(`${key}.${name}`, label), document, guard: operation.guard, guards, tiles }]
}
