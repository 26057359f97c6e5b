// Whether a section is there: its flag is on, the record's person is of its roles, and its viewer may see it.
import { decide, type Viewer } from '../../../language/access.ts'
import type { SectionModel } from '../../../language/model.ts'

export interface SectionViewing {
  readonly viewer: Viewer
  readonly flags: Readonly<Record<string, boolean>>
  /** Id and role of the person the record is about. */
  readonly subject: string | undefined
  readonly role: string | undefined
}

export const isSectionThere = (section: SectionModel, { viewer, flags, subject, role }: SectionViewing): boolean => {
  if (section.when !== undefined && flags[section.when] !== true) return false
  if (section.of && (role === undefined || !section.of.includes(role))) return false
  return decide(viewer, section.guard, subject).allowed
}
