// Every guard that the specs name.
import { currencyIsOn, notInternalCurrency, notMainCurrency } from './currencies.ts'
import { notInOwnFavour, payeeEnabled, payeeNotDeleted, payeeNotFraud, payeeUnchanged } from './payees.ts'
import { earningsSuffice, noOpenRequest, noOtherOpenRequest, payableSuffices, recordedLately, stillQualifies } from './payouts.ts'
import { lastAdmin, noteByHand, notDeleted, notSelf, ownRoleFrozen, staffRoleByAdmins, staffTable } from './people.ts'

export const guards = {
  notDeleted, notSelf, ownRoleFrozen, staffTable, staffRoleByAdmins, lastAdmin, noteByHand,
  notInOwnFavour, payeeNotFraud, payeeNotDeleted, payeeEnabled, payeeUnchanged,
  noOpenRequest, noOtherOpenRequest, earningsSuffice, payableSuffices, stillQualifies, recordedLately,
  notInternalCurrency, notMainCurrency, currencyIsOn,
}
