// From what is written to what is meant. All defaults are filled in this folder and nowhere else.
import type { Model } from '../../language/model.ts'
import type { Loaded } from '../load/load.ts'
import type { Written } from '../written.ts'
import { resolveComputations } from './computed.ts'
import { makeContext } from './context.ts'
import { resolveCustoms } from './customs.ts'
import { resolveEntities } from './entities.ts'
import { resolveForms } from './forms.ts'
import { resolveLeaves } from './leaves.ts'
import { withGrants } from './grants.ts'
import { resolveHomes, resolveNews } from './home.ts'
import { ownScreensOf } from './ownScreens.ts'
import { resolveMenu } from './menu.ts'
import { withOperationChoices } from './operationChoices.ts'
import { resolveOperations } from './operations.ts'
import { resolvePerson, resolveRights, resolveRoles } from './people.ts'
import { resolveFigures, withReports } from './reports.ts'
import { resolveScreens } from './screens.ts'
import { resolveTables } from './tables.ts'

/** The specs must have passed the checks before. */
export const resolve = (written: Written, loaded: Pick<Loaded, 'fileOf' | 'helpOf'>): Model => {
  const context = makeContext(written, loaded)
  const roles = resolveRoles(context)
  const rights = resolveRights(context)
  const bare = withReports(context, resolveEntities(context))
  const entities = withOperationChoices(context, bare, resolveOperations(context, bare))
  const screens = resolveScreens(context, entities)
  const operations = withGrants({ context, entities, screens }, resolveOperations(context, entities))
  const menu = resolveMenu({ context, entities, screens, operations })
  return {
    app: { ...written.app, ...ownScreensOf(written, entities) },
    roles,
    groups: written.access.groups,
    rights,
    person: resolvePerson(context),
    entities,
    operations,
    screens,
    menu,
    homes: resolveHomes({ context, entities, screens, operations }),
    news: resolveNews({ context, entities, screens, operations }),
    forms: resolveForms(context, entities),
    tables: resolveTables(context, entities),
    figures: resolveFigures(context, entities),
    computations: resolveComputations(context),
    leaves: resolveLeaves(context),
    customs: resolveCustoms(context, entities),
    texts: context.texts,
  }
}
