// By what requirements records of an entity are read: the entity's own, and those of screens, sections and reads that say another.
import { sectionKind } from '../../language/sections/index.ts'
import type { Written, WrittenEntity, WrittenRequirement, WrittenSection } from '../written.ts'

const sectionsOf = ({ detail, settings }: WrittenEntity): readonly WrittenSection[] =>
  [detail, ...Object.values(settings ?? {})].flatMap((screen) => Object.values(screen?.sections ?? {}))

/** Each of them suffices for what stands in the entity's own part without a right of its own. */
export const doorsTo = (written: Written, entity: WrittenEntity): readonly WrittenRequirement[] => {
  const { reads = {}, furtherStats = [], list, queue, detail, settings } = entity
  const screens = [list, queue, detail, ...Object.values(settings ?? {})]
  const sections = Object.values(written.entities)
    .flatMap(sectionsOf)
    .filter((section) =>
      sectionKind(section.kind)
        .shows?.(section)
        .some((shown) => shown.entity === entity.entity),
    )
  const asked = [...Object.values(reads), ...furtherStats, ...screens, ...sections].map((each) =>
    each && 'needs' in each ? each.needs : undefined,
  )
  const also = Object.values(reads).flatMap((each) => ('also' in each ? (each.also ?? []) : []))
  return [...asked, ...also.map(({ needs }) => needs)].filter((each) => each !== undefined)
}
