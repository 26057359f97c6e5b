// Screens that the console leads to by itself, where the product shows them: what was done to a record, what came of a run, where one is logged in.
import { entityOfKept } from '../../language/kept.ts'
import type { AppModel, EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { sectionKind } from '../../language/sections/index.ts'
import type { Written } from '../written.ts'
import { auditIn } from './auditIn.ts'
import { detailName } from './detail.ts'
import { listName } from './list.ts'

const historyOf = (written: Written): Pick<AppModel, 'history'> => {
  const audit = auditIn(written)
  return audit ? { history: { screen: listName(audit.entity), by: audit.by } } : {}
}

const receiptsOf = ({ entities }: Written): Pick<AppModel, 'receipts'> => {
  const shown = Object.values(entities).find(({ storedAs, detail }) => storedAs === 'runs' && detail !== undefined)
  return shown ? { receipts: { screen: detailName(shown) } } : {}
}

/** The section of one’s own profile, if it has an address. */
const ownSessionsOf = (entities: readonly EntityModel[], person: string): Pick<AppModel, 'sessions'> => {
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

export const ownScreensOf = (written: Written, entities: readonly EntityModel[]): Pick<AppModel, 'history' | 'receipts' | 'sessions'> => ({
  ...historyOf(written),
  ...receiptsOf(written),
  ...ownSessionsOf(entities, written.person.entity),
})
