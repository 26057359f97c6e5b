// The rules between the pieces, in the order in which they are told.
import { ensureApprovals } from './ensureApprovals.ts'
import { ensureNeeded } from './ensureNeeded.ts'
import { ensureRuns } from './ensureRuns.ts'
import { ensureFactors } from './ensureFactors.ts'
import { ensureAtMost } from './ensureAtMost.ts'
import { ensureBelow } from './ensureBelow.ts'
import { ensureCards } from './ensureCards.ts'
import { ensureComputed } from './ensureComputed.ts'
import { ensureDesk } from './ensureDesk.ts'
import { ensureEngineFields } from './ensureEngineFields.ts'
import { ensureFieldRules } from './ensureFieldRules.ts'
import { ensureFoundBy } from './ensureFoundBy.ts'
import { ensureForms } from './ensureForms.ts'
import { ensureHome } from './ensureHome.ts'
import { ensureInputs } from './ensureInputs.ts'
import { ensureCurrencies } from './ensureCurrencies.ts'
import { ensureLabels } from './ensureLabels.ts'
import { ensureLeaves } from './ensureLeaves.ts'
import { ensurePatterns } from './ensurePatterns.ts'
import { ensureLimits } from './ensureLimits.ts'
import { ensureLinks } from './ensureLinks.ts'
import { ensureLists } from './ensureLists.ts'
import { ensureMeant } from './ensureMeant.ts'
import { ensureMeets } from './ensureMeets.ts'
import { ensureMenu } from './ensureMenu.ts'
import { ensureNames } from './ensureNames.ts'
import { ensureConditions } from './ensureConditions.ts'
import { ensureNarrowed } from './ensureNarrowed.ts'
import { ensureOffered } from './ensureOffered.ts'
import { ensureOpen } from './ensureOpen.ts'
import { ensureOrder } from './ensureOrder.ts'
import { ensureOwn } from './ensureOwn.ts'
import { ensureOwnAsks } from './ensureOwnAsks.ts'
import { ensureInPlace } from './ensureInPlace.ts'
import { ensureKeys, ensurePerson } from './ensurePerson.ts'
import { ensurePriority } from './ensurePriority.ts'
import { ensureReferences } from './ensureReferences.ts'
import { ensureRelated } from './ensureRelated.ts'
import { ensureReports } from './ensureReports.ts'
import { ensureRestores } from './ensureRestores.ts'
import { ensureRights } from './ensureRights.ts'
import { ensureRoles } from './ensureRoles.ts'
import { ensureScreens } from './ensureScreens.ts'
import { ensureShown } from './ensureShown.ts'
import { ensureSnippets } from './ensureSnippets.ts'
import { ensureStamps } from './ensureStamps.ts'
import { ensureStart } from './ensureStart.ts'
import { ensureStarts } from './ensureStarts.ts'
import { ensureTabs } from './ensureTabs.ts'
import { ensureTexts } from './ensureTexts.ts'
import { ensureThreads } from './ensureThreads.ts'
import { ensureTimeline } from './ensureTimeline.ts'
import { ensureTransitions } from './ensureTransitions.ts'
import { ensureUnasked } from './ensureUnasked.ts'
import { ensureUploads } from './ensureUploads.ts'
import { ensureUncompared } from './ensureUncompared.ts'
import { ensureUnique } from './ensureUnique.ts'
import { ensureValues } from './ensureValues.ts'
import type { Ensure } from './scope.ts'

export const ensures: readonly Ensure[] = [
  ensureRights,
  ensureOwn,
  ensureNames,
  ensureTransitions,
  ensureUnasked,
  ensureInputs,
  ensureForms,
  ensureFieldRules,
  ensureLists,
  ensureMeant,
  ensureDesk,
  ensureShown,
  ensureCards,
  ensurePriority,
  ensureInPlace,
  ensureEngineFields,
  ensureApprovals,
  ensureNeeded,
  ensureRuns,
  ensureFactors,
  ensureOrder,
  ensureValues,
  ensureLimits,
  ensureUploads,
  ensureUncompared,
  ensureUnique,
  ensurePatterns,
  ensureCurrencies,
  ensureLabels,
  ensureStarts,
  ensureReferences,
  ensureSnippets,
  ensureOffered,
  ensureNarrowed,
  ensureConditions,
  ensureMeets,
  ensureAtMost,
  ensureComputed,
  ensureLeaves,
  ensureRestores,
  ensureRelated,
  ensureThreads,
  ensureTimeline,
  ensureReports,
  ensureBelow,
  ensureFoundBy,
  ensureTabs,
  ensureOpen,
  ensureScreens,
  ensureStart,
  ensureMenu,
  ensureHome,
  ensureLinks,
  ensureTexts,
  ensurePerson,
  ensureOwnAsks,
  ensureRoles,
  ensureKeys,
  ensureStamps,
]
