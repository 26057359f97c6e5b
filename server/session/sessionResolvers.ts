// Operations of no entity. Only login and its second step are open; the rest is about one's own session, but for the search over everything,
// who works on what, which records one visits, what is done to many records at once, kept views, and who may what.
import { attendingResolvers } from '../attending/attendingResolvers.ts'
import { runsResolvers } from '../runs/runsResolvers.ts'
import { viewsResolvers } from '../views/viewsResolvers.ts'
import { throwBusy } from '../db/busy.ts'
import { preferenceResolvers } from '../preferences/preferenceResolvers.ts'
import { preferencesOf } from '../preferences/preferenceTable.ts'
import { factorResolvers } from './factorResolvers.ts'
import { login } from './login.ts'
import { rightsResolvers } from './rightsResolvers.ts'
import { forStaff, known, type SessionParts, type SessionResolver } from './SessionResolver.ts'
import { faceOf, toLoginAnswer } from './viewerOf.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { visitResolvers } from '../visits/visitResolvers.ts'

export const sessionResolvers = (parts: SessionParts): Readonly<Record<string, SessionResolver>> => ({
  login: {
    guard: { rule: { anyone: 'how one gets in' } },
    open: true,
    run: async ({ email, password }, { connection }) =>
      toLoginAnswer(parts, await login(parts, String(email), String(password), connection.ip)),
  },
  logout: forStaff(async (_args, call) => {
    await parts.sessions.end(known(call).sessionId)
    return true
  }),
  getMyAuthorities: forStaff(async (_args, call) => {
    const { id, role, rights } = known(call)
    // Read anew: a window asks because it heard of a change, and what its session holds of the person may still be of before.
    const [preferences, [person]] = await Promise.all([preferencesOf(parts.pool, id), parts.people.byIds([id])]).catch(throwBusy)
    if (!person) throw unauthenticated()
    return { id, role, authorities: [...rights].toSorted(), ...faceOf(person, parts.signFile), ...preferences }
  }),
  operationKeysFind: forStaff(({ key }, call) => parts.findKey(known(call).id, String(key))),
  searchFindAll: forStaff(({ text }, call) => parts.findAll(known(call), String(text)), {
    rule: { anyStaff: 'each hit needs the right to read it' },
  }),
  ...factorResolvers(parts),
  ...attendingResolvers(parts.attending),
  ...visitResolvers(parts.visits),
  ...runsResolvers(parts.runs),
  ...viewsResolvers(parts.views),
  ...preferenceResolvers(parts),
  ...rightsResolvers(parts),
})
