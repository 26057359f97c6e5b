// The product, gathered: what the generator reads.
import { banners } from './banners.ts'
import { approvals } from './approvals.ts'
import { actingSessions } from './actingSessions.ts'
import { auditRecords } from './auditRecords.ts'
import { reconciliationLines } from './reconciliationLines.ts'
import { reconciliations } from './reconciliations.ts'
import { runItems } from './runItems.ts'
import { runs } from './runs.ts'
import { blockedLocations } from './blockedLocations.ts'
import { businessEntries } from './businessEntries.ts'
import { contentFiles } from './contentFiles.ts'
import { contentSets } from './contentSets.ts'
import { currencies } from './currencies.ts'
import { mails } from './mails.ts'
import { manualPayouts } from './manualPayouts.ts'
import { messageFiles } from './messageFiles.ts'
import { messages } from './messages.ts'
import { messageThreads } from './messageThreads.ts'
import { paymentPackages } from './paymentPackages.ts'
import { paymentSystems } from './paymentSystems.ts'
import { payoutRequestSteps } from './payoutRequestSteps.ts'
import { payoutRequests } from './payoutRequests.ts'
import { payoutSystems } from './payoutSystems.ts'
import { postVerifications } from './postVerifications.ts'
import { savedReplies } from './savedReplies.ts'
import { siteThreads } from './siteThreads.ts'
import { staticPages } from './staticPages.ts'
import { staticPageVersions } from './staticPageVersions.ts'
import { subscriptions } from './subscriptions.ts'
import { systemSettings } from './systemSettings.ts'
import { tags } from './tags.ts'
import { transactions } from './transactions.ts'
import { userFiles } from './userFiles.ts'
import { userNotes } from './userNotes.ts'
import { userTags } from './userTags.ts'
import { users } from './users.ts'
import { staffFactors } from './staffFactors.ts'
import { staffSessions } from './staffSessions.ts'
import type { Words } from './vocabulary.ts'

export { access } from './access.ts'
export { app } from './app.ts'
export { customs } from './customs.ts'
export { menu } from './menu.ts'
export { named } from './named.ts'
export { person } from './person.ts'
export { screens } from './screens.ts'
export { texts } from './texts.ts'
export { vocabulary } from './vocabulary.ts'

export const entities = {
  User: users,
  UserNote: userNotes,
  UserFile: userFiles,
  Transaction: transactions,
  PayoutRequest: payoutRequests,
  PayoutRequestStep: payoutRequestSteps,
  ManualPayout: manualPayouts,
  Reconciliation: reconciliations,
  ReconciliationLine: reconciliationLines,
  Tag: tags,
  UserTag: userTags,
  BlockedLocation: blockedLocations,
  Currency: currencies,
  PayoutSystem: payoutSystems,
  PaymentSystem: paymentSystems,
  PaymentPackage: paymentPackages,
  ContentSet: contentSets,
  ContentFile: contentFiles,
  PostVerification: postVerifications,
  Subscription: subscriptions,
  SystemSettings: systemSettings,
  StaticPage: staticPages,
  StaticPageVersion: staticPageVersions,
  Banner: banners,
  BusinessEntry: businessEntries,
  SiteThread: siteThreads,
  SavedReply: savedReplies,
  MessageThread: messageThreads,
  Message: messages,
  MessageFile: messageFiles,
  Mail: mails,
  ActingSession: actingSessions,
  StaffSession: staffSessions,
  StaffFactor: staffFactors,
  Approval: approvals,
  AuditRecord: auditRecords,
  Run: runs,
  RunItem: runItems,
} satisfies Record<Words['entity'], unknown>
