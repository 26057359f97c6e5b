// Who among the staff may do what to whom, whatever rights are held (domain 1, G1-G3).

/** What is done to a person. */
export type StaffAction = 'create' | 'edit' | 'password' | 'role' | 'state' | 'endSessions' | 'loginAs' | 'message' | 'money'

export interface Someone {
  readonly id: string
  readonly role: string
}

type Relation = 'oneself' | 'adminOnAdmin' | 'adminOnManager' | 'managerOnStaff' | 'staffOnPeople'

const allowed: Readonly<Record<StaffAction, readonly Relation[]>> = {
  create: ['adminOnAdmin', 'adminOnManager', 'staffOnPeople'],
  edit: ['oneself', 'adminOnAdmin', 'adminOnManager', 'staffOnPeople'],
  password: ['oneself', 'adminOnAdmin', 'adminOnManager', 'staffOnPeople'],
  role: ['adminOnAdmin', 'adminOnManager', 'staffOnPeople'],
  state: ['adminOnAdmin', 'adminOnManager', 'staffOnPeople'],
  endSessions: ['oneself', 'adminOnAdmin', 'adminOnManager', 'staffOnPeople'],
  loginAs: ['adminOnManager', 'staffOnPeople'],
  message: ['adminOnAdmin', 'adminOnManager', 'managerOnStaff', 'staffOnPeople'],
  money: ['adminOnAdmin', 'adminOnManager', 'managerOnStaff', 'staffOnPeople'],
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

/** Undefined where it may be done; else the reason: on oneself, or because of both roles. */
export const refusedBetween = (viewer: Someone, target: Someone, doing: StaffAction): 'oneself' | 'roles' | undefined => {
  const relation = relationOf(viewer, target)
  if (relation !== undefined && allowed[doing].includes(relation)) return undefined
  return relation === 'oneself' ? 'oneself' : 'roles'
}
