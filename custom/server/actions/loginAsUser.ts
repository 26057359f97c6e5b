// Login as: a one-time token of 60 seconds for the client site (domain 5.19). Only its digest comes here.
import { insert } from '../../../server/kit.ts'
import type { CustomAction } from '../../../server/kit.ts'
import { recordOf } from '../recordOf.ts'

/** Milliseconds that a token may be traded. */
const tokenLasts = 60_000

export const loginAsUser: CustomAction = async (change) => {
  const { input, actor, time, preview } = change
  const record = recordOf(change)
  const endsTime = new Date(Date.parse(time) + tokenLasts).toISOString()
  if (!preview) await insert(change, 'ActingSession', { user: record.id, actor: actor.id, digest: input['digest'], endsTime })
  return { ids: [record.id] }
}
