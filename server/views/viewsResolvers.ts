// Operations on kept views, of no entity: each names the one whose list it is about, and asks the right to it.
import { known, ownSession } from '../session/SessionResolver.ts'
import type { SessionResolver } from '../session/SessionResolver.ts'
import type { Views } from './openViews.ts'

export const viewsResolvers = (views: Views): Readonly<Record<string, SessionResolver>> => ({
  viewsFindAll: { guard: ownSession, open: false, run: ({ entity }, call) => views.find(known(call), String(entity)) },
  viewsSave: {
    guard: ownSession,
    open: false,
    run: async ({ entity, name, place, shared }, call) => {
      await views.save(known(call), { entity: String(entity), name: String(name), place: String(place), shared: shared === true })
      return true
    },
  },
  viewsRemove: { guard: ownSession, open: false, run: ({ entity, id }, call) => views.remove(known(call), String(entity), String(id)) },
})
