// Sections that show records of other entities: those are tied to the record and have a list; what it leaves out and counts is there.
import { sectionKind } from '../../language/sections/index.ts'
import type { Shown } from '../../language/sections/kind.ts'
import type { RelatedSection } from '../../language/sections/related.ts'
import { listOf } from '../resolve/list.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { AnyWords } from '../../language/words.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { columnsOf, fieldsOf, pathsOf, pointing, type Ensure } from './scope.ts'
import { entitiesIn, sectionsIn, type At } from './walk.ts'

/** @param home the entity whose record it is @param path of the section */
const ensureShows = (written: Written, { entity, by, to, at }: Shown, home: string, path: SpecPath, add: AddProblem): void => {
  const other = written.entities[entity]
  if (!other) return
  const place = [...path, ...at]
  const ties = pointing(other, to ?? home)
  if (!fieldsOf(other).has(by))
    add({ code: 'unknown-field', path: [...place, 'by'], message: `${entity} has no field "${by}".${didYouMean(by, ties)}` })
  else if (!ties.includes(by))
    add({
      code: 'wrong-reference',
      path: [...place, 'by'],
      message: `"${by}" of ${entity} does not refer to ${to ?? home}.${didYouMean(by, ties)}`,
    })
  if (!other.list && !other.queue)
    add({
      code: 'related-without-list',
      path: [...place, 'entity'],
      message: `${entity} says nowhere which columns its records have: give it a list.`,
    })
}

const ensureParts = (written: Written, { spec, path }: At<RelatedSection<AnyWords>>, add: AddProblem): void => {
  const other = written.entities[spec.entity]
  if (!other) return
  const columns = columnsOf(listOf(other))
  for (const [at, name] of (spec.without ?? []).entries())
    if (!columns.includes(name))
      add({
        code: 'unknown-column',
        path: [...path, 'without', at],
        message: `The list of ${spec.entity} has no column "${name}".${didYouMean(name, columns)}`,
      })
  if (spec.counts && !other.reads?.getStats)
    add({ code: 'counts-without-stats', path: [...path, 'counts'], message: `${spec.entity} counts nothing: give it reads.getStats.` })
  const of = spec.counts?.of?.field
  if (of !== undefined && !fieldsOf(other).has(of) && !pathsOf(other).includes(of))
    add({
      code: 'unknown-field',
      path: [...path, 'counts', 'of', 'field'],
      message: `${spec.entity} has no field "${of}".${didYouMean(of, pathsOf(other))}`,
    })
}

export const ensureRelated: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const { spec, path } of sectionsIn(entity)) {
      for (const shown of sectionKind(spec.kind).shows?.(spec) ?? []) ensureShows(written, shown, entity.spec.entity, path, add)
      if ('without' in spec || 'counts' in spec) ensureParts(written, { spec, path }, add)
    }
}
