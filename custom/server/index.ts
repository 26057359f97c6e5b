// The product's own server code, each piece named by a spec: what is named and not written does not compile.
import type { Customs, Named } from '../../server/kit.ts'
import * as actions from './actions/index.ts'
import * as answers from './answers/index.ts'
import { checkLedger } from './checkLedger.ts'
import { clientSiteRoutes } from './clientSite/clientSiteRoutes.ts'
import * as derived from './derived/index.ts'
import * as effects from './effects/index.ts'
import { firstRows } from './firstRows.ts'
import * as guards from './guards/index.ts'
import * as reports from './reports/index.ts'

export const customs = {
  effects,
  actions,
  guards,
  derived,
  answers,
  routes: clientSiteRoutes,
  reports,
  checkLedger,
  prepare: firstRows,
  addresses: ['CLIENT_MANAGER_URL', 'PAYMENT_CHECK_URL'],
} satisfies Customs & Named
