// Every guard that the specs name.
import type { CustomGuard } from '#generated/customs.ts'
import type { Guard } from '../../../server/kit.ts'
import { currencyIsOn, notInternalCurrency, notMainCurrency } from './currencies.ts'
import { earningsSuffice, notInOwnFavour, payableSuffices, payeeEnabled, payeeNotDeleted, payeeNotFraud, payeeUnchanged } from './payees.ts'
import { noOpenRequest, noOtherOpenRequest, recordedLately, stillQualifies } from './payouts.ts'
import { creatorPublishes, postCanBeDecided, postHasFiles, postNotDeleted, postNotPublished, postPublished } from './posts.ts'
import { lastAdmin, noteByHand, notDeleted, notSelf, ownRoleFrozen, staffRoleByAdmins, staffTable } from './people.ts'

export const guards = {
  notDeleted,
  notSelf,
  ownRoleFrozen,
  staffTable,
  staffRoleByAdmins,
  lastAdmin,
  noteByHand,
  notInOwnFavour,
  payeeNotFraud,
  payeeNotDeleted,
  payeeEnabled,
  payeeUnchanged,
  noOpenRequest,
  noOtherOpenRequest,
  earningsSuffice,
  payableSuffices,
  stillQualifies,
  recordedLately,
  notInternalCurrency,
  notMainCurrency,
  currencyIsOn,
  postNotDeleted,
  postPublished,
  postNotPublished,
  postHasFiles,
  creatorPublishes,
  postCanBeDecided,
} satisfies Record<CustomGuard, Guard>
