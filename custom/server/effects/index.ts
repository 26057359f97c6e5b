// Every effect that the specs name.
import type { CustomEffect } from '#generated/customs.ts'
import type { Effect } from '../../../server/kit.ts'
import { checkMessagePrice, checkPayee } from './creators.ts'
import { checkCurrency, switchCurrencyOff } from './currencies.ts'
import { markFraud, passFraud } from './fraud.ts'
import { reverseManualPayout } from './manualPayouts.ts'
import { holdAgain, recordPayout, releaseHold, reversePayout } from './payouts.ts'
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
import { deriveSlug, removeTagFromCreators } from './tags.ts'

export const effects = {
  createUser,
  changeAccount,
  disableUser,
  deleteUser,
  markFraud,
  passFraud,
  checkPayee,
  checkMessagePrice,
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
} satisfies Record<CustomEffect, Effect>
