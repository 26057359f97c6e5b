// Whether a session still holds, and why it does not: what its person is now, against the role it was opened in.
import type { EndReason } from './LiveSession.ts'
import type { Person } from './people.ts'

export const holds = (person: Person | undefined, role: string): person is Person => person?.enters === true && person.role === role

/** Of a session that ended before its time. Another role of the staff ends it too, without being a loss. */
export const whyEnded = (person: Person | undefined, role: string): Exclude<EndReason, 'expired'> => {
  if (person && !person.staff && person.role !== role) return 'role lost'
  return person?.enters === true ? 'ended' : 'disabled'
}
