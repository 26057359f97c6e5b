// Operations on kept views, of no entity: each names the one whose list it is about, and asks the right to it.
import type { Guard } from '../../language/access.ts'
import { forStaff, known, type SessionResolver } from '../session/SessionResolver.ts'
import type { Views } from './openViews.ts'

/** Domain 22. */
const guard: Guard = {
  rule: { anyStaff: "one's own views; a shared one is changed by its author; its rows come by the list's own right" },
}

export const viewsResolvers = (views: Views): Readonly<Record<string, SessionResolver>> => ({
  savedViewsFindAll: forStaff(({ entity }, call) => views.find(known(call), typeof entity === 'string' ? entity : undefined), guard),
  savedViewsSave: forStaff(async ({ entity, name, place, shared }, call) => {
    await views.save(known(call), { entity: String(entity), name: String(name), place: String(place), shared: shared === true })
    return true
  }, guard),
  savedViewsDelete: forStaff(({ entity, id }, call) => views.remove(known(call), String(entity), String(id)), guard),
})
