// The console as another role of staff has it: its rights as far as one's own go, for looking only. A socket that is opened so stays so.
import { decide, type Guard } from '../../language/access.ts'
import type { PersonModel } from '../../language/model.ts'
import type { Caller } from '../call.ts'

export interface ViewAs {
  readonly role: string
  /** What it takes, asked again whenever rights change. */
  readonly guard: Guard
}

const none: ReadonlySet<string> = new Set()

/** @returns what a socket is to look as; undefined where this one may not, or there is no such role of staff */
export const viewAsFor = (own: Caller, role: unknown, { viewAs: guard, staff }: PersonModel): ViewAs | undefined =>
  typeof role === 'string' && role !== own.role && staff.includes(role) && guard !== undefined && decide(own, guard).allowed
    ? { role, guard }
    : undefined

/** @param shown rights of the role that is looked as */
export const seenAs = (own: Caller, { role, guard }: ViewAs, shown: ReadonlySet<string>): Caller => ({
  ...own,
  role,
  rights: decide(own, guard).allowed ? new Set([...shown].filter((right) => own.rights.has(right))) : none,
})
