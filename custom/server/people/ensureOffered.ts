// A role that is behind a flag is given only while the flag is on (domain 1).
import { loadRecords } from '../../../server/kit.ts'
import type { Change } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'

/** Throws a Refusal where the site does not offer the role. */
export const ensureOffered = async (change: Change, role: string): Promise<void> => {
  const flag = change.product.roles.find((each) => each.name === role)?.when
  if (flag === undefined) return
  const [settings] = await loadRecords(change, 'SystemSettings', ['site'])
  const on = settings?.[`frontendConfig.${flag}`] ?? change.product.app.flags[flag]
  if (on !== true) throw refuse('roleNotOffered')
}
