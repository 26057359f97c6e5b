// Says which generated files are stale and what somebody may that nobody accepted, and changes nothing.
import { unwrittenIn } from './customs/unwritten.ts'
import { generate, shownGenerated, type Folders } from './generate.ts'
import { notAccepted } from './diff/accept.ts'
import { withLoader } from './load/load.ts'
import { brokenChain } from './migrations/chain.ts'
import { refuse } from './refuse.ts'
import { report } from './report.ts'
import { staleIn } from './write.ts'

export const check = async (folders: Folders): Promise<number> => {
  const made = await withLoader(folders, (loader) => generate(folders, loader))
  if (made.problems.length > 0) return refuse(report(made.problems))
  const widened = notAccepted(folders, made)
  if (widened.length > 0) console.error(report(widened))
  const missing = unwrittenIn(folders, made)
  if (missing.length > 0) console.error(report(missing, 'Nothing is changed by a check.'))
  const { changed, surplus } = staleIn(folders.generated, made.files)
  const lines = [
    ...[...changed, ...surplus].toSorted().map((path) => `stale: ${shownGenerated(folders)}/${path}`),
    ...brokenChain(folders.generated),
  ]
  for (const line of lines) console.error(line)
  return lines.length + widened.length + missing.length > 0 ? 1 : 0
}
