// Operations on who works on what, of no entity: each names the one whose desk it is about, and asks the right to it.
import { forStaff, known, type SessionResolver } from '../session/SessionResolver.ts'
import type { Attending } from './attending.ts'

/** Absent and null alike. */
const idOf = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined)

export const attendingResolvers = (attending: Attending): Readonly<Record<string, SessionResolver>> => ({
  attendancesFindAll: forStaff(async ({ entity }, call) => {
    const caller = known(call)
    const found = await attending.find(caller, String(entity))
    return found.map(({ record, person, name, claimed }) => ({ record, by: name, mine: person === caller.id, claimed }))
  }),
  attend: forStaff(async ({ entity, record }, call) => {
    await attending.attend(call.connection, known(call), String(entity), idOf(record))
    return true
  }),
  claim: forStaff(({ entity, record, takesOver }, call) =>
    attending.claim(known(call), String(entity), String(record), takesOver === true),
  ),
  unclaim: forStaff(async ({ entity, record }, call) => {
    await attending.unclaim(known(call), String(entity), String(record))
    return true
  }),
})
