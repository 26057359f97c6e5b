// Stops the renewal of one subscription: access stays to the end of what is paid (domain 5.10).
import type { Effect } from '../../../server/kit.ts'

export const stopRenewal: Effect<'stopRenewal'> = async ({ set }) => {
  set('recurring', false)
}
