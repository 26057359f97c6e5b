// The current password that stands beside a change of oneself: taken off the call before anything else sees its input, so that no digest, audit or custom knows of it.
import { currentPassword } from '../../language/currentPassword.ts'
import { findSubject } from '../authorize/findSubject.ts'
import type { Call, Caller } from '../call.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Bag } from '../isBag.ts'
import type { ProductModel } from '../ProductModel.ts'
import { sealingOf } from '../secrets/sealed.ts'
import { peopleOf } from '../session/people.ts'
import { tryOwnPassword } from '../session/tryOwnPassword.ts'
import { NotOneself } from './NotOneself.ts'
import type { RunningAction } from './RunningAction.ts'

const { name: field } = currentPassword
const forms = ['input', 'patch'] as const

const ownAsksOf = ({ entity, operation }: Call): boolean =>
  entity.actions.some((each) => each.ownAsks !== undefined && (operation.actions ?? [operation.action]).includes(each.path))

interface Taken {
  readonly call: Call
  readonly typed: string | undefined
}

/** The call as everything else may see it, and what was typed: in one of its forms, or beside what a revelation is asked with. */
export const takeProof = (call: Call): Taken => {
  const reveals = call.operation.does === 'reveal'
  if (!reveals && !ownAsksOf(call)) return { call, typed: undefined }
  let typed: string | undefined
  const without = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const { [field]: given, ...rest } = value as Bag
    if (typeof given === 'string' && given !== '') typed = given
    return rest
  }
  if (reveals) return { call: { ...call, args: without(call.args) as Bag }, typed }
  const taken = Object.fromEntries(forms.flatMap((name) => (name in call.args ? [[name, without(call.args[name])]] : [])))
  return { call: { ...call, args: { ...call.args, ...taken } }, typed }
}

/** Whether what was typed is the caller's own password. @throws NotOneself, Fault LIMIT */
export type Prove = (call: Call, typed: string | undefined) => Promise<boolean>

/** Whether it is the caller's own password. @throws NotOneself, Fault LIMIT */
export type ProveOneself = (caller: Caller, typed: string) => Promise<boolean>

export const openProvingOneself = ({ pool }: Database, product: ProductModel): ProveOneself => {
  const people = peopleOf({ pool }, product)
  return async (caller, typed) => {
    const { is } = await tryOwnPassword({ pool, people, fingerprint: sealingOf(product).fingerprint }, caller, typed)
    if (is === 'wrong') throw new NotOneself('wrong')
    return is === 'right'
  }
}

/** Compared only on a record that is about oneself, or beside a revelation. */
export const openProving = (database: Database, product: ProductModel): Prove => {
  const proveOneself = openProvingOneself(database, product)
  return async ({ caller, args, operation, entity }, typed) => {
    if (typed === undefined) return false
    if (operation.does !== 'reveal' && (await findSubject(database.pool, operation, entity, args)) !== caller.id) return false
    return proveOneself(caller, typed)
  }
}

/**
 * @param changed names of inputs
 * @throws NotOneself where one of them, or the action itself, asks who one is, the record is about oneself, and it was not said
 */
export const ensureProven = ({ action: { ownAsks }, call, subject }: RunningAction, changed: readonly string[]): void => {
  const asks = ownAsks && (ownAsks.length === 0 || ownAsks.some((name) => changed.includes(name)))
  if (!asks || call.proven || subject !== call.caller.id) return
  throw new NotOneself('missing')
}
