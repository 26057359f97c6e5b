// An entity that a caller names in an operation of no entity: they may ask about it what they may read.
import { decide, type Decision } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import type { Caller } from '../call.ts'
import { hearingGuard, type Heard } from '../live/hearingGuard.ts'
import { denied } from './authorize.ts'

const decideReading = (product: Heard, caller: Caller, name: string): Pick<Decision, 'allowed' | 'missing'> => {
  const guard = hearingGuard(product, name)
  return guard ? decide(caller, { rule: guard.rule }) : { allowed: false, missing: [] }
}

export const mayReadEntity = (product: Heard, caller: Caller, name: string): boolean => decideReading(product, caller, name).allowed

/** @throws Fault DENIED where there is none, or they may not read it: which of both is not told */
export const readableEntity = (product: Heard, caller: Caller, name: string): EntityModel => {
  const entity = named(product.entities, name)
  const { allowed, missing } = decideReading(product, caller, name)
  if (!entity || !allowed) throw denied(missing)
  return entity
}
