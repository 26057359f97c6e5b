// Guards of accounts: who may do what to whom (domain 1, G1-G4).
import { actionKind } from '../../../language/actions/index.ts'
import { sql } from '../../../server/kit.ts'
import type { Guard, GuardCall } from '../customTypes.ts'
import { isStaffRole, refusedBetween } from '../people/staffTable.ts'
import type { StaffAction } from '../people/staffTable.ts'
import { table } from '../tables.ts'
import { eachRecord, onRecords, refuse } from './answerEach.ts'

const users = table('User')

const doings: Readonly<Record<string, StaffAction>> = {
  update: 'edit',
  disable: 'state',
  enable: 'state',
  delete: 'state',
  updateRole: 'role',
  updatePassword: 'password',
  endSessions: 'endSessions',
  loginAs: 'loginAs',
  message: 'message',
  createPayout: 'money',
  manualPayout: 'money',
  correct: 'money',
}

/** On oneself the guard of that action speaks (notSelf, ownRoleFrozen, notInOwnFavour); this one is about others. */
export const staffTable: Guard<'staffTable'> = eachRecord((record, { viewer, action }) => {
  const doing = doings[action.name] ?? 'edit'
  return refusedBetween(viewer, { id: record.id, role: record.role }, doing) === 'roles' ? refuse('staffTable') : undefined
})

/** Who referred a creator, or is to have, has a share of what that one earns: others decide. */
export const notOwnReferral: Guard<'notOwnReferral'> = eachRecord((record, { viewer, input }) =>
  [record['referring.referrer'], input?.referrer].includes(viewer.id) ? refuse('notOwnReferral') : undefined,
)

/** A new account of the staff, and a role among, to or from the staff: by admins only. */
export const staffRoleByAdmins: Guard<'staffRoleByAdmins'> = async (call) => {
  const wished = call.input?.role ?? ''
  const refused = isStaffRole(wished) && call.viewer.role !== 'admin'
  return actionKind(call.action).makes
    ? [refused ? refuse('staffRoleByAdmins') : undefined]
    : onRecords(call, () => (refused ? refuse('staffRoleByAdmins') : undefined))
}

/** Ids of at most two admins that can log in; locked where the action really runs, so that two admins cannot remove each other at once. */
const enabledAdmins = async ({ tx, input }: GuardCall<'lastAdmin'>): Promise<readonly string[]> => {
  const lock = input === undefined ? sql`limit 2` : sql`for no key update`
  return (
    await sql<{
      id: string
    }>`select ${users.id}::text as id from ${users} where ${users.role} = 'admin' and ${users.status} = 'ACTIVE' order by ${users.id} ${lock}`.execute(
      tx,
    )
  ).rows.map((each) => each.id)
}

export const lastAdmin: Guard<'lastAdmin'> = async (call) => {
  if (call.input?.role === 'admin' || !call.records.some((each) => each.role === 'admin')) return onRecords(call, () => undefined)
  const admins = await enabledAdmins(call)
  return onRecords(call, (record) => (admins.length === 1 && admins[0] === record.id ? refuse('lastAdmin') : undefined))
}
