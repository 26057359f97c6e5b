// An entity that a caller names in an operation of no entity: they may ask about it what they may read.
import { decide } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import type { Caller } from '../call.ts'
import { hearingGuard } from '../live/hearingGuard.ts'
import type { Heard } from '../live/hearingGuard.ts'
import { denied } from './authorize.ts'

export const mayReadEntity = (product: Heard, caller: Caller, name: string): boolean => {
  const guard = hearingGuard(product, name)
  return guard !== undefined && decide(caller, { rule: guard.rule }).allowed
}

/** @throws Fault DENIED where there is none, or they may not read it: which of both is not told */
export const readableEntity = (product: Heard, caller: Caller, name: string): EntityModel => {
  const entity = named(product.entities, name)
  const guard = hearingGuard(product, name)
  if (!entity || !guard) throw denied([])
  const { allowed, missing } = decide(caller, { rule: guard.rule })
  if (!allowed) throw denied(missing)
  return entity
}
