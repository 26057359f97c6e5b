// Every guard that the specs name.
import type { Guard, GuardName } from '../customTypes.ts'
import { currencyIsOn, notInternalCurrency, notMainCurrency } from './currencies.ts'
import { roomLeft } from './files.ts'
import { siteThread } from './messages.ts'
import { earningsSuffice, notInOwnFavour, payableSuffices, payeeEnabled, payeeNotDeleted, payeeNotFraud, payeeUnchanged } from './payees.ts'
import { noOpenRequest, noOtherOpenRequest, recordedLately, stillQualifies } from './payouts.ts'
import { onlyPaymentSystem, systemReady } from './systems.ts'
import { creatorPublishes, postCanBeDecided, postHasFiles, postNotDeleted, postNotPublished, postPublished } from './posts.ts'
import { lastAdmin, noteByHand, notDeleted, notSelf, ownRoleFrozen, staffRoleByAdmins, staffTable, userEnabled } from './people.ts'
import { verifyPostsIsOff, verifyPostsIsOn } from './settings.ts'

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
  systemReady,
  onlyPaymentSystem,
  userEnabled,
  verifyPostsIsOn,
  verifyPostsIsOff,
  siteThread,
  postNotDeleted,
  postPublished,
  postNotPublished,
  postHasFiles,
  creatorPublishes,
  postCanBeDecided,
  roomLeft,
} satisfies { readonly [Name in GuardName]: Guard<Name> }
