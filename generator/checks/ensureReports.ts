// Reports: every figure is counted, in a part that is there, and every report that is shown is one.
import { meantOrAll } from '../../language/suggest.ts'
import type { AddProblem } from '../problem.ts'
import { under, type Written, type WrittenEntity, type WrittenReport } from '../written.ts'
import { ensureCounts, type FigureAt } from './ensureCounts.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, sectionsIn, type At } from './walk.ts'

const ensureFigure = (written: Written, figure: FigureAt, add: AddProblem): void => {
  const { spec, path, name, report } = figure
  const [parts, days] = [
    Object.keys(report.parts),
    Object.entries(report.figures).flatMap(([other, each]) => (each.kind === spec.kind ? [other] : [])),
  ]
  if (!parts.includes(spec.part))
    add({ code: 'unknown-part', path: [...path, 'part'], message: `The report has no part "${spec.part}".${meantOrAll(spec.part, parts)}` })
  if (spec.counts) ensureCounts(written, figure, spec.counts, add)
  else if (report.by === undefined)
    add({
      code: 'uncounted-figure',
      path,
      message: `Nothing counts ${name}: say what it counts (counts), or name the custom that does (by of the report).`,
    })
  ensureWords(figure, add)
  const within = 'within' in spec ? spec.within : undefined
  const others = days.filter((other) => other !== name)
  if (within !== undefined && !others.includes(within))
    add({
      code: 'unknown-figure',
      path: [...path, 'within'],
      message: `No other figure of days is called "${within}".${meantOrAll(within, others)}`,
    })
}

/** Words for what a custom counts. */
const ensureWords = ({ spec, path }: FigureAt, add: AddProblem): void => {
  for (const key of ['keys', 'gone'] as const)
    if (spec.counts && key in spec)
      add({
        code: 'words-unread',
        path: [...path, key],
        at: 'name',
        message: `The figure says what it counts, and so what that is called: take ${key} out.`,
      })
}

const ensureReport = (
  written: Written,
  { spec: report, path, entity }: At<WrittenReport> & { entity: WrittenEntity },
  add: AddProblem,
): void => {
  const figures = Object.entries(report.figures)
  if (Object.keys(report.parts).length === 0)
    add({ code: 'empty-list', path: [...path, 'parts'], message: 'A report has nothing in it: write one part or more, with its figures.' })
  for (const [name, spec] of figures) ensureFigure(written, { spec, name, report, entity, path: [...path, 'figures', name] }, add)
  for (const part of Object.keys(report.parts))
    if (figures.every(([, each]) => each.part !== part))
      add({ code: 'empty-part', path: [...path, 'parts', part], at: 'name', message: `No figure is of the part ${part}: take it out.` })
  if (report.by !== undefined && figures.every(([, each]) => each.counts))
    add({
      code: 'unused-custom',
      path: [...path, 'by'],
      message: 'All figures say what they count, so nothing is left for a custom: leave by out.',
    })
}

/** Names of an entity's reports about one record, or about all. */
const reportsOf = (entity: WrittenEntity | undefined, on: 'record' | undefined): readonly string[] =>
  Object.entries(entity?.reports ?? {}).flatMap(([name, each]) => (each.on === on ? [name] : []))

export const ensureReports: Ensure = ({ written, add }) => {
  const ensureShows = (name: string, known: readonly string[], path: At<unknown>['path'], whose: string): void => {
    if (!known.includes(name))
      add({ code: 'unknown-report', path, message: `There is no report "${name}" ${whose}.${meantOrAll(name, known)}` })
  }
  for (const { spec: entity, path } of entitiesIn(written)) {
    for (const [name, spec] of Object.entries(entity.reports ?? {}))
      ensureReport(written, { spec, entity, path: [...path, 'reports', name] }, add)
    for (const section of sectionsIn({ spec: entity, path }))
      if ('report' in section.spec)
        ensureShows(section.spec.report, reportsOf(entity, 'record'), [...section.path, 'report'], `about one ${entity.entity}`)
  }
  for (const [name, screen] of Object.entries(written.screens)) {
    if (!('report' in screen)) continue
    const { of, name: report } = screen.report
    ensureShows(
      report,
      reportsOf(under(written.entities, of), undefined),
      ['screens', name, 'report', 'name'],
      `of ${of} about all of them`,
    )
  }
}
