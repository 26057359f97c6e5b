// Every custom action that the specs name.
import type { ActionName, CustomAction } from '../customTypes.ts'
import { correctBalance } from './correctBalance.ts'
import { createPayoutRequest } from './createPayoutRequest.ts'
import { generatePayoutRequests } from './generatePayoutRequests.ts'
import { replyInThread, writeMessage } from './messages.ts'
import { changePassword, changeRole, endUserSessions } from './people.ts'
import { deletePost, publishPost, setAsCover, unpublishPost } from './posts.ts'
import { recordManualPayout } from './recordManualPayout.ts'
import { restorePage } from './restorePage.ts'
import { createDomainMigration } from './createDomainMigration.ts'
import { loginAsUser } from './loginAsUser.ts'
import { turnVerifyPostsOff, turnVerifyPostsOn } from './settings.ts'
import { setMainCurrency } from './setMainCurrency.ts'
import { testPaymentSystem } from './testPaymentSystem.ts'

export const actions = {
  changeRole,
  changePassword,
  endUserSessions,
  createPayoutRequest,
  recordManualPayout,
  correctBalance,
  generatePayoutRequests,
  setMainCurrency,
  testPaymentSystem,
  restorePage,
  turnVerifyPostsOff,
  turnVerifyPostsOn,
  createDomainMigration,
  loginAsUser,
  writeMessage,
  replyInThread,
  publishPost,
  unpublishPost,
  deletePost,
  setAsCover,
} satisfies { readonly [Name in ActionName]: CustomAction<Name> }
