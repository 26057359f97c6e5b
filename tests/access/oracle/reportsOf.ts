// The reads of reports, derived from the written specs.
import { operationName, wireOf } from './names.ts'
import type { Operation } from './Operation.ts'
import { entityNamed, pathAsks } from './parts.ts'
import type { CountsText, EntityText, Need, ReportText, Specs } from './shapes.ts'

const readAsks = (specs: Specs, name: string, paths: readonly string[]): readonly Need[] => {
  const entity = entityNamed(specs, name)
  return [entity.read, ...paths.filter((path) => path !== 'id').map((path) => pathAsks(entity, path).need ?? 'nobody')]
}

const countedBy = ({ at, sums, distinct, where = {}, about, by, across }: CountsText): readonly string[] =>
  [at, sums, distinct, ...Object.keys(where), about, by, across].filter((path) => path !== undefined)

/** A part asks its own, and what reading the fields asks that its figures count by; of ranks also what the records are called. */
const partAsks = (specs: Specs, { parts, figures }: ReportText, part: string): { readonly needs?: Need } => {
  const needs = parts[part]?.needs
  const asked = Object.values(figures)
    .filter((each) => each.part === part)
    .flatMap(({ counts, of }) => {
      if (!counts) return []
      const { title = 'id', titleElse = [] } = of === undefined ? {} : entityNamed(specs, of)
      return [...readAsks(specs, counts.of, countedBy(counts)), ...(of === undefined ? [] : readAsks(specs, of, [title, ...titleElse]))]
    })
  const all = [...(needs === undefined ? [] : [needs]), ...asked]
  return all.length === 0 ? {} : { needs: { allOf: all } }
}

/** Figures: the whole asks one thing, a part of it perhaps another. */
export const reportsOf = (specs: Specs, entity: EntityText): readonly Operation[] =>
  Object.entries(entity.reports ?? {}).map(([name, report]) => ({
    name: report.wire ?? operationName(wireOf(entity), `get${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    on: 'query',
    does: 'report',
    entity: entity.entity,
    part: '',
    need: report.needs,
    own: undefined,
    parts: Object.fromEntries(Object.keys(report.parts).map((part) => [part, partAsks(specs, report, part)])),
    pages: [],
    variants: [],
  }))
