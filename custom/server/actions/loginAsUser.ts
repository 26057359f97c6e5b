// Login as: a one-time token of 60 seconds for the client site (domain 5.19). Only its digest comes here.
import type { CustomAction } from '../../../server/kit.ts'
import { insert } from '../store.ts'

/** Milliseconds that a token may be traded. */
const tokenMs = 60_000

export const loginAsUser: CustomAction<'loginAsUser'> = async (change) => {
  const { record, input, actor, time, preview } = change
  const endsTime = new Date(Date.parse(time) + tokenMs).toISOString()
  if (!preview) await insert(change, 'ActingSession', { user: record.id, actor: actor.id, digest: input.digest, endsTime })
}
