// The product's own server code, each piece named by a spec: what is named and not written, or written and not named, does not compile.
import type { Customs } from '../../server/kit.ts'
import { actions } from './actions/index.ts'
import { answers } from './answers/index.ts'
import { clientSiteRoutes } from './clientSite/clientSiteRoutes.ts'
import { derived } from './derived/index.ts'
import { effects } from './effects/index.ts'
import { firstRows } from './firstRows.ts'
import { guards } from './guards/index.ts'
import { reports } from './reports/index.ts'

export const customs = {
  effects,
  actions,
  guards,
  derived,
  answers,
  routes: clientSiteRoutes,
  reports,
  prepare: firstRows,
} satisfies Customs
