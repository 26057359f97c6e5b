// Where one reads in which browsers one is logged in: the section of one's own profile, if the product gives it an address.
import { entityOfKept } from '../../language/kept.ts'
import type { AppModel, EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { sectionKind } from '../../language/sections/index.ts'

export const ownSessionsOf = (entities: readonly EntityModel[], person: string): Pick<AppModel, 'sessions'> => {
  const shown = entityOfKept(entities, 'sessions')
  const sections = named(entities, person)?.details.flatMap((detail) => detail.sections) ?? []
  for (const section of sections)
    if (
      'screen' in section &&
      section.screen !== undefined &&
      sectionKind(section.kind)
        .shows?.(section)
        .some(({ entity }) => entity === shown?.name)
    )
      return { sessions: { screen: section.screen } }
  return {}
}
