// Who among the staff may do what to whom, whatever rights are held (domain 1, G1-G3).

export interface Someone {
  readonly id: string
  readonly role: string
}

type Relation = 'oneself' | 'adminOnAdmin' | 'adminOnManager' | 'managerOnStaff' | 'staffOnPeople'

const admins: readonly Relation[] = ['adminOnAdmin', 'adminOnManager', 'staffOnPeople']
const anyStaff: readonly Relation[] = [...admins, 'managerOnStaff']
/** Edits, password, sessions and what else has no row of its own: oneself, too. */
const edit: readonly Relation[] = ['oneself', ...admins]

/** By the name of the action. */
const allowed: Readonly<Record<string, readonly Relation[]>> = {
  updateRole: admins,
  disable: admins,
  enable: admins,
  delete: admins,
  loginAs: ['adminOnManager', 'staffOnPeople'],
  message: anyStaff,
  createPayout: anyStaff,
  manualPayout: anyStaff,
  correct: anyStaff,
}

export const isStaffRole = (role: string): boolean => role === 'admin' || role === 'manager'

/** How the one who acts stands to the one it is done to; undefined where the first is no staff. */
const relationOf = (viewer: Someone, target: Someone): Relation | undefined => {
  if (!isStaffRole(viewer.role)) return undefined
  if (viewer.id === target.id) return 'oneself'
  if (!isStaffRole(target.role)) return 'staffOnPeople'
  if (viewer.role === 'manager') return 'managerOnStaff'
  return target.role === 'admin' ? 'adminOnAdmin' : 'adminOnManager'
}

/** Undefined where that action may be done; else the reason: on oneself, or because of both roles. */
export const refusedBetween = (viewer: Someone, target: Someone, action: string): 'oneself' | 'roles' | undefined => {
  const relation = relationOf(viewer, target)
  if (relation !== undefined && (allowed[action] ?? edit).includes(relation)) return undefined
  return relation === 'oneself' ? 'oneself' : 'roles'
}
