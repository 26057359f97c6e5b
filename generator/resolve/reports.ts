// Reports as they are meant: their names on the wire, what each of their parts asks, what each figure counts and what its keys are called.
import type { EntityModel, FieldModel, FigureModel, KeyWords, MeasureModel, ReportModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { guardOf, operationOf, pascal } from '../../language/names.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { Rule } from '../../language/requirement.ts'
import { under, type WrittenFigure, type WrittenMeasure, type WrittenReport } from '../written.ts'
import { testsOf } from './conditions.ts'
import type { Context } from './context.ts'
import { detailName } from './detail.ts'
import { covers, everyRule } from './rules.ts'

const reportName = (entity: EntityModel, name: string, { wire }: WrittenReport): string =>
  wire ?? operationOf(entity.wire, `get${pascal(name)}`)

/** The paths that a figure goes by. */
const pathsOf = ({ at, sums, distinct, where, about, by, across }: WrittenMeasure): readonly string[] =>
  [at, sums, distinct, ...Object.keys(where ?? {}), about, by, across].filter((each) => each !== undefined)

/** Reading an entity, and these fields of it. */
const readOf = (entity: EntityModel | undefined, paths: readonly string[]): readonly Rule[] => {
  const [own] = entity?.parts ?? []
  if (!entity || !own) return []
  return [
    own.read.rule,
    ...paths.flatMap((path) => partFieldAt(entity, path) ?? []).map(({ part, field }) => (field.read ?? part.read).rule),
  ]
}

/** To count by a field is to read it, and to rank records is to read what they are called: whoever may not, is told nothing of the part. */
const asksOf = (entities: readonly EntityModel[], figure: WrittenFigure): readonly Rule[] => {
  if (!figure.counts) return []
  const ranked = 'of' in figure ? named(entities, figure.of) : undefined
  return [
    ...readOf(named(entities, figure.counts.of), pathsOf(figure.counts)),
    ...readOf(ranked, ranked ? [ranked.title, ...ranked.titleElse] : []),
  ]
}

/** A role is one of several here. */
const wordsOf = ({ choices, enum: type }: FieldModel): KeyWords | undefined =>
  choices && Object.fromEntries(choices.map(({ value, label }) => [value, type === 'Role' ? `roles.${value}.many` : label]))

const measureOf = ({ where = {}, ...counts }: WrittenMeasure): MeasureModel => ({ ...counts, where: testsOf(where) })

const keysOf = (entity: EntityModel | undefined, path: string | undefined): KeyWords | undefined => {
  const found = entity && path !== undefined ? partFieldAt(entity, path) : undefined
  return found && wordsOf(found.field)
}

const figureOf = (context: Context, entities: readonly EntityModel[], key: string, name: string, written: WrittenFigure): FigureModel => {
  const { kind, label, part } = written
  const counts: WrittenMeasure | undefined = written.counts
  const counted = counts && named(entities, counts.of)
  const say = (what: string, text: string): string => context.say(`${key}.${name}${what}`, text)
  const given = 'keys' in written ? written.keys : undefined
  const keys = given
    ? Object.fromEntries(Object.entries(given).map(([value, text]) => [value, say(`.keys.${value}`, text)]))
    : keysOf(counted, counts?.by)
  const across = keysOf(counted, counts?.across)
  return {
    name,
    kind,
    label: say('', label),
    part,
    ...(counts ? { counts: measureOf(counts) } : {}),
    ...(keys ? { keys } : {}),
    ...(across ? { across } : {}),
    ...('column' in written ? { column: say('.column', written.column) } : {}),
    ...('of' in written ? { screen: detailName(context.entity(written.of)) } : {}),
    ...('gone' in written && written.gone !== undefined ? { gone: say('.gone', written.gone) } : {}),
    ...('within' in written && written.within !== undefined ? { within: written.within } : {}),
  }
}

const partsOf = (context: Context, entities: readonly EntityModel[], { needs: all, parts, figures }: WrittenReport): ReportModel['parts'] =>
  Object.entries(parts).map(([part, { needs }]) => {
    const own = needs === undefined ? [] : [context.ruleOf(needs)]
    const asked = [...own, ...Object.values(figures).flatMap((each) => (each.part === part ? asksOf(entities, each) : []))]
    const more = asked.filter((rule) => !covers(context.ruleOf(all), rule))
    return { name: part, ...(more.length === 0 ? {} : { guard: { rule: everyRule(more) }, when: guardOf(part) }) }
  })

const reportOf = (
  context: Context,
  entities: readonly EntityModel[],
  entity: EntityModel,
  name: string,
  written: WrittenReport,
): ReportModel => {
  const operation = reportName(entity, name, written)
  const parts = partsOf(context, entities, written)
  return {
    name,
    operation,
    document: pascal(operation),
    typeName: `${pascal(operation)}Report`,
    ...(written.by === undefined ? {} : { by: written.by }),
    on: written.on ?? 'list',
    parts,
    guards: Object.fromEntries(parts.flatMap(({ guard, when }) => (guard && when ? [[when, guard] as const] : []))),
  }
}

export const withReports = (context: Context, entities: readonly EntityModel[]): readonly EntityModel[] =>
  entities.map((entity) => {
    const { reports } = context.entity(entity.name)
    if (!reports) return entity
    return { ...entity, reports: Object.entries(reports).map(([name, each]) => reportOf(context, entities, entity, name, each)) }
  })

/** As they are meant, in their order. */
export const figuresOf = (context: Context, entities: readonly EntityModel[], of: string, name: string): readonly FigureModel[] => {
  const written = under(context.entity(of).reports, name)
  const entity = named(entities, of)
  if (!written || !entity) return []
  const operation = reportName(entity, name, written)
  return Object.entries(written.figures).map(([figure, each]) => figureOf(context, entities, `figures.${operation}`, figure, each))
}

/** By the operation that reads them: a table of their own, for few screens show any. */
export const resolveFigures = (context: Context, entities: readonly EntityModel[]): Readonly<Record<string, readonly FigureModel[]>> =>
  Object.fromEntries(
    entities.flatMap((entity) =>
      (entity.reports ?? []).map(({ name, operation }) => [operation, figuresOf(context, entities, entity.name, name)]),
    ),
  )
