// Every role has something on its profile: where all sections are for groups, the role is in one of them.
import { under } from '../written.ts'
import type { Ensure } from './scope.ts'

export const ensureRoles: Ensure = ({ written, add }) => {
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
