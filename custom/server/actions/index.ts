// Every custom action that the specs name. What these files export is named nowhere else.
import type { Named } from '../customTypes.ts'
import * as correctBalance from './correctBalance.ts'
import * as createDomainMigration from './createDomainMigration.ts'
import * as createPayoutRequest from './createPayoutRequest.ts'
import * as generatePayoutRequests from './generatePayoutRequests.ts'
import * as loginAsUser from './loginAsUser.ts'
import * as messages from './messages.ts'
import * as people from './people.ts'
import * as posts from './posts.ts'
import * as recordManualPayout from './recordManualPayout.ts'
import * as setMainCurrency from './setMainCurrency.ts'
import * as settings from './settings.ts'
import * as testPaymentSystem from './testPaymentSystem.ts'

export const actions = {
  ...correctBalance,
  ...createDomainMigration,
  ...createPayoutRequest,
  ...generatePayoutRequests,
  ...loginAsUser,
  ...messages,
  ...people,
  ...posts,
  ...recordManualPayout,
  ...setMainCurrency,
  ...settings,
  ...testPaymentSystem,
} satisfies Named['actions']
