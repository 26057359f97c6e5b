// Somebody may log in; every role is in a group, and has something on its profile: where all sections are for groups, the role is in one of those.
import { under } from '../written.ts'
import type { Ensure } from './scope.ts'

/** What is said of groups is said of nobody who is in none. */
const ensureGrouped: Ensure = ({ written: { access }, add }) => {
  const groups = Object.entries(access.groups)
  for (const role of Object.keys(access.roles)) {
    if (groups.length === 0 || groups.some(([, members]) => members.includes(role))) continue
    add({
      code: 'role-without-group',
      path: ['access', 'roles', role],
      at: 'name',
      message: `"${role}" is in no group, so nothing that is said of groups holds for it: put it into one of ${groups.map(([name]) => name).join(', ')}.`,
    })
  }
}

/** Only staff logs in. */
const ensureStaff: Ensure = ({ written: { access }, add }) => {
  if (Object.values(access.roles).some(({ staff }) => staff)) return
  add({ code: 'no-staff', path: ['access', 'roles'], message: 'No role is of the staff, so nobody could log in: say staff: true of one.' })
}

const ensureProfiles: Ensure = ({ written, add }) => {
  const sections = Object.values(written.entities[written.person.entity]?.detail?.sections ?? {})
  if (sections.length === 0 || sections.some((each) => each.of === undefined)) return
  const groups = [...new Set(sections.flatMap((each) => each.of ?? []))]
  for (const role of Object.keys(written.access.roles)) {
    if (groups.some((group) => under(written.access.groups, group)?.includes(role))) continue
    add({
      code: 'empty-profile',
      path: ['access', 'roles', role],
      at: 'name',
      message: `The profile of a "${role}" would be empty: it is in none of the groups that have sections there (${groups.join(', ')}). Put it into one of them, or leave "of" out of a section.`,
    })
  }
}

export const ensureRoles: Ensure = (scope) => {
  ensureStaff(scope)
  ensureGrouped(scope)
  ensureProfiles(scope)
}
