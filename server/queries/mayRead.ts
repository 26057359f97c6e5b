// Whether a caller may read a path in a list, where the query itself chooses it: default sort, free search.
import { decide } from '../../language/access.ts'
import type { Call } from '../call.ts'
import { Fault } from '../Fault.ts'
import type { Place } from './places.ts'

/** A part's or field's own right; without one, the operation's, or that of a page which reads this field. */
export const mayRead = ({ caller, operation, own }: Pick<Call, 'caller' | 'operation' | 'own'>, { path, part, field }: Place): boolean => {
  const subject = own ? caller.id : undefined
  if (field.kind === 'secret' || field.kind === 'masked') return false
  if (field.read) return decide(caller, field.read, subject).allowed
  if (decide(caller, part.read, subject).allowed) return true
  return part.name === '' && operation.also.some((each) => each.fields.includes(path) && decide(caller, { rule: each.rule }).allowed)
}

/** Whether a field shows on the card of its record wherever that is referred to: it does, unless it (or its part) asks a right of its own. */
export const showsOnCard = ({ caller }: Pick<Call, 'caller'>, { part, field }: Place): boolean => {
  if (field.kind === 'secret' || field.kind === 'masked') return false
  const guard = field.read ?? (part.name === '' ? undefined : part.read)
  return guard === undefined || decide(caller, guard).allowed
}

/**
 * Where only the own right lets the caller in, the records are limited to those about themselves.
 * @throws Fault DENIED where no right does: the gate should not have let it through
 */
export const onlyOwn = ({ caller, operation, own }: Pick<Call, 'caller' | 'operation' | 'own'>): boolean => {
  if (own) return true
  if (decide(caller, operation.guard).allowed || operation.also.some((each) => decide(caller, { rule: each.rule }).allowed)) return false
  const { allowed, missing } = decide(caller, operation.guard, caller.id)
  if (!allowed) throw new Fault('DENIED', 'You do not have the right to do this', 'errors.DENIED', missing)
  return true
}
