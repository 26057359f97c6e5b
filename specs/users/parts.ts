// The parts of a user, in the order of the profile.
import { balance } from './balance.ts'
import { contentPrices } from './contentPrices.ts'
import { credentials } from './credentials.ts'
import { discovery } from './discovery.ts'
import { earnings } from './earnings.ts'
import { fraud } from './fraud.ts'
import { payee } from './payee.ts'
import { personal } from './personal.ts'
import { questionnaire } from './questionnaire.ts'
import { referring } from './referring.ts'
import { registration } from './registration.ts'
import { subscriptionLevels } from './subscriptionLevels.ts'
import { verification } from './verification.ts'

export const parts = {
  registration,
  credentials,
  personal,
  fraud,
  questionnaire,
  balance,
  payee,
  earnings,
  contentPrices,
  subscriptionLevels,
  discovery,
  referring,
  verification,
}
