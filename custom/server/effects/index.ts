// Every effect that the specs name. What these files export is named nowhere else.
import type { Named } from '../customTypes.ts'
import * as blockedLocations from './blockedLocations.ts'
import * as creators from './creators.ts'
import * as currencies from './currencies.ts'
import * as fraud from './fraud.ts'
import * as manualPayouts from './manualPayouts.ts'
import * as payouts from './payouts.ts'
import * as people from './people.ts'
import * as postFiles from './postFiles.ts'
import * as postVerifications from './postVerifications.ts'
import * as posts from './posts.ts'
import * as presets from './presets.ts'
import * as referring from './referring.ts'
import * as settings from './settings.ts'
import * as subscriptions from './subscriptions.ts'
import * as systems from './systems.ts'
import * as tags from './tags.ts'
import * as verification from './verification.ts'

export const effects = {
  ...blockedLocations,
  ...creators,
  ...currencies,
  ...fraud,
  ...manualPayouts,
  ...payouts,
  ...people,
  ...postFiles,
  ...postVerifications,
  ...posts,
  ...presets,
  ...referring,
  ...settings,
  ...subscriptions,
  ...systems,
  ...tags,
  ...verification,
} satisfies Named['effects']
