// A change that was asked for earlier and is carried out now, in the name of whoever asked or of somebody else.
import { decide } from '../../language/access.ts'
import { named } from '../../language/named.ts'
import type { Call, Caller, Selection } from '../call.ts'
import type { ProductModel } from '../ProductModel.ts'
import { Refusal } from './Refusal.ts'

/** Nobody reads an answer. */
export const nothingSelected: Selection = { paths: new Set(), can: false, canInList: false, total: false }

/** What was kept of it. */
export interface AskedEarlier {
  readonly operation: string
  readonly args: Call['args']
}

/** @throws Refusal where there is no such operation any more */
export const callAs = (product: ProductModel, caller: Caller, { operation: name, args }: AskedEarlier): Call => {
  const operation = named(product.operations, name)
  const entity = operation && named(product.entities, operation.entity)
  if (!operation || !entity) throw new Refusal('unknown', 'refusals.operationGone')
  return { caller, operation, entity, args, selection: nothingSelected }
}

/** @throws Refusal where whoever asked has not the right any more */
export const ensureStillMay = ({ caller, operation }: Call): void => {
  if (!decide(caller, operation.guard).allowed) throw new Refusal('requester', 'refusals.requesterGone')
}
