// Guards of accounts: who may do what to whom (domain 1, G1-G4).
import { currentSession, type Guard, type GuardCall } from '../../../server/kit.ts'
import { isStaffRole, refusedBetween } from '../people/staffTable.ts'
import { find, loadRecords } from '../store.ts'
import { eachRecord, isId, onRecords, refuse } from './answerEach.ts'

/** On oneself the guard of that action speaks (notSelf, ownRoleFrozen, notInOwnFavour); this one is about others. */
export const staffTable: Guard<'staffTable'> = eachRecord(({ id, role }, { viewer, action }) =>
  refusedBetween(viewer, { id, role }, action.name) === 'roles' ? refuse('staffTable') : undefined,
)

/** Ids of whom the records belong to; a file of a post to the post's creator. On the list it is whom the input names. */
const ownersOf = async (call: GuardCall<'ownerNotDeleted'>): Promise<readonly string[]> => {
  const asked = call.action.on === 'list' ? [call.input ?? {}] : call.records
  const sets = asked.flatMap((each) => ('set' in each && isId(each.set) ? [each.set] : []))
  const posts = sets.length === 0 ? [] : await find(call, 'ContentSet', { id: sets })
  return asked.map((each) => ('set' in each ? posts.find(({ id }) => id === each.set)?.user : each.user) ?? '')
}

/** All that stands in the profile of a deleted user stays as it is (domain 4.6). */
export const ownerNotDeleted: Guard<'ownerNotDeleted'> = async (call) => {
  const owners = await ownersOf(call)
  const deleted = await find(call, 'User', { id: [...new Set(owners)].filter(isId), status: 'DELETED' })
  return owners.map((owner) => (deleted.some(({ id }) => id === owner) ? refuse('ownerNotDeleted') : undefined))
}

/** What is kept of somebody's login: of another as the table says of an edit. */
const ofPerson = async (call: GuardCall<'endsSession'> | GuardCall<'dropsFactor'>) => {
  const people = await loadRecords(call, 'User', [...new Set(call.records.map(({ person }) => person ?? ''))])
  const roles = new Map(people.flatMap((each) => (each ? [[each.id, each.role]] : [])))
  return (person: string | null) => {
    const whose = { id: person ?? '', role: roles.get(person ?? '') ?? '' }
    return refusedBetween(call.viewer, whose, call.action.name) === undefined ? undefined : refuse('staffTable')
  }
}

/** Of one's own sessions any but the one that one acts in, which is left by logging out. */
export const endsSession: Guard<'endsSession'> = async (call) => {
  const [current, refusedFor] = await Promise.all([currentSession(call.tx, call.viewer), ofPerson(call)])
  return onRecords(call, ({ id, person }) => (id === current ? refuse('thisSession') : refusedFor(person)))
}

/** As a password is changed, so is what is asked besides it. */
export const dropsFactor: Guard<'dropsFactor'> = async (call) => {
  const refusedFor = await ofPerson(call)
  return onRecords(call, ({ person }) => refusedFor(person))
}

/** Who referred a creator, or is to have, has a share of what that one earns: others decide. */
export const notOwnReferral: Guard<'notOwnReferral'> = eachRecord((record, { viewer, input }) =>
  [record['referring.referrer'], input?.referrer].includes(viewer.id) ? refuse('notOwnReferral') : undefined,
)

/** A new account of the staff, and a role among, to or from the staff: by admins only. */
export const staffRoleByAdmins: Guard<'staffRoleByAdmins'> = async (call) => {
  const refused = isStaffRole(call.input?.role ?? '') && call.viewer.role !== 'admin' ? refuse('staffRoleByAdmins') : undefined
  return call.action.on === 'list' ? [refused] : call.records.map(() => refused)
}

/** Those that can log in are locked where the action really runs, so that two admins cannot remove each other at once. */
export const lastAdmin: Guard<'lastAdmin'> = async (call) => {
  if (call.input?.role === 'admin' || !call.records.some((each) => each.role === 'admin')) return onRecords(call, () => undefined)
  const admins = await find(call, 'User', { role: 'admin', status: 'ACTIVE' }, call.input && 'no key update')
  return onRecords(call, (record) => (admins.length === 1 && admins[0]?.id === record.id ? refuse('lastAdmin') : undefined))
}
