// Every effect that the specs name.
import type { Effect, EffectName } from '../customTypes.ts'
import { blockLocation } from './blockedLocations.ts'
import { checkPayee } from './creators.ts'
import { checkCurrency, switchCurrencyOff } from './currencies.ts'
import { markFraud, passFraud } from './fraud.ts'
import { checkLevels } from './levels.ts'
import { reverseManualPayout } from './manualPayouts.ts'
import { holdAgain, recordPayout, releaseHold, reversePayout } from './payouts.ts'
import { keepPageVersion } from './pages.ts'
import { approvePost, declinePost } from './postVerifications.ts'
import { addPostFile, removePostFile } from './postFiles.ts'
import { addPost, changePost } from './posts.ts'
import { changeAccount, createUser, deleteUser, disableUser } from './people.ts'
import { shapePreset, withdrawPreset } from './presets.ts'
import {
  countCardRenewals,
  countPayees,
  keepMerchantSettings,
  settlePaymentSystem,
  settlePayoutSystem,
  stopCardRenewals,
} from './systems.ts'
import { checkReferrer } from './referring.ts'
import { addBusinessEntry, checkBanner } from './siteLists.ts'
import { warnOfComplaints, warnOfPercent } from './settings.ts'
import { stopRenewal } from './subscriptions.ts'
import { deriveSlug, removeTagFromCreators } from './tags.ts'
import { addUserTag } from './userTags.ts'
import { approveVerification, declineVerification, withdrawVerification } from './verification.ts'

export const effects = {
  createUser,
  changeAccount,
  disableUser,
  deleteUser,
  markFraud,
  passFraud,
  checkPayee,
  checkLevels,
  checkReferrer,
  addUserTag,
  blockLocation,
  stopRenewal,
  recordPayout,
  reversePayout,
  releaseHold,
  holdAgain,
  reverseManualPayout,
  deriveSlug,
  removeTagFromCreators,
  checkCurrency,
  switchCurrencyOff,
  shapePreset,
  withdrawPreset,
  settlePaymentSystem,
  settlePayoutSystem,
  keepMerchantSettings,
  countCardRenewals,
  stopCardRenewals,
  countPayees,
  keepPageVersion,
  checkBanner,
  addBusinessEntry,
  warnOfComplaints,
  warnOfPercent,
  approveVerification,
  declineVerification,
  withdrawVerification,
  addPost,
  changePost,
  addPostFile,
  removePostFile,
  approvePost,
  declinePost,
} satisfies { readonly [Name in EffectName]: Effect<Name> }
